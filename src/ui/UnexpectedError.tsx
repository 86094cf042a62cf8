import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { statusOrMessage } from '@/lib/messageOf';
import { Button } from './Button';

/** Replaces a screen that threw an error. Spec 8 defines the first line. */
export function UnexpectedError({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <Box
      role="alert"
      sx={{
        minHeight: '60vh',
        p: 3,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
      }}
    >
      <Typography variant="h1">{t`Unexpected Application Error!`}</Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', overflowWrap: 'anywhere' }}>
        {statusOrMessage(error)}
      </Typography>
      <Button color="gray" variant="soft" onClick={() => window.location.reload()}>
        {t`Reload page`}
      </Button>
    </Box>
  );
}
