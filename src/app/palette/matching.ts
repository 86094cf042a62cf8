import { foldText } from '@/lib/foldText';
import type { Choice } from './choice';

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a choice fits what was typed; null where some word of that is nowhere in it. */
function fitOf({ label, words = '', hint = '' }: Choice, typed: readonly string[]): number | null {
  const named = wordsOf(label);
  const others = [...wordsOf(words), ...wordsOf(hint)];
  let fit = 0;
  for (const term of typed) {
    if (named.includes(term)) fit += 4;
    else if (named.some((word) => word.startsWith(term))) fit += 3;
    else if (others.some((word) => word.startsWith(term))) fit += 1;
    else return null;
  }
  return named[0]?.startsWith(typed[0] ?? '') ? fit + 1 : fit;
}

/** Those that fit, the best first, and as they were among equals. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const terms = wordsOf(typed);
  if (terms.length === 0) return [...choices];
  return choices
    .flatMap((choice) => {
      const fit = fitOf(choice, terms);
      return fit === null ? [] : [{ choice, fit }];
    })
    .sort((one, other) => other.fit - one.fit)
    .map(({ choice }) => choice);
}
