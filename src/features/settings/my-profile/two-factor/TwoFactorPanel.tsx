import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { RenewDialog } from './RenewDialog';
import { SetUpDialog } from './SetUpDialog';
import { TurnOffDialog } from './TurnOffDialog';
import { useGetTwoFactorQuery, type TwoFactorStatus } from './twoFactorApi';

type Asking = 'setUp' | 'renew' | 'turnOff';

const few = 3;

/** Whether signing in asks for a second step, and what there is to do about it. */
export default function TwoFactorPanel() {
  const { data, error, refetch } = useGetTwoFactorQuery();
  const [asking, ask] = useState<Asking | null>(null);
  const status = data?.twoFactor;
  const dialog = { hasPassword: status?.hasPassword ?? true, onClose: () => ask(null) };

  return (
    <Panel title="Two-factor" actions={status && <OnOff isOn={status.isOn} />}>
      {error && !status && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !status && <Skeleton variant="rounded" height={96} />}
      {status && (status.isOn ? <On status={status} onAsk={ask} /> : <Off status={status} onAsk={ask} />)}
      {asking === 'setUp' && <SetUpDialog {...dialog} />}
      {asking === 'renew' && <RenewDialog {...dialog} />}
      {asking === 'turnOff' && <TurnOffDialog {...dialog} />}
    </Panel>
  );
}

const OnOff = ({ isOn }: { isOn: boolean }) => (
  <StatusBadge tone={isOn ? 'green' : 'gray'}>{isOn ? 'On' : 'Off'}</StatusBadge>
);

interface StateProps {
  status: TwoFactorStatus;
  onAsk: (what: Asking) => void;
}

const stateSx = { display: 'grid', gap: 2, justifyItems: 'start' } as const;

const Off = ({ status, onAsk }: StateProps) => (
  <Box sx={stateSx}>
    <Typography>
      A password can be guessed or stolen. With two-factor, signing in asks for a code of an app on your phone
      as well.
      {status.isRequired && ' Your company requires it.'}
    </Typography>
    <Button onClick={() => onAsk('setUp')}>Turn two-factor on</Button>
  </Box>
);

const On = ({ status: { since, recoveryCodesLeft, isRequired }, onAsk }: StateProps) => (
  <Box sx={stateSx}>
    <Typography>
      Signing in asks for a code of your authenticator app
      {since && `, since ${formatDate(since)}`}. {codesLeft(recoveryCodesLeft)}
      {isRequired && ' Your company requires two-factor, so it stays on.'}
    </Typography>
    {recoveryCodesLeft <= few && (
      <Notice tone="amber" title="Few recovery codes are left">
        Make new ones before you need them.
      </Notice>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="soft" onClick={() => onAsk('renew')}>
        Make new recovery codes
      </Button>
      {!isRequired && (
        <Button variant="soft" colour="red" onClick={() => onAsk('turnOff')}>
          Turn two-factor off
        </Button>
      )}
    </Box>
  </Box>
);

const codesLeft = (left: number): string => {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
};
