import Typography from '@mui/material/Typography';

export function BotCheckFailed() {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      The check that you are a person could not be loaded. Reload the page to try again.
    </Typography>
  );
}
