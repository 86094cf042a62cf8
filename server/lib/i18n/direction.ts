import { directionOf } from '../../../contract/languages';

const rightToLeftLetter =
  /(?=\p{L})[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRightLetter =
  /(?=\p{L})[^\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Returns whether a text contains letters that run against the direction of a language. */
const hasOppositeLetters = (text: string, language: string): boolean =>
  (directionOf(language) === 'rtl' ? leftToRightLetter : rightToLeftLetter).test(text);

/**
 * Returns the direction of a sentence in a language, which can begin with a name in another script. A text
 * that has no letter of the language's script is in another language, such as one that an operator wrote.
 */
export function textDirection(text: string, language: string): 'ltr' | 'rtl' {
  const direction = directionOf(language);
  const [own, other] =
    direction === 'rtl' ? [rightToLeftLetter, leftToRightLetter] : [leftToRightLetter, rightToLeftLetter];
  if (own.test(text) || !other.test(text)) return direction;
  return direction === 'rtl' ? 'ltr' : 'rtl';
}

/** Removes the marks of `isolateName`, for texts that are stored or read by programs. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Isolates a name of the other direction, so that it does not reorder the sentence that contains it. */
export const isolateName = (text: string, language: string): string =>
  hasOppositeLetters(text, language) ? `\u2068${text}\u2069` : text;
