import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { AuthLayout } from './AuthLayout';
import { useRequestPasswordResetMutation } from './authApi';
import { BotCheck } from './bot-check/BotCheck';
import { useBotCheck } from './bot-check/useBotCheck';

/** Returns the remaining seconds and a function that restarts the countdown. */
function useCountdown(seconds: number): [remaining: number, restart: () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const remaining = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = remaining > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return [remaining, restart];
}

const resendAfterSeconds = 60;

export default function ForgotPasswordSuccessScreen() {
  const { t } = useLingui();
  const { state } = useLocation() as { state: { email?: string } | null };
  const email = state?.email;

  return (
    <AuthLayout
      title={t`Check your email`}
      intro={
        email ? (
          <Trans>
            If <strong>{email}</strong> has an account, we’ve emailed it a link to choose a new password.
            Didn’t get it? Check your spam folder, or try again in a few minutes.
          </Trans>
        ) : (
          t`If the address you entered has an account, we’ve emailed it a link to choose a new password. Didn’t get it? Check your spam folder, or try again in a few minutes.`
        )
      }
      footer={<Link to={paths.login}>{t`Back to sign-in`}</Link>}
    >
      {email ? <Resend email={email} /> : <Link to={paths.forgotPassword}>{t`Request a new link`}</Link>}
    </AuthLayout>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useLingui();
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
        {isWaiting ? t`Resend link in ${secondsLeft} s` : t`Resend link`}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {data && isWaiting ? t`Link sent again.` : ''}
      </Typography>
    </Stack>
  );
}
