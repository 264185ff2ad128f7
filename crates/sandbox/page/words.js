// The page's own words. The bot's words come from the bot.

const WORDS = {
  en: {
    people: "Who am I?", theme: "Light or dark", switches: "Switches", chats: "Chats", back: "Back to the chats",
    close: "Close", ok: "OK", send: "Send", write: "Message", start: "Start", you: "You", general: "General",
    people_count: "{n} people and the bot", bot: "bot", no_bot: "{n} people, without the bot", two: "A chat of two, without the bot", offline: "Connecting…", newest: "To the newest message",
    unread: "{n} unread", edited: "edited", gone: "Deleted message", reply: "Reply", edit: "Edit", remove: "Delete",
    replying: "Reply to {name}", editing: "Editing", forwarded: "Forwarded from {name}", picture: "Picture",
    animation: "Moving picture", file: "File", lost: "No longer kept", board: "Open in full size", download: "Download",
    typing: "{name} is typing…", upload_photo: "{name} is sending a picture…", upload_document: "{name} is sending a file…",
    joined: "{name} joined", left: "{name} left", topic: "{name} opened the topic “{topic}”", closed_topic: "{name} closed the topic",
    reopened: "{name} opened the topic again", migrated: "The group became a supergroup", closed: "This topic is closed.",
    nobody: "There is no such person.", busy: "The bot has too much to read already. Let it run.", empty: "Nothing is written there.",
    long: "That is too long.", malformed: "That cannot be sent.", failed: "The page cannot reach the sandbox.", commands: "Commands",
    messages: "Messages", today: "Today", nothing: "Nothing has been written here yet.", in_group: "The bot is in this group already.",
    messenger: "The messenger", privacy: "Privacy mode", privacy_about: "In groups the bot reads only commands and replies to it.",
    suggests: "Inline mode", suggests_about: "Type @{name} and a move, and the bot says what it would do.", via: "via @{name}",
    feedback: "Inline feedback", feedback_off: "never", feedback_half: "every second", feedback_on: "always",
    guests: "Guest mode", guests_about: "Say @{name} where the bot is not a member, and it answers there.",
    forward: "Forward", pick: "Choose a chat",
    suggestions: "What the bot suggests", alone: "Only you and the bot see this",
    old_app: "This app is too old to open it.",
    admin: "Bot is administrator", admin_about: "Then it reads everything in groups, privacy mode or not.",
    limits: "Limits", limits_about: "20 messages a minute in a group, one a second in a chat, as in Telegram.",
    newer: "New in the messenger", newer_about: "Turn it off as an older server or an older app would.",
    known_all: "known", known_server: "old app", known_nobody: "old server", react: "React",
    new_ephemeral: "Messages for one alone", new_styles: "Colours of buttons", new_disabled: "Buttons that only show",
    new_times: "Times by the own clock", new_fields: "Field beside buttons", new_reactions: "Reactions", new_adding: "Options added to polls",
    new_apps: "Mini App: boards in a frame",
    poll_closed: "This poll is closed.", poll_add: "An answer of your own", option: "{name} added the answer “{topic}”",
    faults: "Make the next calls fail", toomany: "429, wait 3 s", internal: "500", drop: "lost answer", mend: "Nothing fails any more",
    faults_left: "{n} more calls will fail.", faults_none: "Nothing fails.", clock: "Clock", hour: "+1 hour", day: "+1 day",
    ahead: "{n} h ahead", on_time: "On time.", process: "The bot", running: "It runs.", stopped: "It does not run: what you write waits.",
    changing: "It is changing…", run: "Runs", restart: "Stop and start again", kept: "Matches survive it: write a move and see.",
    heard: "Privacy mode is on: here the bot reads only commands and answers to its messages.",
    touch_play: "Play", touch_clear: "Take all marks away", touch_back: "One step back", touch_letter: "The new letter",
    touch_hint: "Touch the board",
    touch_keys: "Arrow keys choose a place, Enter marks it, Enter once more plays, Escape clears.",
    turn: "Your move", in_words: "The board in words", in_words_key: "B: the whole board in words.",
    name: "My name", rename: "Rename", name_about: "Any name will do, to see what becomes of it.",
    windows: "Open this page in a second window to be two people at once.",
  },
  ru: {
    people: "Кто я?", theme: "Светло или темно", switches: "Переключатели", chats: "Чаты", back: "К чатам",
    close: "Закрыть", ok: "Понятно", send: "Отправить", write: "Сообщение", start: "Начать", you: "Вы", general: "Общее",
    people_count: "Людей: {n}, и бот", bot: "бот", no_bot: "Людей: {n}, без бота", two: "Чат на двоих, без бота", offline: "Соединяюсь…", newest: "К последнему сообщению",
    unread: "Непрочитанных: {n}", edited: "изменено", gone: "Удалённое сообщение", reply: "Ответить", edit: "Изменить", remove: "Удалить",
    replying: "Ответ: {name}", editing: "Правка", forwarded: "Переслано от: {name}", picture: "Картинка",
    animation: "Движущаяся картинка", file: "Файл", lost: "Больше не хранится", board: "Открыть целиком", download: "Скачать",
    typing: "{name} печатает…", upload_photo: "{name} отправляет картинку…", upload_document: "{name} отправляет файл…",
    joined: "В группе: {name}", left: "Больше не в группе: {name}", topic: "{name}: новая тема «{topic}»", closed_topic: "{name}: тема закрыта",
    reopened: "{name}: тема снова открыта", migrated: "Группа стала супергруппой", closed: "Эта тема закрыта.",
    nobody: "Такого человека нет.", busy: "Боту и так слишком много читать. Пусть сначала поработает.", empty: "Тут ничего не написано.",
    long: "Это слишком длинно.", malformed: "Такое не отправить.", failed: "Песочница не отвечает.", commands: "Команды",
    messages: "Сообщения", today: "Сегодня", nothing: "Здесь ещё ничего не написали.", in_group: "Бот уже в этой группе.",
    messenger: "Мессенджер", privacy: "Режим приватности", privacy_about: "В группах бот читает только команды и ответы ему.",
    alone: "Видите только вы и бот",
    suggests: "Встроенный режим", suggests_about: "Напишите @{name} и ход, и бот скажет, что из него выйдет.", via: "через @{name}",
    feedback: "Отчёты о выборе", feedback_off: "никогда", feedback_half: "через раз", feedback_on: "всегда",
    guests: "Гостевой режим", guests_about: "Назовите @{name} там, где бота нет, и он ответит.",
    forward: "Переслать", pick: "Выберите чат",
    suggestions: "Что подсказывает бот",
    old_app: "Эта программа слишком старая и его не откроет.",
    admin: "Бот — администратор", admin_about: "Тогда он читает в группах всё, есть режим приватности или нет.",
    limits: "Ограничения", limits_about: "20 сообщений в минуту на группу, одно в секунду на чат, как в Телеграме.",
    newer: "Новое в мессенджере", newer_about: "Выключите — будет как со старым сервером или старой программой.",
    known_all: "знают все", known_server: "старая программа", known_nobody: "старый сервер", react: "Отозваться",
    new_ephemeral: "Сообщения для одного", new_styles: "Цвета кнопок", new_disabled: "Погасшие кнопки",
    new_times: "Время по своим часам", new_fields: "Поле рядом с кнопками", new_reactions: "Реакции", new_adding: "Свои ответы в опросах",
    new_apps: "Мини-приложение: поля в окошке",
    poll_closed: "Опрос закрыт.", poll_add: "Свой ответ", option: "{name}: новый ответ «{topic}»",
    faults: "Испортить ближайшие вызовы", toomany: "429, ждать 3 с", internal: "500", drop: "ответ потерян", mend: "Больше ничего не портить",
    faults_left: "Будет испорчено вызовов: {n}.", faults_none: "Всё работает.", clock: "Часы", hour: "+1 час", day: "+1 день",
    ahead: "Впереди на {n} ч", on_time: "Идут верно.", process: "Бот", running: "Работает.", stopped: "Не работает: написанное подождёт.",
    changing: "Сейчас…", run: "Работает", restart: "Остановить и запустить снова", kept: "Партии это переживут: сделайте ход и посмотрите.",
    heard: "Режим приватности: здесь бот читает только команды и ответы на свои сообщения.",
    touch_play: "Сходить", touch_clear: "Стереть все пометки", touch_back: "На шаг назад", touch_letter: "Новая буква",
    touch_hint: "Коснитесь поля",
    touch_keys: "Стрелки выбирают место, Enter отмечает его, ещё раз Enter — ход, Escape стирает.",
    turn: "Ваш ход", in_words: "Поле словами", in_words_key: "B — всё поле словами.",
    name: "Моё имя", rename: "Назваться", name_about: "Годится любое имя: посмотрите, что с ним будет.",
    windows: "Откройте страницу во втором окне и будьте двумя людьми сразу.",
  },
};

let language = "en";

/** Chooses the language of the page by that of the person. */
export function speak(code) {
  language = code in WORDS ? code : "en";
  document.documentElement.lang = language;
}

/** The language that is spoken. */
export const spoken = () => language;

/** The time of a day. */
export const clock = (date) => date.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** How long it is until then, in milliseconds since 1970: `in 11 hours`. */
export function until(then) {
  const units = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000], ["second", 1_000]];
  const left = then - Date.now();
  const [unit, length] = units.find(([, length]) => Math.abs(left) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(language).format(Math.round(left / length), unit);
}

/** Words by their key; `{name}` and the like are filled in. An unknown key is said as a failure. */
export function say(key, values = {}) {
  const words = WORDS[language][key] ?? WORDS[language].failed;
  return words.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
