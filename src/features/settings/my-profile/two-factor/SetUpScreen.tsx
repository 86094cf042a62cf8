import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fieldErrors, hasCode } from '@/api/errors';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { CardPage, Wordmark } from '@/ui/CardPage';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ReauthenticateNotice } from '../ReauthenticateNotice';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { PasswordStep } from './PasswordStep';
import { ScanStep } from './ScanStep';
import { useStartTwoFactorSetupMutation, type TwoFactorSetup } from './twoFactorApi';

interface SetUpScreenProps {
  onDone: () => void;
  onSignOut: () => void;
}

const intro = (company: string) =>
  t`${company} requires a code from an authenticator app to sign in. Set up two-factor authentication to continue.`;

/** Replaces the console for operators who must set up two-factor authentication first. */
export default function SetUpScreen({ onDone, onSignOut }: SetUpScreenProps) {
  const { t } = useLingui();
  const company = useAppSelector(selectOperator)?.whiteLabelledCustomer.name ?? t`Your company`;
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = codes ? t`Your recovery codes` : t`Set up two-factor authentication`;

  return (
    <CardPage
      header={<Wordmark>{t`Livery`}</Wordmark>}
      title={title}
      intro={codes ? undefined : intro(company)}
      footer={
        <Button variant="text" color="gray" onClick={onSignOut}>
          {t`Sign out`}
        </Button>
      }
    >
      {codes ? <RecoveryCodesStep codes={codes} onSaved={onDone} /> : <SetUpSteps onConfirmed={setCodes} />}
    </CardPage>
  );
}

/**
 * Creates the secret only on request. Otherwise each reload would invalidate the secret in the authenticator
 * app.
 */
function SetUpSteps({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const { t } = useLingui();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [start, { error, isLoading }] = useStartTwoFactorSetupMutation();

  async function startSetUp() {
    const result = await start({ password: null });
    if (result.data) setSetup(result.data.startTwoFactorSetup);
  }

  if (setup) return <ScanStep setup={setup} onConfirmed={onConfirmed} />;
  // After an old sign-in the server requires the password, because another person may be using the device.
  if (fieldErrors(error)['password']) return <PasswordStep hasPassword onStarted={setSetup} />;
  // Without a password the server requires a recent sign-in, so a retry would fail too.
  if (hasCode(error, 'FORBIDDEN')) {
    return <ReauthenticateNotice />;
  }
  if (error)
    return <ErrorPanel error={error} onRetry={() => void startSetUp()} title={t`Couldn’t start setup`} />;
  return (
    <Button fullWidth isLoading={isLoading} onClick={() => void startSetUp()}>
      {t`Start setup`}
    </Button>
  );
}
