import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import { PasswordAndCodeForm } from './PasswordAndCodeForm';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { ScanStep } from './ScanStep';
import {
  type TwoFactorSetup,
  type TwoFactorStatus,
  useDisableTwoFactorMutation,
  useGetTwoFactorQuery,
  useRegenerateRecoveryCodesMutation,
} from './twoFactorApi';

interface RegenerateCodesDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

function RegenerateCodesDialog({ hasPassword, onClose }: RegenerateCodesDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [regenerate] = useRegenerateRecoveryCodesMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await regenerate(credentials);
    if (!result.data) return result.error;
    setCodes(result.data.regenerateRecoveryCodes.codes);
    toast.success(texts.recoveryCodesRenewed);
    return null;
  }

  if (codes) {
    return (
      <Dialog size="xs" hasOwnButtons title={texts.yourNewRecoveryCodes}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog size="xs" hasOwnButtons title={texts.makeNewRecoveryCodes} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={texts.makeNewCodes}
        onSubmit={submit}
        onCancel={onClose}
      >
        {texts.youGetTenNewCodesThose}
      </PasswordAndCodeForm>
    </Dialog>
  );
}

interface SetUpDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function handleConfirmed(newCodes: string[]) {
    setCodes(newCodes);
    toast.success(texts.twoFactorTurnedOn);
  }

  if (codes) {
    return (
      <Dialog size="xs" hasOwnButtons title={texts.yourRecoveryCodes}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog size="xs" hasOwnButtons title={texts.turnTwoFactorOn} onClose={onClose}>
      {setup ? (
        <ScanStep setup={setup} onConfirmed={handleConfirmed} onCancel={onClose} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onStarted={setSetup} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface TurnOffDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

function TurnOffDialog({ hasPassword, onClose }: TurnOffDialogProps) {
  const [turnOff] = useDisableTwoFactorMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await turnOff(credentials);
    if (result.error) return result.error;
    toast.success(texts.twoFactorTurnedOff);
    onClose();
    return null;
  }

  return (
    <Dialog size="xs" hasOwnButtons title={texts.turnTwoFactorOff} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={texts.turnOff}
        onSubmit={submit}
        onCancel={onClose}
      >
        {texts.signingInNoLongerAsks}
      </PasswordAndCodeForm>
    </Dialog>
  );
}

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
