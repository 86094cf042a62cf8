import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import * as texts from '@/texts/entry';
import { busyLine } from './busyLine';

/** Stands while what will open over the screen is on its way: a line along the top of the window, whoever shows it. */
export const OpeningLine = () => (
  <Portal>
    <Box
      role="progressbar"
      aria-busy
      aria-label={texts.loading}
      sx={{ ...busyLine(true), position: 'fixed', insetInline: 0, top: 0, zIndex: 'modal' }}
    />
  </Portal>
);
