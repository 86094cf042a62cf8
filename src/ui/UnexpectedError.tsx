import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { statusOrMessage } from '@/lib/messageOf';
import * as texts from '@/texts/entry';
import { Button } from './Button';

/** Replaces a screen that threw an error. Spec 8 defines the first line. */
export function UnexpectedError({ error }: { error: unknown }) {
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
      <Typography variant="h1">{texts.unexpectedApplicationError}</Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', overflowWrap: 'anywhere' }}>
        {statusOrMessage(error)}
      </Typography>
      <Button color="gray" variant="soft" onClick={() => window.location.reload()}>
        {texts.reloadThePage}
      </Button>
    </Box>
  );
}
