import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import * as texts from '@/texts/entry';

export function FullScreenSpinner() {
  return (
    <Box
      role="status"
      aria-label={texts.loading}
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress aria-hidden />
    </Box>
  );
}
