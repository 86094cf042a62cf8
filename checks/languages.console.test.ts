import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isValidElement } from 'react';

const texts = path.join(__dirname, '../src/texts');

type Texts = Readonly<Record<string, unknown>>;

const isGroup = (text: unknown): text is Texts =>
  typeof text === 'object' && text !== null && !isValidElement(text);

function isUnlike(english: unknown, translation: unknown): boolean {
  if (typeof english !== 'function') return typeof translation !== typeof english;
  return typeof translation !== 'function' || translation.length > english.length;
}

/** Returns the names of the texts that a language lacks, or that take more values than the English ones. */
const unlike = (english: Texts, translated: Texts): string[] =>
  Object.entries(english).flatMap(([name, text]) => {
    const translation = translated[name];
    if (!isGroup(text)) return isUnlike(text, translation) ? [name] : [];
    if (!isGroup(translation)) return [name];
    return unlike(text, translation).map((inner) => `${name}.${inner}`);
  });

const files = readdirSync(path.join(texts, 'en'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const load = (language: string, file: string): Texts =>
  jest.requireActual<Texts>(path.join(texts, language, file));

test('a language that lacks a text, or whose text takes more values, is refused for that alone', () => {
  const { dismiss: _dismiss, ...incomplete } = load('en', 'ui.ts');
  expect(unlike(load('en', 'ui.ts'), incomplete)).toEqual(['dismiss']);
  const of = (count: number) => `${count}`;
  const ofBoth = (count: number, total: number) => `${count} of ${total}`;
  expect(unlike({ of }, { of: 'of' })).toEqual(['of']);
  expect(unlike({ of }, { of: ofBoth })).toEqual(['of']);
  expect(unlike({ of: ofBoth }, { of })).toEqual([]);
  const nested = { colours: { red: 'Red', blue: 'Blue' }, rows: [['Ada', 'Bo'], [of]] };
  expect(unlike(nested, nested)).toEqual([]);
  expect(unlike(nested, { colours: { red: 'Rot' }, rows: [['Ada'], [ofBoth]] })).toEqual([
    'colours.blue',
    'rows.0.1',
    'rows.1.0',
  ]);
  expect(unlike(nested, { colours: null, rows: 'none' })).toEqual(['colours', 'rows']);
});

test.each(readdirSync(texts))('every text of English has its counterpart: %s', (language) => {
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => unlike(load('en', file), load(language, file)).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});
