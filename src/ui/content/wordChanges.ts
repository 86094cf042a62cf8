import { diffArrays, diffWordsWithSpace } from 'diff';

export interface WordChange {
  kind: 'Same' | 'Added' | 'Removed';
  text: string;
}

interface Compared {
  value: string | readonly string[];
  added?: boolean;
  removed?: boolean;
}

// The comparison blocks the tab, and long texts with nothing in common would take minutes.
const longestMs = 100;

const toChange = ({ value, added, removed }: Compared): WordChange => ({
  kind: added ? 'Added' : removed ? 'Removed' : 'Same',
  text: typeof value === 'string' ? value : value.join(''),
});

const whole = (before: string, after: string): WordChange[] => [
  { kind: 'Removed', text: before },
  { kind: 'Added', text: after },
];

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Merges consecutive changes of the same kind. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  for (const { kind, text } of changes) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') result.push({ kind, text });
  }
  return result;
}

/**
 * Returns what was added and removed, in reading order: compares lines first, then the words of lines that differ. Text
 * not compared within 100 ms counts as changed.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const endsAt = Date.now() + longestMs;
  const timeout = () => Math.max(0, endsAt - Date.now());
  const lines = diffArrays(linesOf(before), linesOf(after), { timeout: timeout() })?.map(toChange);
  const changes = (lines ?? whole(before, after)).flatMap((change, index, all) => {
    const next = all[index + 1];
    if (change.kind === 'Added' && all[index - 1]?.kind === 'Removed') return [];
    if (change.kind !== 'Removed' || next?.kind !== 'Added') return [change];
    const words = diffWordsWithSpace(change.text, next.text, { timeout: timeout() });
    return words?.map(toChange) ?? whole(change.text, next.text);
  });
  return joined(changes);
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
