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
import { RegenerateCodesDialog } from './RegenerateCodesDialog';
import { SetUpDialog } from './SetUpDialog';
import { TurnOffDialog } from './TurnOffDialog';
import { useGetTwoFactorQuery, type TwoFactorStatus } from './twoFactorApi';

type TwoFactorAction = 'setUp' | 'renew' | 'turnOff';

const lowCodeCount = 3;

export default function TwoFactorPanel() {
  const { data, error, refetch } = useGetTwoFactorQuery();
  const [openAction, setOpenAction] = useState<TwoFactorAction | null>(null);
  const status = data?.twoFactor;
  const dialogProps = { hasPassword: status?.hasPassword ?? true, onClose: () => setOpenAction(null) };

  return (
    <Panel title={texts.twoFactor} actions={status && <TwoFactorBadge isOn={status.isOn} />}>
      {error && !status && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !status && <Skeleton variant="rounded" height={96} />}
      {status &&
        (status.isOn ? (
          <EnabledState status={status} onAction={setOpenAction} />
        ) : (
          <DisabledState status={status} onAction={setOpenAction} />
        ))}
      {openAction === 'setUp' && <SetUpDialog {...dialogProps} />}
      {openAction === 'renew' && <RegenerateCodesDialog {...dialogProps} />}
      {openAction === 'turnOff' && <TurnOffDialog {...dialogProps} />}
    </Panel>
  );
}

const TwoFactorBadge = ({ isOn }: { isOn: boolean }) => (
  <StatusBadge tone={isOn ? 'green' : 'gray'}>{isOn ? texts.on : texts.off}</StatusBadge>
);

interface StateProps {
  status: TwoFactorStatus;
  onAction: (action: TwoFactorAction) => void;
}

const stateSx = { display: 'grid', gap: 2, justifyItems: 'start' } as const;

const DisabledState = ({ status, onAction }: StateProps) => (
  <Box sx={stateSx}>
    <Typography>{texts.aPasswordCanBeGuessed(status.isRequired)}</Typography>
    <Button onClick={() => onAction('setUp')}>{texts.turnTwoFactorOn}</Button>
  </Box>
);

const EnabledState = ({
  status: { enabledAt, recoveryCodesRemaining, isRequired },
  onAction,
}: StateProps) => (
  <Box sx={stateSx}>
    <Typography>
      {texts.signingInAsksForACode(
        enabledAt && texts.since(formatDate(enabledAt)),
        remainingCodesText(recoveryCodesRemaining),
        isRequired,
      )}
    </Typography>
    {recoveryCodesRemaining <= lowCodeCount && (
      <Notice tone="amber" title={texts.fewRecoveryCodesAreLeft}>
        {texts.makeNewOnesBeforeYouNeed}
      </Notice>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="soft" onClick={() => onAction('renew')}>
        {texts.makeNewRecoveryCodes}
      </Button>
      {!isRequired && (
        <Button variant="soft" color="red" onClick={() => onAction('turnOff')}>
          {texts.turnTwoFactorOff}
        </Button>
      )}
    </Box>
  </Box>
);

const remainingCodesText = (count: number): string => {
  if (count === 0) return texts.youHaveNoRecoveryCodesLeft;
  return count === 1 ? texts.youHaveOneRecoveryCodeLeft : texts.youHaveRecoveryCodesLeft(count);
};
