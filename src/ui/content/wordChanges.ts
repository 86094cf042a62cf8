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
