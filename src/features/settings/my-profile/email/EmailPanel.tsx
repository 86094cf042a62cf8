import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/my-profile/email';
import { SignInAnew } from '../SignInAnew';
import type { OwnAccount } from '../useMyAccount';
import { EmailDialog } from './EmailDialog';
import { PendingEmail } from './PendingEmail';

interface EmailPanelProps {
  operator: Operator;
  own: OwnAccount;
}

export function EmailPanel({ operator, own }: EmailPanelProps) {
  const { account, error, refetch } = own;
  const [isAsking, ask] = useState(false);
  const pending = account?.pendingEmail;
  const mayAsk = account && !account.mustSignInAnew;

  return (
    <Panel title={texts.emailAddress}>
      <Stack spacing={2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {texts.youSignInWithAndOur(<b>{operator.email}</b>)}
        </Typography>
        {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !account && <Skeleton variant="rounded" height={36} />}
        {pending && <PendingEmail current={operator.email} pending={pending} onAskAgain={() => ask(true)} />}
        {account?.mustSignInAnew && !pending && <SignInAnew what={texts.changeYourAddress} />}
        {mayAsk && !pending && (
          <Box>
            <Button variant="soft" colour="gray" onClick={() => ask(true)}>
              {texts.changeEmailAddress}
            </Button>
          </Box>
        )}
      </Stack>
      {isAsking && account && (
        <EmailDialog
          current={operator.email}
          asked={pending?.email ?? ''}
          hasPassword={account.hasPassword}
          onClose={() => ask(false)}
        />
      )}
    </Panel>
  );
}
