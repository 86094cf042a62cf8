const apostrophes = /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\u00B4]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

// Matches combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and invisible characters. Vowel signs
// and voiced sound marks of other scripts distinguish letters, so they are kept.
const marks =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]+/g;

/** Letters that Unicode does not decompose, and the final sigma. */
const letterReplacements: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'n', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const replaceableLetter = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'g');

/**
 * Folds text for search: ignores case, accents, width, invisible characters, apostrophe and dash variants,
 * and repeated spaces. Must match the database function search_key().
 */
export const foldText = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(replaceableLetter, (character) => letterReplacements[character] ?? character)
    .normalize('NFC')
    .replaceAll('`', "'")
    .replace(/[\t-\r \u0001\u0085\u1680\u2028\u2029]+/g, ' ')
    .trim();

const cjkPairPattern =
  /^[\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u30FF\u3105-\u312F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\u{20000}-\u{3FFFD}]{2}$/u;

/** Returns whether a folded text is two Chinese, Japanese or Korean characters. */
export const isCjkPair = (key: string): boolean => cjkPairPattern.test(key);

const minSubstringLength = 3;

/**
 * Returns whether a search is long enough to match inside words: three characters, or two of Chinese,
 * Japanese or Korean.
 */
export function isSubstringSearch(search: string): boolean {
  const key = foldText(search);
  return [...key].length >= minSubstringLength || isCjkPair(key);
}
