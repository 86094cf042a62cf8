import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { Fragment, useMemo, useState } from 'react';
import { Button } from '../Button';
import { visuallyHidden } from '../visuallyHidden';
import { contentText } from './contentText';

interface WordChange {
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
function collapseUnchanged(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, index) => {
    const { kind, text } = change;
    const isFirst = index === 0;
    const isLast = index === changes.length - 1;
    const shownLength = (isFirst ? 0 : contextLength) + (isLast ? 0 : contextLength);
    if (kind !== 'Same' || text.length <= shownLength + contextLength) return change;
    return { kind, text: `${isFirst ? '' : leadingContext(text)}[…]${isLast ? '' : trailingContext(text)}` };
  });
}

interface TextVersion {
  title: string;
  summary: string;
  html: string;
}

const textOf = ({ title, summary, html }: TextVersion): string =>
  [title, summary, contentText(html)].filter(Boolean).join('\n');

const addedSx = ({ palette }: Theme) => ({
  bgcolor: palette.tones.green.soft,
  color: palette.tones.green.text,
  textDecoration: 'underline',
});

const removedSx = ({ palette }: Theme) => ({
  bgcolor: palette.tones.red.soft,
  color: palette.tones.red.text,
});

function Change({ kind, text }: WordChange) {
  const { t } = useLingui();
  if (kind === 'Same') return <Fragment>{text}</Fragment>;
  return (
    <Box component={kind === 'Added' ? 'ins' : 'del'} sx={kind === 'Added' ? addedSx : removedSx}>
      <span style={visuallyHidden}>{kind === 'Added' ? t`Added text:` : t`Removed text:`} </span>
      {text}
    </Box>
  );
}

/**
 * Shows the added and removed words with some context or in the full text, or states that the texts are
 * equal.
 */
export function TextDiff({ before, after }: { before: TextVersion; after: TextVersion }) {
  const { t } = useLingui();
  const [isFullText, setFullText] = useState(false);
  const changes = useMemo(() => wordChanges(textOf(before), textOf(after)), [before, after]);
  const excerpts = useMemo(() => collapseUnchanged(changes), [changes]);
  if (changes.every(({ kind }) => kind === 'Same')) {
    return <Typography sx={{ color: 'text.secondary' }}>{t`No text changes`}</Typography>;
  }
  const isShortened = excerpts.some((change, index) => change !== changes[index]);
  return (
    <>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8 }}>
        {(isFullText ? changes : excerpts).map((change, index) => (
          <Change key={index} {...change} />
        ))}
      </Box>
      {isShortened && (
        <Box sx={{ mt: 1 }}>
          <Button size={1} variant="text" color="gray" onClick={() => setFullText(!isFullText)}>
            {isFullText ? t`Show changes only` : t`Show full text`}
          </Button>
        </Box>
      )}
    </>
  );
}
