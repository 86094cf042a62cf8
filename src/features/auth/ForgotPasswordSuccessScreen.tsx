import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/auth';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useRequestPasswordResetMutation } from './authApi';
import { useBotCheck } from './bot-check/useBotCheck';
import { useCountdown } from './useCountdown';

const resendAfterSeconds = 60;

export default function ForgotPasswordSuccessScreen() {
  const { state } = useLocation() as { state: { email?: string } | null };

  return (
    <AuthLayout
      title={texts.checkYourEmail}
      intro={
        <>
          {texts.ifBelongsToAnAccount(
            state?.email ? <strong>{state.email}</strong> : texts.theAddressYouEntered,
          )}
        </>
      }
      footer={<Link to={paths.login}>{texts.backToSign}</Link>}
    >
      {state?.email ? (
        <Resend email={state.email} />
      ) : (
        <Link to={paths.forgotPassword}>{texts.sendTheLinkAgain}</Link>
      )}
    </AuthLayout>
  );
}

function Resend({ email }: { email: string }) {
  const [requestReset, { data, error, isLoading }] = useRequestPasswordResetMutation();
  const [secondsLeft, restart] = useCountdown(resendAfterSeconds);
  const botCheck = useBotCheck();
  const isWaiting = secondsLeft > 0;

  async function resend() {
    await requestReset({ email, captchaToken: botCheck.token });
    botCheck.renew();
    restart();
  }

  return (
    <Stack spacing={2}>
      <FormError message={error ? errorMessage(error) : null} />
      {!isWaiting && <BotCheck {...botCheck.widget} />}
      <Button
        variant="soft"
        fullWidth
        isLoading={isLoading}
        disabled={isWaiting || botCheck.isMissing}
        onClick={resend}
      >
        {isWaiting ? texts.sendAgainInS(secondsLeft) : texts.sendAgain}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {data && isWaiting ? texts.sentAgain : ''}
      </Typography>
    </Stack>
  );
}
