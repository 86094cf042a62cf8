import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import * as texts from '@/texts/entry';

const coverSx = {
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.default',
} as const;

/** Covers the window, the shell's header and navigation included. */
export function FullScreenSpinner() {
  return (
    // The page keeps its height, so that the browser restores the scroll position on back.
    <Box sx={{ minHeight: '100vh' }}>
      <Box role="status" aria-label={texts.loading} sx={coverSx}>
        <CircularProgress aria-hidden />
      </Box>
    </Box>
  );
}
