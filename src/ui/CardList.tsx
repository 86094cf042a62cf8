import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { loadingBarSx } from './loadingBarSx';

interface CardListProps {
  label: string;
  /** Height of a placeholder card in pixels. */
  cardHeight: number;
  isStale: boolean;
  /** List items, or undefined during the first load. */
  children: ReactNode;
}

const placeholders = [0, 1, 2, 3];

/** Renders a list of cards for phones, where a table is too wide. */
export function CardList({ label, cardHeight, isStale, children }: CardListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={children === undefined || isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, ...loadingBarSx(isStale) }}
    >
      {children ??
        placeholders.map((index) => (
          <Box component="li" key={index} aria-hidden sx={{ p: 2 }}>
            <Skeleton variant="rounded" height={cardHeight} />
          </Box>
        ))}
    </Box>
  );
}
