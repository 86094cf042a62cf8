import Skeleton from '@mui/material/Skeleton';
import type { Operator } from '@/state/operator';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/my-profile/password';
import { ReauthenticateNotice } from '../ReauthenticateNotice';
import type { MyAccountQuery } from '../useMyAccount';
import { PasswordForm } from './PasswordForm';

interface PasswordPanelProps {
  operator: Operator;
  accountQuery: MyAccountQuery;
}

export function PasswordPanel({ operator, accountQuery }: PasswordPanelProps) {
  const { account, error, refetch } = accountQuery;

  return (
    <Panel title={texts.password}>
      {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !account && <Skeleton variant="rounded" height={200} />}
      {account?.mustReauthenticate && <ReauthenticateNotice action={texts.chooseAPassword} />}
      {account && !account.mustReauthenticate && (
        <PasswordForm
          // The key resets the form once the operator has a first password, because the fields change.
          key={String(account.hasPassword)}
          operator={operator}
          hasPassword={account.hasPassword}
        />
      )}
    </Panel>
  );
}
