import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';

export function GoogleUnreachable() {
  const { t } = useLingui();
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }} align="center">
      {t`Couldn’t reach Google. Use your email and password, or reload the page.`}
    </Typography>
  );
}
