import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import {
  defaultLanguage,
  findLanguage,
  formattingLocale,
  inRegion,
  type Language,
  languageOrDefault,
  languages,
  localeIn,
  regionOf,
} from '../../../contract/languages';
import { cacheByKey } from '../contentFiles';
import { isolateName } from './direction';

const catalogFile = (language: Language): string =>
  path.resolve(__dirname, `../../../locales/${language}/server.po`);

/** Returns the compiled messages of a catalog in the format PO, by their ids. Omits untranslated ones. */
export function compileCatalog(source: string): Messages {
  const messages: Messages = {};
  for (const { msgid, msgctxt, msgstr } of PO.parse(source).items) {
    if (msgstr[0]) messages[generateMessageId(msgid, msgctxt)] = compileMessage(msgstr[0]);
  }
  return messages;
}

/** Returns the messages of a language, which all its translators share. */
export const catalogOf = cacheByKey((language: Language) =>
  compileCatalog(readFileSync(catalogFile(language), 'utf8')),
);

const translatorIn = cacheByKey((locale: string): I18n => {
  const language = languageOf(locale);
  const translator = setupI18n({
    locale: language,
    locales: formattingLocale(locale),
    messages: { [language]: catalogOf(language) },
  });
  translator.setMessagesCompiler(compileMessage);
  return translator;
});

/** A message without a language, which can be stored for readers of all languages. */
export interface StoredMessage {
  message: string;
  values: Readonly<Record<string, string | number | StoredMessage>>;
}

/** What determines the texts of a request, email or document. */
interface TextContext {
  language: Language;
  locale: string;
  /** The messages of the texts that `t` returned. Without it, `t` returns translations. */
  recorded?: Map<string, StoredMessage>;
}

const languageOf = (tag: string): Language => findLanguage([tag], languages) ?? defaultLanguage;

/** Omits a region without formats, so that tags from requests create formats and translators for few locales. */
const contextOf = cacheByKey((tag: string): TextContext => ({
  language: languageOf(tag),
  locale: new Intl.NumberFormat(tag).resolvedOptions().locale,
}));

const current = new AsyncLocalStorage<TextContext>();

const textContext = (): TextContext => current.getStore() ?? contextOf(defaultLanguage);

/**
 * Runs `work`, and what it awaits, with the language of a tag for its texts, and the region's format for their
 * dates and numbers. Of the tag, only the language and the region count.
 */
export const inLocale = <T>(tag: string, work: () => T): T =>
  current.run(contextOf(inRegion(languageOf(tag), regionOf(tag))), work);

/** Runs `work`, and what it awaits, with a language for its texts, and formats that are the same in all regions. */
export const inLanguage = <T>(language: Language, work: () => T): T => inLocale(language, work);

/** The preferences of an operator, and the country of the company. */
export interface OperatorPreferences {
  language: string | null;
  /** A tag for dates and numbers, which can be in another language. */
  locale: string | null;
  country: string | null;
}

/**
 * Runs `work` in the language of an operator, with the formats of the region that the operator chose, otherwise
 * of the company's country.
 */
export function inOperatorLocale<T>(preferences: OperatorPreferences, work: () => T): T {
  const language = languageOrDefault(preferences.language);
  const region = preferences.locale && regionOf(preferences.locale);
  return inLocale(region ? inRegion(language, region) : localeIn(language, preferences.country), work);
}

/** Returns the language of the current request, email or document. */
export const language = (): Language => textContext().language;

/** Returns the locale of dates and numbers in the current request, email or document. */
export const locale = (): string => textContext().locale;

/** Returns the translator for the messages of the current request, email or document. */
export const translator = (): I18n => translatorIn(locale());

type Formats = 'plural' | 'select' | 'selectordinal';

/** The name of the placeholder that a piece of a message begins with, after its opening brace. */
type NameIn<Piece extends string> = Piece extends `${infer Name}, ${Formats},${string}`
  ? Name
  : Piece extends `${string} ${string}` | ''
    ? never
    : Piece;

type NamesInPieces<Text extends string> = Text extends `${infer Piece}{${infer Rest}`
  ? NameIn<Piece> | NamesInPieces<Rest>
  : NameIn<Text>;

/** The names of a message's placeholders. */
export type Names<Text extends string> = Text extends `${infer Head}}${infer Rest}`
  ? (Head extends `${string}{${infer Pieces}` ? NamesInPieces<Pieces> : never) | Names<Rest>
  : never;

/** The values of a message's placeholders. */
export type Values<Text extends string> = Readonly<Record<Names<Text>, string | number>>;

type ValueArguments<Text extends string> = [Names<Text>] extends [never] ? [] : [values: Values<Text>];

const ids = new Map<string, string>();

export function idOf(message: string): string {
  const id = ids.get(message) ?? generateMessageId(message);
  ids.set(message, id);
  return id;
}

type AnyValues = Readonly<Record<string, string | number>>;

const isolateNames = (values: AnyValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateName(value, language()) : value,
    ]),
  );

const translate = (message: string, values: AnyValues): string =>
  translator()._({ id: idOf(message), message, values: isolateNames(values) });

/** Records a message and returns a text for it, which can be a value of another message. */
function record(recorded: Map<string, StoredMessage>, message: string, values: AnyValues): string {
  const stored = {
    message,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, recorded.get(String(value)) ?? value]),
    ),
  };
  const text = JSON.stringify(stored);
  recorded.set(text, stored);
  return text;
}

function recordOrTranslate(message: string, values: AnyValues): string {
  const { recorded } = textContext();
  return recorded ? record(recorded, message, values) : translate(message, values);
}

/**
 * Returns a message in the current language. `message` is its English text in ICU's format, such as
 * `'{count, plural, one {# client} other {# clients}} of {name}'`.
 */
export const t = <const Text extends string>(message: Text, ...[values = {}]: ValueArguments<Text>): string =>
  recordOrTranslate(message, values);

/**
 * Returns a displayed text of a content file in the current language, such as the name of a marketing template.
 * Texts that are not in the catalogs are returned as they are.
 */
export const contentText = (text: string): string => text && recordOrTranslate(text, {});

/** Runs `work` and returns its result, and a function that returns the message of a text in the result. */
export function recordMessages<T>(work: () => T): {
  result: T;
  messageOf: (text: string) => StoredMessage;
} {
  const recorded = new Map<string, StoredMessage>();
  const result = current.run({ ...textContext(), recorded }, work);
  return { result, messageOf: (text) => recorded.get(text) ?? { message: '{text}', values: { text } } };
}

/** Returns the message of the text that `work` returns. */
export function storedMessage(work: () => string): StoredMessage {
  const { result, messageOf } = recordMessages(work);
  return messageOf(result);
}

/** Returns a stored message in the current language. */
export const translateStored = ({ message, values }: StoredMessage): string =>
  translate(
    message,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? translateStored(value) : value,
      ]),
    ),
  );

/**
 * Returns a text to store for readers of all languages, or to send to another program: in English, without
 * direction marks.
 */
export const storedText = (textOf: () => string): string =>
  withoutDirectionMarks(inLanguage(defaultLanguage, textOf));
