import { foldText } from '@contract/foldText';

export type Section = 'Recent' | 'Screens' | 'Settings' | 'Actions' | 'Clients' | 'Payments';

/** An entry of the command palette. */
export interface Choice {
  id: string;
  section: Section;
  label: string;
  /** Text below the label, such as the name of a setting's screen. */
  hint?: string;
  /** Search terms besides the label and the hint. */
  keywords?: string;
  /** Keys of the equivalent shortcut. */
  keys?: readonly string[];
  /** A path of the console. Actions that don't navigate use `run`. */
  to?: string;
  run?: () => void;
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns a score for the match between a choice and the terms, or null if a term matches none of its words.
 */
function fitOf({ label, keywords = '', hint = '' }: Choice, query: readonly string[]): number | null {
  const labelWords = wordsOf(label);
  const otherWords = [...wordsOf(keywords), ...wordsOf(hint)];
  let fit = 0;
  for (const term of query) {
    if (labelWords.includes(term)) fit += 4;
    else if (labelWords.some((word) => word.startsWith(term))) fit += 3;
    else if (otherWords.some((word) => word.startsWith(term))) fit += 1;
    else return null;
  }
  return labelWords[0]?.startsWith(query[0] ?? '') ? fit + 1 : fit;
}

/**
 * Returns the matching choices, best match first, or all choices for an empty query. Equal matches keep their
 * order.
 */
export function matchChoices(choices: readonly Choice[], query: string): Choice[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [...choices];
  return choices
    .flatMap((choice) => {
      const fit = fitOf(choice, terms);
      return fit === null ? [] : [{ choice, fit }];
    })
    .sort((a, b) => b.fit - a.fit)
    .map(({ choice }) => choice);
}
