/** Words that an attacker tries first for this product, listed in docs/guide/secure.md. */
const contextWords = 'livery console dashboard operator admin password welcome letmein'.split(' ');
const minLetters = 4;

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const longWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => lettersOf(word).length >= minLetters);

/**
 * Returns whether a password adds little to context words and personal data, as in `Livery2026!!` or
 * `acme-admin-1`.
 */
export function isGuessable(password: string, personalTexts: readonly string[] = []): boolean {
  const words = [...contextWords, ...personalTexts.flatMap(longWordsOf)].sort(
    (first, second) => second.length - first.length,
  );
  const typed = password.toLowerCase();
  const remainder = words.reduce((text, word) => text.replaceAll(word, ' '), typed);
  return remainder !== typed && lettersOf(remainder).length < minLetters;
}
