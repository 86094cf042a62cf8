import Typography from '@mui/material/Typography';
import * as texts from '@/texts/auth/login';

export function GoogleUnreachable() {
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }} align="center">
      {texts.googleCouldNotBeReachedUse}
    </Typography>
  );
}
