import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Fragment, useMemo, useState } from 'react';
import * as texts from '@/texts/ui/content';
import { Button } from '../Button';
import { unseen } from '../unseen';
import { contentText } from './contentText';
import { nearChanges, wordChanges, type WordChange } from './wordChanges';

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
      <span style={unseen}>{kind === 'Added' ? texts.addedHeard : texts.removedHeard}</span>
      {text}
    </Box>
  );
}

/** Two texts in one: what was added, and what was taken out, with the words around it or the whole. */
export function Difference({ before, after }: { before: Written; after: Written }) {
  const [isWhole, setWhole] = useState(false);
  const changes = useMemo(() => wordChanges(textOf(before), textOf(after)), [before, after]);
  const near = useMemo(() => nearChanges(changes), [changes]);
  if (changes.every(({ kind }) => kind === 'Same')) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.theWordsAreTheSame}</Typography>;
  }
  const isCut = near.some((change, index) => change !== changes[index]);
  return (
    <>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8 }}>
        {(isWhole ? changes : near).map((change, index) => (
          <Change key={index} {...change} />
        ))}
      </Box>
      {isCut && (
        <Box sx={{ mt: 1 }}>
          <Button size={1} variant="text" colour="gray" onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.showOnlyWhatChanged : texts.showTheWholeText}
          </Button>
        </Box>
      )}
    </>
  );
}
