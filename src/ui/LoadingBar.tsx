import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import * as texts from '@/texts/entry';
import { loadingBarSx } from './loadingBarSx';

/** Shows a progress bar at the top of the window while a dialog or another overlay loads. */
export const LoadingBar = () => (
  <Portal>
    <Box
      role="progressbar"
      aria-busy
      aria-label={texts.loading}
      sx={{ ...loadingBarSx(true), position: 'fixed', insetInline: 0, top: 0, zIndex: 'modal' }}
    />
  </Portal>
);
