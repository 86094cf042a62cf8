import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { defaultLanguage, type Language } from '../../../contract/languages';
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

const translators = new Map<Language, I18n>();

export function translatorOf(language: Language): I18n {
  const known = translators.get(language);
  if (known) return known;
  const messages = compileCatalog(readFileSync(catalogFile(language), 'utf8'));
  const translator = setupI18n({ locale: language, messages: { [language]: messages } });
  translator.setMessagesCompiler(compileMessage);
  translators.set(language, translator);
  return translator;
}

const currentLanguage = new AsyncLocalStorage<Language>();

/** Runs `work`, and what it awaits, with a language for its texts. */
export const inLanguage = <T>(language: Language, work: () => T): T => currentLanguage.run(language, work);

/** Returns the language of the current request, email or document. */
export const language = (): Language => currentLanguage.getStore() ?? defaultLanguage;

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

const isolateNames = (values: Readonly<Record<string, string | number>> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateName(value, language()) : value,
    ]),
  );

/**
 * Returns a message in the current language. `message` is its English text in ICU's format, such as
 * `'{count, plural, one {# client} other {# clients}} of {name}'`.
 */
export const t = <const Text extends string>(message: Text, ...[values]: ValueArguments<Text>): string =>
  translatorOf(language())._({ id: idOf(message), message, values: isolateNames(values) });
