import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isValidElement } from 'react';

const texts = path.join(__dirname, '../../src/texts');

type Texts = Readonly<Record<string, unknown>>;

const isGroup = (text: unknown): text is Texts =>
  typeof text === 'object' && text !== null && !isValidElement(text);

function isMismatch(english: unknown, translation: unknown): boolean {
  if (typeof english !== 'function') return typeof translation !== typeof english;
  return typeof translation !== 'function' || translation.length > english.length;
}

/**
 * Returns the names of texts that a translation lacks, defines with another type, or gives more parameters
 * than English does.
 */
const findMismatches = (english: Texts, translated: Texts): string[] =>
  Object.entries(english).flatMap(([name, text]) => {
    const translation = translated[name];
    if (!isGroup(text)) return isMismatch(text, translation) ? [name] : [];
    if (!isGroup(translation)) return [name];
    return findMismatches(text, translation).map((inner) => `${name}.${inner}`);
  });

const files = readdirSync(path.join(texts, 'en'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const load = (language: string, file: string): Texts =>
  jest.requireActual<Texts>(path.join(texts, language, file));

test('findMismatches reports missing texts, texts of another type, and texts with extra parameters', () => {
  const { dismiss: _dismiss, ...incomplete } = load('en', 'ui.ts');
  expect(findMismatches(load('en', 'ui.ts'), incomplete)).toEqual(['dismiss']);
  const of = (count: number) => `${count}`;
  const ofBoth = (count: number, total: number) => `${count} of ${total}`;
  expect(findMismatches({ of }, { of: 'of' })).toEqual(['of']);
  expect(findMismatches({ of }, { of: ofBoth })).toEqual(['of']);
  expect(findMismatches({ of: ofBoth }, { of })).toEqual([]);
  const nested = { colors: { red: 'Red', blue: 'Blue' }, rows: [['Ada', 'Bo'], [of]] };
  expect(findMismatches(nested, nested)).toEqual([]);
  expect(findMismatches(nested, { colors: { red: 'Rot' }, rows: [['Ada'], [ofBoth]] })).toEqual([
    'colors.blue',
    'rows.0.1',
    'rows.1.0',
  ]);
  expect(findMismatches(nested, { colors: null, rows: 'none' })).toEqual(['colors', 'rows']);
});

test.each(readdirSync(texts))('language %s has every English text with a matching type', (language) => {
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) =>
      findMismatches(load('en', file), load(language, file)).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});
