import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import PO from 'pofile';
import { defaultLanguage, languages } from '../../contract/languages';

const folder = path.join(__dirname, '../../locales');

const namesInToken = (token: Token): string[] => {
  if (token.type === 'content') return [...token.value.matchAll(/<(\w+)\/?>/g)].map(([element]) => element);
  if (token.type === 'octothorpe') return [];
  if (!('cases' in token)) return [token.arg];
  return [token.arg, ...token.cases.flatMap(({ tokens }) => tokens.flatMap(namesInToken))];
};

/** Returns the placeholders and elements of a message in ICU's format. Throws if it has another format. */
const namesIn = (message: string): string[] => [...new Set(parse(message).flatMap(namesInToken))].sort();

/** Returns the messages of a translated catalog that are missing or have other placeholders than English. */
const findProblems = (source: string): string[] =>
  PO.parse(source).items.flatMap(({ msgid, msgstr: [translation = ''], flags }) => {
    if (!translation) return [`Not translated: ${msgid}`];
    if (flags.fuzzy) return [`Not checked: ${msgid}`];
    const hasSameNames = namesIn(msgid).join() === namesIn(translation).join();
    return hasSameNames ? [] : [`Other placeholders: ${msgid}`];
  });

const message = (english: string, translation: string) => `msgid "${english}"\nmsgstr "${translation}"\n`;

test.each([
  [
    '{count, plural, one {# client} other {# clients}} of {name}',
    '{count, plural, other {# Kunden}} von {name}',
    [],
  ],
  ['Read <0>the guide</0>', '<0>Anleitung</0> lesen', []],
  ['Welcome to {company}', 'Willkommen bei {firma}', ['Other placeholders: Welcome to {company}']],
  ['Read <0>the guide</0>', 'Anleitung lesen', ['Other placeholders: Read <0>the guide</0>']],
  ['Save', '', ['Not translated: Save']],
])('the translation of “%s” as “%s” has the problems %j', (english, translation, problems) => {
  expect(findProblems(message(english, translation))).toEqual(problems);
});

test.each(languages)('language %s has every message of every catalog', (language) => {
  const catalogs = readdirSync(path.join(folder, defaultLanguage));
  expect(readdirSync(path.join(folder, language))).toEqual(catalogs);
  const problems = catalogs.flatMap((catalog) =>
    findProblems(readFileSync(path.join(folder, language, catalog), 'utf8')).map(
      (problem) => `${catalog}: ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});
