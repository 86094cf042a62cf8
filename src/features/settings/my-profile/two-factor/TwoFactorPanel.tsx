import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
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
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [regenerate] = useRegenerateRecoveryCodesMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await regenerate(credentials);
    if (!result.data) return result.error;
    setCodes(result.data.regenerateRecoveryCodes.codes);
    toast.success(t`New recovery codes created`);
    return null;
  }

  if (codes) {
    return (
      <Dialog size="xs" hasOwnButtons title={t`Your new recovery codes`}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog size="xs" hasOwnButtons title={t`Create new recovery codes?`} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={t`Create codes`}
        onSubmit={submit}
        onCancel={onClose}
      >
        {t`You get 10 new codes. Your current codes stop working immediately. You can’t undo this.`}
      </PasswordAndCodeForm>
    </Dialog>
  );
}

interface SetUpDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const { t } = useLingui();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function handleConfirmed(newCodes: string[]) {
    setCodes(newCodes);
    toast.success(t`Two-factor authentication turned on`);
  }

  if (codes) {
    return (
      <Dialog size="xs" hasOwnButtons title={t`Your recovery codes`}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog size="xs" hasOwnButtons title={t`Turn on two-factor authentication`} onClose={onClose}>
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
  const { t } = useLingui();
  const [turnOff] = useDisableTwoFactorMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await turnOff(credentials);
    if (result.error) return result.error;
    toast.success(t`Two-factor authentication turned off`);
    onClose();
    return null;
  }

  return (
    <Dialog size="xs" hasOwnButtons title={t`Turn off two-factor authentication?`} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={t`Turn off two-factor`}
        onSubmit={submit}
        onCancel={onClose}
      >
        {t`You no longer need a code to sign in. The entry in your authenticator app and your recovery codes stop working. You can set up two-factor authentication again at any time.`}
      </PasswordAndCodeForm>
    </Dialog>
  );
}

type TwoFactorAction = 'setUp' | 'renew' | 'turnOff';

const lowCodeCount = 3;

export default function TwoFactorPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetTwoFactorQuery();
  const [openAction, setOpenAction] = useState<TwoFactorAction | null>(null);
  const status = data?.twoFactor;
  const dialogProps = { hasPassword: status?.hasPassword ?? true, onClose: () => setOpenAction(null) };

  return (
    <Panel title={t`Two-factor`} actions={status && <TwoFactorBadge isOn={status.isOn} />}>
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

const TwoFactorBadge = ({ isOn }: { isOn: boolean }) => {
  const { t } = useLingui();
  return <StatusBadge tone={isOn ? 'green' : 'gray'}>{isOn ? t`On` : t`Off`}</StatusBadge>;
};

interface StateProps {
  status: TwoFactorStatus;
  onAction: (action: TwoFactorAction) => void;
}

const stateSx = { display: 'grid', gap: 2, justifyItems: 'start' } as const;

const DisabledState = ({ status, onAction }: StateProps) => {
  const { t } = useLingui();
  return (
    <Box sx={stateSx}>
      <Typography>
        {t`Protect your account even if someone steals your password. You also need a code from an app on your phone to sign in.`}{' '}
        {status.isRequired && t`Your company requires two-factor authentication.`}
      </Typography>
      <Button onClick={() => onAction('setUp')}>{t`Turn on two-factor`}</Button>
    </Box>
  );
};

const EnabledState = ({
  status: { enabledAt, recoveryCodesRemaining, isRequired },
  onAction,
}: StateProps) => {
  const { t } = useLingui();
  return (
    <Box sx={stateSx}>
      <Typography>
        {enabledAt
          ? t`You need a code from your authenticator app to sign in. On since ${{ date: formatDate(enabledAt) }}.`
          : t`You need a code from your authenticator app to sign in.`}{' '}
        {remainingCodesText(recoveryCodesRemaining)}{' '}
        {isRequired && t`Your company requires two-factor authentication, so you can’t turn it off.`}
      </Typography>
      {recoveryCodesRemaining <= lowCodeCount && (
        <Notice tone="amber" title={t`Create new recovery codes`}>
          {t`Without recovery codes, you can’t sign in if you lose your authenticator app.`}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="soft" onClick={() => onAction('renew')}>
          {t`Create recovery codes`}
        </Button>
        {!isRequired && (
          <Button variant="soft" color="red" onClick={() => onAction('turnOff')}>
            {t`Turn off two-factor`}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const remainingCodesText = (count: number): string =>
  t`${plural(count, {
    0: 'You have no recovery codes left.',
    one: 'You have # recovery code left.',
    other: 'You have # recovery codes left.',
  })}`;
