import { Kind, type SelectionSetNode } from 'graphql';

interface Repetition {
  /** Fields that stand in one selection set once more under the same name. */
  repeats: number;
  spreads: number;
}

/** What is to be told apart as it stands in the text: validation compares each with each, so many take very long. */
export function repetitionIn({ selections }: SelectionSetNode, names = new Set<string>()): Repetition {
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
      add(repetitionIn(selection.selectionSet, names));
      continue;
    }
    const name = (selection.alias ?? selection.name).value;
    if (names.has(name)) total.repeats += 1;
    names.add(name);
    if (selection.selectionSet) add(repetitionIn(selection.selectionSet));
  }
  return total;
}
