import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import * as texts from '@/texts/analytics/figures';
import type { Change } from './change';

interface ChangeLineProps {
  change: Change | null;
  was: string | null;
}

const arrows = { up: UpIcon, down: DownIcon, none: null } as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'body2' } as const;

const toneOf = ({ isGood }: Change) => (isGood === null ? 'gray' : isGood ? 'green' : 'red');

export function ChangeLine({ change, was }: ChangeLineProps) {
  if (!change) return null;
  const Arrow = arrows[change.arrow];

  return (
    <Box sx={lineSx}>
      <Box
        component="span"
        sx={({ palette }) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.25,
          fontWeight: 500,
          color: palette.tones[toneOf(change)].text,
        })}
      >
        {Arrow && <Arrow aria-hidden sx={{ fontSize: 14 }} />}
        {change.text}
      </Box>
      {was !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.was(was)}
        </Box>
      )}
    </Box>
  );
}
