import { analyse } from 'chardet';

/** The supported encodings, as named in `openapi.yaml`. */
export const encodings = [
  ...(['UTF-8', 'UTF-16LE', 'UTF-16BE'] as const),
  ...(['Windows-1250', 'Windows-1251', 'Windows-1252', 'Windows-1253', 'Windows-1254'] as const),
  ...(['Windows-1255', 'Windows-1256', 'Windows-1257', 'Windows-1258'] as const),
  ...(['ISO-8859-2', 'ISO-8859-3', 'ISO-8859-4', 'ISO-8859-5', 'ISO-8859-6', 'ISO-8859-7'] as const),
  ...(['ISO-8859-8', 'ISO-8859-10', 'ISO-8859-13', 'ISO-8859-14', 'ISO-8859-15'] as const),
  ...(['KOI8-R', 'KOI8-U', 'Shift_JIS', 'EUC-JP', 'GB18030', 'Big5', 'EUC-KR'] as const),
] as const;

export type Encoding = (typeof encodings)[number];

export const isEncoding = (name: string): name is Encoding => (encodings as readonly string[]).includes(name);

// The Windows-1252 characters of the bytes 0x80 to 0x9f, which differ in Latin-1. The `TextDecoder` of
// Node.js 20 treats both encodings alike.
const windowsOnly = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => windowsOnly.charAt(character.charCodeAt(0) - 0x80));

/** Decodes bytes and removes a leading byte order mark; invalid bytes become U+FFFD. */
export const decodeAs = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'Windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);

// The non-ASCII letters of languages that use the Latin alphabet.
const alphabets = [
  ...['äöüß', 'àâæçéèêëîïôœùûüÿ', 'áéíñóúüºª', 'àáâãçéêíóôõúüºª', 'àèéìíîòóùú', 'àçèéíïòóúü·', 'äéëïöüèêá'],
  ...['åäöéøæóüð', 'áæðéíóöúýþ', 'ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű'],
  ...['čćđšžë', 'ăâîșțşţ', 'çğıİöşüâîû', 'ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž'],
];
const marks = `\\p{N}\\p{M}\\p{Pd}’'.·&@/:_`;
const scripts = [
  ...alphabets.map((letters) => `a-zA-Z${letters}${letters.toUpperCase().replace('SS', 'ẞ')}`),
  ...['Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Hangul'].map((name) => `\\p{sc=${name}}`),
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々',
];
const wordPattern = new RegExp(
  `^[«‹“„‘¿¡]?(?:${scripts.map((letters) => `[${letters}${marks}]+`).join('|')})[»›”“’!?…€£¥]?$`,
  'u',
);
const wordSeparators = /[\s,;|"()]+/;
const nonAscii = /[^\x00-\x7f]/;

const isSpelled = (word: string): boolean =>
  word === '€' || (wordPattern.test(word) && !/\p{Ll}\p{Lu}/u.test(word));

/**
 * Returns the number of words with non-ASCII characters, and the share of them that use the letters of one
 * language.
 */
function plausibility(text: string): { words: number; share: number } {
  const words = text.split(wordSeparators).filter((word) => nonAscii.test(word));
  return { words: words.length, share: words.filter(isSpelled).length / Math.max(words.length, 1) };
}

/** The candidate encodings of text that is not Unicode, likeliest first, with their names in chardet. */
const candidates: readonly (readonly [encoding: Encoding, ratedAs: readonly string[]])[] = [
  ['Windows-1252', ['windows-1252', 'ISO-8859-1']],
  ['Windows-1250', ['windows-1250', 'ISO-8859-2']],
  ['ISO-8859-2', ['ISO-8859-2']],
  ['Windows-1251', ['windows-1251']],
  ['KOI8-R', ['KOI8-R']],
  ['KOI8-U', ['KOI8-R']],
  ['ISO-8859-5', ['ISO-8859-5']],
  ['Windows-1253', ['windows-1253', 'ISO-8859-7']],
  ['ISO-8859-7', ['ISO-8859-7', 'windows-1253']],
  ['Windows-1254', ['windows-1254', 'ISO-8859-9']],
  ['Windows-1255', ['windows-1255', 'ISO-8859-8']],
  ['Windows-1256', ['windows-1256']],
  ['ISO-8859-6', ['ISO-8859-6']],
  ['Windows-1257', ['windows-1257']],
  ['Shift_JIS', ['Shift_JIS']],
  ['EUC-JP', ['EUC-JP']],
  ['EUC-KR', ['EUC-KR']],
  ['GB18030', ['GB18030']],
  ['Big5', ['Big5']],
];

const sampleBytes = 2048;
const separators = new Set(Buffer.from(',;\t\r\n"'));

/** Returns the first non-ASCII cells, because chardet takes ASCII for English. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let start = 0;
  let isNonAscii = false;
  for (let position = 0; position <= bytes.length && sample.length < sampleBytes; position += 1) {
    const byte = bytes[position] ?? 0x0a;
    if (byte >= 0x80) isNonAscii = true;
    if (!separators.has(byte)) continue;
    if (isNonAscii) sample.push(...bytes.subarray(start, Math.min(position, start + sampleBytes)), 0x0a);
    start = position + 1;
    isNonAscii = false;
  }
  return Uint8Array.from(sample);
}

interface EncodingGuess {
  encoding: Encoding;
  /** Whether the best candidate has no clear lead or contains too many implausible words. */
  isUncertain: boolean;
}

// Spelling weighs more than chardet's confidence, which ranges from 0 to 100.
const spellingWeight = 200;
const mostLikelyBonus = 10;
const minLead = 30;
const minWords = 6;
const minLeadOfFewWords = 100;
const minShare = 0.9;

/** Guesses the encoding of text that is not Unicode. */
export function detectEncoding(bytes: Uint8Array): EncodingGuess {
  const sample = sampleOf(bytes);
  const ratings = new Map<string, number>(analyse(sample).map(({ name, confidence }) => [name, confidence]));
  const results = candidates
    .map(([encoding, ratedAs], index) => {
      const text = decodeAs(sample, encoding);
      const { words, share } = plausibility(text);
      const rating = Math.max(...ratedAs.map((name) => ratings.get(name) ?? 0));
      const score = spellingWeight * share + rating + (index === 0 ? mostLikelyBonus : 0);
      return { encoding, text, words, share, score };
    })
    .sort((a, b) => b.score - a.score);
  const [best, ...others] = results;
  if (!best) throw new Error('There are no candidate encodings.');
  // A candidate that decodes to the same text is not a rival.
  const rival = others.find(({ text }) => text !== best.text);
  const lead = rival ? best.score - rival.score : Infinity;
  const isUncertain = best.share < minShare || lead < (best.words < minWords ? minLeadOfFewWords : minLead);
  return { encoding: best.encoding, isUncertain };
}
