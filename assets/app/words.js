// The app's own words. What is asked and answered comes from the bot.

const WORDS = {
  en: {
    touch_play: "Play", touch_clear: "Take all marks away", touch_back: "One step back", touch_letter: "The new letter",
    touch_hint: "Touch the board",
    touch_keys: "Arrow keys choose a place, Enter marks it, Enter once more plays, Escape clears.",
    type: "Or type your move", gone: "This match cannot be shown here.", old: "Open the board anew: this link is too old.",
    failed: "The bot does not answer. It is asked again.",
  },
  ru: {
    touch_play: "Сходить", touch_clear: "Стереть все пометки", touch_back: "На шаг назад", touch_letter: "Новая буква",
    touch_hint: "Коснитесь поля",
    touch_keys: "Стрелки выбирают место, Enter отмечает его, ещё раз Enter — ход, Escape стирает.",
    type: "Или введите ход", gone: "Эту партию здесь не показать.", old: "Откройте поле заново: эта ссылка устарела.",
    failed: "Бот не отвечает. Спрошу ещё раз.",
  },
};

let language = "en";

/** Chooses the language. */
export function speak(code) {
  language = code in WORDS ? code : "en";
  document.documentElement.lang = language;
}

/** Words by their key. */
export const say = (key) => WORDS[language][key] ?? key;
