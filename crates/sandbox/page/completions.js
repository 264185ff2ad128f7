// What may be meant by what has been typed so far: commands, games, their options, people.

import { say } from "./words.js";

/** The most that are offered. */
const MOST = 40;

/** Completions of a text: `{begins, word, about}`, and `insert` where something else is put in. */
export function completions(model, chatId, text) {
  const begins = text.search(/\S*$/);
  const typed = text.slice(begins).toLowerCase();
  const fits = (word) => word.toLowerCase().startsWith(typed) && word.toLowerCase() !== typed;
  const found = possible(model, chatId, text.slice(0, begins), typed);
  return found.filter(({ word, about }) => fits(word) || named(about, typed)).slice(0, MOST).map((one) => ({ begins, ...one }));
}

/** Whether a name begins like that: a game is found by what it is called as well. */
const named = (about, typed) => typed !== "" && /^[\p{L} -]+$/u.test(typed) && (about ?? "").toLowerCase().startsWith(typed);

function possible(model, chatId, before, typed) {
  const chat = model.chat(chatId);
  if (typed.startsWith("@")) return people(model);
  if (before.trim() === "") return typed.startsWith("/") ? commands(model, chat) : [];
  const [command, ...words] = before.trim().split(/\s+/);
  const name = /^\/(\w+)/.exec(command)?.[1].toLowerCase();
  const games = model.completions;
  const chosen = games.find((game) => game.word === name) ?? games.find((game) => words.some((word) => called(game, word)));
  if (chosen) return options(chosen, words, typed);
  return name === "play" || name === "challenge" || name === "rules" ? games : [];
}

const called = (game, word) => [game.word, game.about].some((name) => name?.toLowerCase() === word.toLowerCase());

/** The options of a game that were not said yet, or the values of the one that is begun. */
function options(game, words, typed) {
  const begun = game.then.find((option) => option.word.endsWith("=") && typed.startsWith(option.word));
  if (begun) return begun.then.map((value) => ({ ...value, word: begun.word + value.word }));
  return game.then.filter((option) => !option.word.endsWith("=") || !words.some((word) => word.startsWith(option.word)));
}

function people(model) {
  const others = model.state.people.filter((person) => person.username && person.id !== model.me);
  return others.map((person) => ({ word: `@${person.username}`, about: person.id === model.state.bot ? say("bot") : person.name }));
}

/** In groups commands are addressed: others may listen to the same one. */
function commands(model, chat) {
  const alone = chat?.kind === "private";
  if (!alone && !chat?.bot) return [];
  const bot = model.person(model.state.bot).username;
  const known = chat?.commands ?? model.state.commands[alone ? "private" : "group"];
  return known.map(({ command, description }) => ({
    word: `/${command}`, about: description, insert: alone ? `/${command}` : `/${command}@${bot}`,
  }));
}
