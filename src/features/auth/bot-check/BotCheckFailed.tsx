import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';

export function BotCheckFailed() {
  const { t } = useLingui();
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      {t`Couldn’t load the security check. Reload the page to try again.`}
    </Typography>
  );
}
