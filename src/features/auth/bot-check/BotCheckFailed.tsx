import Typography from '@mui/material/Typography';
import * as texts from '@/texts/auth/bot-check';

export function BotCheckFailed() {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      {texts.theCheckThatYou}
    </Typography>
  );
}
