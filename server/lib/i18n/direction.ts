import { withoutIsolates, withoutOverrides } from '../../../contract/directionMarks';
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

/** Returns whether every isolate of a text ends in it. */
function hasBalancedIsolates(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Isolates a name of the other direction, so that it does not reorder the sentence that contains it. Removes
 * marks of the name that have an effect outside it.
 */
export function isolateName(name: string, language: string): string {
  const text = withoutOverrides(hasBalancedIsolates(name) ? name : withoutIsolates(name));
  return hasOppositeLetters(text, language) ? `\u2068${text}\u2069` : text;
}
