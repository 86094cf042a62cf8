import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/clients/view/edit';
import type { Difference } from './clientConflict';
import { FieldText } from './FieldText';

interface DifferenceListProps {
  title: string;
  differences: readonly Difference[];
  valueOf: (difference: Difference) => string;
}

const beforeSx = { color: 'text.secondary', textDecoration: 'line-through' } as const;

/** Lists changed fields with their old and new values. */
export function DifferenceList({ title, differences, valueOf }: DifferenceListProps) {
  const titleId = useId();
  if (differences.length === 0) return null;

  return (
    <div>
      <Typography id={titleId} variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map((difference) => (
          <Box component="li" key={difference.field} sx={{ mt: 0.75 }}>
            <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
              {difference.label}
            </Typography>
            <Box sx={beforeSx}>
              <Box component="span" sx={visuallyHidden}>
                {texts.was}
              </Box>
              <FieldText text={difference.before} />
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {texts.is}
            </Box>
            <FieldText text={valueOf(difference)} />
          </Box>
        ))}
      </Box>
    </div>
  );
}
