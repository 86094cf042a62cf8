import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

const coverSx = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.default',
} as const;

/** Covers the whole window, including the header and the navigation. */
export function FullScreenSpinner() {
  const { t } = useLingui();
  return (
    // Keeps the page's height so that the browser can restore the scroll position on Back.
    <Box sx={{ minHeight: '100vh' }}>
      <Box role="status" aria-label={t`Loading`} sx={coverSx}>
        <CircularProgress aria-hidden />
      </Box>
    </Box>
  );
}
