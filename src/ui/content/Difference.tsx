import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Fragment, useMemo } from 'react';
import { unseen } from '../unseen';
import { contentText } from './contentText';
import { wordChanges, type WordChange } from './wordChanges';

interface Written {
  title: string;
  summary: string;
  html: string;
}

const textOf = ({ title, summary, html }: Written): string =>
  [title, summary, contentText(html)].filter(Boolean).join('\n');

const added = ({ palette }: Theme) => ({
  bgcolor: palette.tones.green.soft,
  color: palette.tones.green.text,
  textDecoration: 'underline',
});

const removed = ({ palette }: Theme) => ({ bgcolor: palette.tones.red.soft, color: palette.tones.red.text });

function Change({ kind, text }: WordChange) {
  if (kind === 'Same') return <Fragment>{text}</Fragment>;
  return (
    <Box component={kind === 'Added' ? 'ins' : 'del'} sx={kind === 'Added' ? added : removed}>
      <span style={unseen}>{kind === 'Added' ? ' added: ' : ' removed: '}</span>
      {text}
    </Box>
  );
}

/** Two texts in one: what was added, and what was taken out. */
export function Difference({ before, after }: { before: Written; after: Written }) {
  const changes = useMemo(() => wordChanges(textOf(before), textOf(after)), [before, after]);
  if (changes.every(({ kind }) => kind === 'Same')) {
    return <Typography sx={{ color: 'text.secondary' }}>The words are the same.</Typography>;
  }
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8 }}>
      {changes.map((change, index) => (
        <Change key={index} {...change} />
      ))}
    </Box>
  );
}
