import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { busyLine } from './busyLine';

interface CardListProps {
  label: string;
  /** Of a card, in pixels, to keep its place while it is on its way. */
  cardHeight: number;
  isStale: boolean;
  /** List items; undefined while they are on their way for the first time. */
  children: ReactNode;
}

const placeholders = [0, 1, 2, 3];

/** The rows of a list on a phone, where a table has no room. */
export function CardList({ label, cardHeight, isStale, children }: CardListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={children === undefined || isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, ...busyLine(isStale) }}
    >
      {children ??
        placeholders.map((place) => (
          <Box component="li" key={place} aria-hidden sx={{ p: 2 }}>
            <Skeleton variant="rounded" height={cardHeight} />
          </Box>
        ))}
    </Box>
  );
}
