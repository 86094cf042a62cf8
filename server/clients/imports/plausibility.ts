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
export function plausibility(text: string): { words: number; share: number } {
  const words = text.split(wordSeparators).filter((word) => nonAscii.test(word));
  return { words: words.length, share: words.filter(isSpelled).length / Math.max(words.length, 1) };
}
