import { diffArrays, diffWordsWithSpace } from 'diff';

export interface WordChange {
  kind: 'Same' | 'Added' | 'Removed';
  text: string;
}

interface DiffPart {
  value: string | readonly string[];
  added?: boolean;
  removed?: boolean;
}

// The comparison blocks the tab and would take minutes for long texts with nothing in common.
const maxDurationMs = 100;

const toChange = ({ value, added, removed }: DiffPart): WordChange => ({
  kind: added ? 'Added' : removed ? 'Removed' : 'Same',
  text: typeof value === 'string' ? value : value.join(''),
});

const fullReplacement = (before: string, after: string): WordChange[] => [
  { kind: 'Removed', text: before },
  { kind: 'Added', text: after },
];

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Merges consecutive changes of the same kind. */
function mergeChanges(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  for (const { kind, text } of changes) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') result.push({ kind, text });
  }
  return result;
}

/**
 * Returns the unchanged, added and removed text in reading order. Compares lines first, then the words of
 * changed lines. Treats text that is not compared within 100 ms as changed.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const deadline = Date.now() + maxDurationMs;
  const remainingMs = () => Math.max(0, deadline - Date.now());
  const lines = diffArrays(linesOf(before), linesOf(after), { timeout: remainingMs() })?.map(toChange);
  const changes = (lines ?? fullReplacement(before, after)).flatMap((change, index, all) => {
    const next = all[index + 1];
    if (change.kind === 'Added' && all[index - 1]?.kind === 'Removed') return [];
    if (change.kind !== 'Removed' || next?.kind !== 'Added') return [change];
    const words = diffWordsWithSpace(change.text, next.text, { timeout: remainingMs() });
    return words?.map(toChange) ?? fullReplacement(change.text, next.text);
  });
  return mergeChanges(changes);
}

const contextLength = 120;

const leadingContext = (text: string): string => /^.*\s/s.exec(text.slice(0, contextLength))?.[0] ?? '';
const trailingContext = (text: string): string => text.slice(-contextLength).replace(/^\S*/, '');

/** Shortens long unchanged passages to the words around each change. */
export function collapseUnchanged(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, index) => {
    const { kind, text } = change;
    const isFirst = index === 0;
    const isLast = index === changes.length - 1;
    const shownLength = (isFirst ? 0 : contextLength) + (isLast ? 0 : contextLength);
    if (kind !== 'Same' || text.length <= shownLength + contextLength) return change;
    return { kind, text: `${isFirst ? '' : leadingContext(text)}[…]${isLast ? '' : trailingContext(text)}` };
  });
}
