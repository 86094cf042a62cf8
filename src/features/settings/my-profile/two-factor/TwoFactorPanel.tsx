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
import * as texts from '@/texts/settings/my-profile/two-factor';
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
    <Panel title={texts.twoFactor} actions={status && <OnOff isOn={status.isOn} />}>
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
  <StatusBadge tone={isOn ? 'green' : 'gray'}>{isOn ? texts.on : texts.off}</StatusBadge>
);

interface StateProps {
  status: TwoFactorStatus;
  onAsk: (what: Asking) => void;
}

const stateSx = { display: 'grid', gap: 2, justifyItems: 'start' } as const;

const Off = ({ status, onAsk }: StateProps) => (
  <Box sx={stateSx}>
    <Typography>{texts.aPasswordCanBeGuessed(status.isRequired)}</Typography>
    <Button onClick={() => onAsk('setUp')}>{texts.turnTwoFactorOn}</Button>
  </Box>
);

const On = ({ status: { since, recoveryCodesLeft, isRequired }, onAsk }: StateProps) => (
  <Box sx={stateSx}>
    <Typography>
      {texts.signingInAsksForACode(
        since && texts.since(formatDate(since)),
        codesLeft(recoveryCodesLeft),
        isRequired,
      )}
    </Typography>
    {recoveryCodesLeft <= few && (
      <Notice tone="amber" title={texts.fewRecoveryCodesAreLeft}>
        {texts.makeNewOnesBeforeYouNeed}
      </Notice>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="soft" onClick={() => onAsk('renew')}>
        {texts.makeNewRecoveryCodes}
      </Button>
      {!isRequired && (
        <Button variant="soft" colour="red" onClick={() => onAsk('turnOff')}>
          {texts.turnTwoFactorOff}
        </Button>
      )}
    </Box>
  </Box>
);

const codesLeft = (left: number): string => {
  if (left === 0) return texts.youHaveNoRecoveryCodesLeft;
  return left === 1 ? texts.youHaveOneRecoveryCodeLeft : texts.youHaveRecoveryCodesLeft(left);
};
