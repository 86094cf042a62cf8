import { foldText } from '../../../contract/foldText';
import { openBareEngine, type BareEngine } from '../../testing/bareEngine';

let engine: BareEngine;
beforeAll(async () => void (engine = await openBareEngine()));
afterAll(() => engine.close());

async function keysOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await engine.query<{ key: string }>(
    'select search_key(text) as key from unnest($1::text[]) with ordinality as texts (text, position) order by position',
    [texts],
  );
  return rows.map(({ key }) => key);
}

test.each([
  ['accents', 'José Ñandú, Nguyễn Thị', 'jose nandu, nguyen thi'],
  [
    'letters that Unicode does not decompose',
    'Straße Łukasz Żółw Ørsted Æsir Đỗ Œuvre',
    'strasse lukasz zolw orsted aesir do oeuvre',
  ],
  ['case, including Greek and Turkish', 'ΣΊΣΥΦΟΣ Σίσυφος İstanbul ışık', 'σισυφοσ σισυφοσ istanbul isik'],
  ['character width', 'ＭＵＬＬＥＲ ﾀﾛｳ', 'muller タロウ'],
  [
    'apostrophes and dashes',
    'O’Brien O‘Brien OʼBrien O`Brien O´Brien Anna‑Maria',
    "o'brien o'brien o'brien o'brien o'brien anna-maria",
  ],
  ['spaces', '  Müller \u00a0\u3000\t  Straße\n', 'muller strasse'],
  ['invisible characters', 'A\u200bda Love\u00adlace\ufeff', 'ada lovelace'],
  ['decomposed and composed letters', 'Mu\u0308ller ガ 한', 'muller ガ 한'],
])('the database and the console fold %s', async (_what, text, key) => {
  expect(await keysOf([text])).toEqual([key]);
  expect(foldText(text)).toBe(key);
});

test('the database and the console fold every character identically', async () => {
  const characters = Array.from({ length: 0x30000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Assigned}/u.test(character));
  const texts = characters.map((character) => `a${character}b`);
  const keys = await keysOf(texts);
  const different = characters.filter((_character, index) => foldText(texts[index] ?? '') !== keys[index]);
  // An older PostgreSQL does not fold letters of newer scripts.
  const isFromNewerScript = (character: string) =>
    keys[characters.indexOf(character)] === `a${character}b` && character >= '\u1c89';
  expect(different.filter((character) => !isFromNewerScript(character))).toEqual([]);
});
