import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from '@/ui/Link';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { ChangeLine } from './ChangeLine';
import { Definition } from './Definition';
import type { FigureModel, FigurePart } from './figure';

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
        <Box sx={{ mr: -1 }}>
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
            <Part key={part.label} part={part} />
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
