import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';

export function BotCheckFailed() {
  const { t } = useLingui();
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      {t`The check that you are a person could not be loaded. Reload the page to try again.`}
    </Typography>
  );
}
