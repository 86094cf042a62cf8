import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Fragment, useMemo, useState } from 'react';
import * as texts from '@/texts/ui/content';
import { Button } from '../Button';
import { visuallyHidden } from '../visuallyHidden';
import { contentText } from './contentText';
import { collapseUnchanged, wordChanges, type WordChange } from './wordChanges';

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
  if (kind === 'Same') return <Fragment>{text}</Fragment>;
  return (
    <Box component={kind === 'Added' ? 'ins' : 'del'} sx={kind === 'Added' ? addedSx : removedSx}>
      <span style={visuallyHidden}>{kind === 'Added' ? texts.addedHeard : texts.removedHeard}</span>
      {text}
    </Box>
  );
}

/**
 * Shows the added and removed words with some context or in the full text, or states that the texts are
 * equal.
 */
export function TextDiff({ before, after }: { before: TextVersion; after: TextVersion }) {
  const [isFullText, setFullText] = useState(false);
  const changes = useMemo(() => wordChanges(textOf(before), textOf(after)), [before, after]);
  const excerpts = useMemo(() => collapseUnchanged(changes), [changes]);
  if (changes.every(({ kind }) => kind === 'Same')) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.theWordsAreTheSame}</Typography>;
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
            {isFullText ? texts.showOnlyWhatChanged : texts.showTheWholeText}
          </Button>
        </Box>
      )}
    </>
  );
}
