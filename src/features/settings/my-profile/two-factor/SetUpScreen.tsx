import { useState } from 'react';
import { fieldErrors, isApiError } from '@/api/errors';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { CardPage, NameSign } from '@/ui/CardPage';
import { ErrorPanel } from '@/ui/ErrorPanel';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { SignInAnew } from '../SignInAnew';
import { KeepStep } from './KeepStep';
import { PasswordStep } from './PasswordStep';
import { ScanStep } from './ScanStep';
import { useStartTwoFactorMutation, type TwoFactorSetup } from './twoFactorApi';

interface SetUpScreenProps {
  onDone: () => void;
  onSignOut: () => void;
}

const intro = (company: string) => texts.requiresTwoFactorSigningInAsks(company);

/** In place of everything else, for whoever has to have two-factor and has none. */
export default function SetUpScreen({ onDone, onSignOut }: SetUpScreenProps) {
  const company = useAppSelector(selectOperator)?.whiteLabelledCustomer.name ?? texts.yourCompany;
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = codes ? texts.yourRecoveryCodes : texts.setUpTwoFactor;

  return (
    <CardPage
      sign={<NameSign>{texts.livery}</NameSign>}
      title={title}
      intro={codes ? undefined : intro(company)}
      footer={
        <Button variant="text" colour="gray" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      }
    >
      {codes ? <KeepStep codes={codes} onKept={onDone} /> : <Steps onConfirmed={setCodes} />}
    </CardPage>
  );
}

/** A new secret only when it is asked for: a reload must not take the one from an app that has it. */
function Steps({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [start, { error, isLoading }] = useStartTwoFactorMutation();

  async function begin() {
    const answer = await start({ password: null });
    if (answer.data) setSetup(answer.data.startTwoFactor);
  }

  if (setup) return <ScanStep setup={setup} onConfirmed={onConfirmed} />;
  // A console that has been open for a while may be anybody's: then the server wants the password first.
  if (fieldErrors(error)['password']) return <PasswordStep hasPassword onStarted={setSetup} />;
  // Where there is no password, it wants a sign-in of just now, and asking once more does not help.
  if (isApiError(error) && error.code === 'FORBIDDEN') return <SignInAnew what={texts.setTwoFactorUp} />;
  if (error)
    return <ErrorPanel error={error} onRetry={() => void begin()} title={texts.thisCouldNotBeStarted} />;
  return (
    <Button fullWidth isLoading={isLoading} onClick={() => void begin()}>
      {texts.start}
    </Button>
  );
}
