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
import { ReauthenticateNotice } from '../ReauthenticateNotice';
import type { MyAccountQuery } from '../useMyAccount';
import { EmailDialog } from './EmailDialog';
import { PendingEmail } from './PendingEmail';

interface EmailPanelProps {
  operator: Operator;
  accountQuery: MyAccountQuery;
}

export function EmailPanel({ operator, accountQuery }: EmailPanelProps) {
  const { account, error, refetch } = accountQuery;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const pending = account?.pendingEmail;
  const canChange = account && !account.mustReauthenticate;

  return (
    <Panel title={texts.emailAddress}>
      <Stack spacing={2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {texts.youSignInWithAndOur(<b>{operator.email}</b>)}
        </Typography>
        {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !account && <Skeleton variant="rounded" height={36} />}
        {pending && (
          <PendingEmail
            current={operator.email}
            pending={pending}
            onRequestAgain={() => setDialogOpen(true)}
          />
        )}
        {account?.mustReauthenticate && !pending && <ReauthenticateNotice action={texts.changeYourAddress} />}
        {canChange && !pending && (
          <Box>
            <Button variant="soft" color="gray" onClick={() => setDialogOpen(true)}>
              {texts.changeEmailAddress}
            </Button>
          </Box>
        )}
      </Stack>
      {isDialogOpen && account && (
        <EmailDialog
          current={operator.email}
          pendingEmail={pending?.email ?? ''}
          hasPassword={account.hasPassword}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Panel>
  );
}
