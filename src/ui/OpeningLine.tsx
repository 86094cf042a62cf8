import Box from '@mui/material/Box';
import * as texts from '@/texts/entry';
import { busyLine } from './busyLine';

/** Stands while what will open over the screen is downloaded: a line along the top of the window. */
export const OpeningLine = () => (
  <Box
    role="status"
    aria-busy
    aria-label={texts.loading}
    sx={{ ...busyLine(true), position: 'fixed', insetInline: 0, top: 0, zIndex: 'modal' }}
  />
);
