import { Kind, type SelectionSetNode } from 'graphql';

interface Repetition {
  /** The number of fields with the same response name as an earlier field of their selection set. */
  repeats: number;
  spreads: number;
}

/**
 * Counts repeated fields and fragment spreads. Validation compares these in pairs, which takes very long for
 * many of them.
 */
export function countRepetition({ selections }: SelectionSetNode, names = new Set<string>()): Repetition {
  const total: Repetition = { repeats: 0, spreads: 0 };
  const add = ({ repeats, spreads }: Repetition): void => {
    total.repeats += repeats;
    total.spreads += spreads;
  };
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      total.spreads += 1;
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(countRepetition(selection.selectionSet, names));
      continue;
    }
    const name = (selection.alias ?? selection.name).value;
    if (names.has(name)) total.repeats += 1;
    names.add(name);
    if (selection.selectionSet) add(countRepetition(selection.selectionSet));
  }
  return total;
}
