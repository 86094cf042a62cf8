import { diffWordsWithSpace } from 'diff';

export interface WordChange {
  kind: 'Same' | 'Added' | 'Removed';
  text: string;
}

// Two long texts that have nothing in common would be compared for minutes.
const longestMs = 1500;

/** What was written and what was taken out, in the order in which it is read. */
export function wordChanges(before: string, after: string): WordChange[] {
  const parts = diffWordsWithSpace(before, after, { timeout: longestMs }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  return parts
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => {
      const change = added ? 'Added' : 'Removed';
      return { kind: added || removed ? change : 'Same', text: value };
    });
}

const contextLength = 120;

const startOf = (text: string): string => /^.*\s/s.exec(text.slice(0, contextLength))?.[0] ?? '';
const endOf = (text: string): string => text.slice(-contextLength).replace(/^\S*/, '');

/** The changes with a few words around each: what is the same for long is left out. */
export function nearChanges(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, index) => {
    const { kind, text } = change;
    const isFirst = index === 0;
    const isLast = index === changes.length - 1;
    const kept = (isFirst ? 0 : contextLength) + (isLast ? 0 : contextLength);
    if (kind !== 'Same' || text.length <= kept + contextLength) return change;
    return { kind, text: `${isFirst ? '' : startOf(text)}[…]${isLast ? '' : endOf(text)}` };
  });
}
