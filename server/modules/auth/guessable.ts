/** What whoever guesses a password of this very program thinks of first. docs/guide/secure.md lists them. */
const contextWords = 'livery console dashboard operator admin password welcome letmein'.split(' ');
const fewestLetters = 4;

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** The words of a name or an address that are long enough to tell something. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => lettersOf(word).length >= fewestLetters);

/** Whether a password says little beyond where it is used, and by whom: `Livery2026!!`, `acme-admin-1`. */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const words = [...contextWords, ...own.flatMap(wordsOf)].sort((one, other) => other.length - one.length);
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && lettersOf(rest).length < fewestLetters;
}
