import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { loaderHintDelayMs } from '@/config/limits';

/** Shows a full-screen spinner, and a hint if loading takes long. */
export function FullScreenLoader() {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loaderHintDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box
      role="status"
      aria-label={t`Loading dashboard`}
      sx={{
        minHeight: '100vh',
        p: 3,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 3,
      }}
    >
      <CircularProgress aria-hidden />
      <Typography sx={{ minHeight: '3em', color: 'text.secondary', textAlign: 'center' }}>
        {isLate && t`Please wait while the dashboard loads. This may take up to 2 minutes.`}
      </Typography>
    </Box>
  );
}
