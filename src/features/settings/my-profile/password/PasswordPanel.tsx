import Skeleton from '@mui/material/Skeleton';
import type { Operator } from '@/state/operator';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/my-profile/password';
import { SignInAnew } from '../SignInAnew';
import type { OwnAccount } from '../useMyAccount';
import { PasswordForm } from './PasswordForm';

interface PasswordPanelProps {
  operator: Operator;
  own: OwnAccount;
}

export function PasswordPanel({ operator, own }: PasswordPanelProps) {
  const { account, error, refetch } = own;

  return (
    <Panel title={texts.password}>
      {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !account && <Skeleton variant="rounded" height={200} />}
      {account?.mustSignInAnew && <SignInAnew what={texts.chooseAPassword} />}
      {account && !account.mustSignInAnew && (
        <PasswordForm
          // Whoever has just chosen a first one is asked for it from then on.
          key={String(account.hasPassword)}
          operator={operator}
          hasPassword={account.hasPassword}
        />
      )}
    </Panel>
  );
}
