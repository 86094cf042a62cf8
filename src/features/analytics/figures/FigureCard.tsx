import { useLingui } from '@lingui/react/macro';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Link } from '@/ui/Link';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Change } from './change';
import type { FigureModel, FigurePart } from './figure';

interface ChangeLineProps {
  change: Change | null;
  was: string | null;
}

const arrows = { up: UpIcon, down: DownIcon, none: null } as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'body2' } as const;

const toneOf = ({ isGood }: Change) => (isGood === null ? 'gray' : isGood ? 'green' : 'red');

function ChangeLine({ change, was }: ChangeLineProps) {
  const { t } = useLingui();
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
          {t`Previously ${{ value: was }}`}
        </Box>
      )}
    </Box>
  );
}

interface DefinitionProps {
  term: string;
  children: string;
}

const paperSx = { p: 2, maxWidth: 320, border: '1px solid', borderColor: 'divider' } as const;

/** Explains a term in a popover, which opens by pointer, touch and keyboard. */
function Definition({ term, children }: DefinitionProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t`About “${term}”`;

  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperSx } }}
      >
        <Typography variant="body2">{children}</Typography>
      </Popover>
    </>
  );
}

const cardSx = {
  boxShadow: 1,
  borderRadius: 1.5,
  p: { xs: 1.5, md: 2 },
  pt: { xs: 0.5, md: 1 },
  minWidth: 0,
  height: '100%',
} as const;
const valueSx = { lineHeight: '32px', fontWeight: 600, overflowWrap: 'anywhere' } as const;

// Long values get a smaller font, because the cards are narrow: phones show two side by side.
const fontSizeOf = (value: string) =>
  value.length > 10 ? { xs: '1rem', md: '1.25rem' } : { xs: '1.25rem', md: '1.5rem' };

const headSx = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 } as const;
const partsSx = { m: 0, mt: 0.5, color: 'text.secondary', typography: 'body2' } as const;

export function FigureCard({ figure }: { figure: FigureModel }) {
  const { label, definition, value, to, change, was, parts } = figure;
  const labelId = useId();

  return (
    <Paper component="section" variant="outlined" aria-labelledby={labelId} sx={cardSx}>
      <Box sx={headSx}>
        <Typography id={labelId} variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box sx={{ marginInlineEnd: -1 }}>
          <Definition term={label}>{definition}</Definition>
        </Box>
      </Box>
      <Typography sx={{ ...valueSx, fontSize: fontSizeOf(value) }}>
        <LinkedValue to={to} name={label}>
          {value}
        </LinkedValue>
      </Typography>
      <ChangeLine change={change} was={was} />
      {parts.length > 0 && (
        <Box component="dl" sx={partsSx}>
          {parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </Box>
      )}
    </Paper>
  );
}

const Part = ({ part: { label, value, to } }: { part: FigurePart }) => (
  // Stacked links need a touch target of 24 px.
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, lineHeight: '24px' }}>
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0, '& a': { display: 'inline-block' } }}>
      <LinkedValue to={to} name={label}>
        {value}
      </LinkedValue>
    </Box>
  </Box>
);

interface LinkedValueProps {
  to: string | null;
  /** Names the value for screen readers. */
  name: string;
  children: ReactNode;
}

/** Links a value to its rows if the operator may open them. */
export function LinkedValue({ to, name, children }: LinkedValueProps) {
  if (to === null) return children;
  return (
    <Link to={to}>
      <Box component="span" sx={visuallyHidden}>
        {name}:{' '}
      </Box>
      {children}
    </Link>
  );
}
