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
    toast.success(t`Recovery codes renewed`);
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
    <Dialog size="xs" hasOwnButtons title={t`Make new recovery codes`} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={t`Make new codes`}
        onSubmit={submit}
        onCancel={onClose}
      >
        {t`You get ten new codes. Those from before stop working at once, and this can not be undone.`}
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
    toast.success(t`Two-factor turned on`);
  }

  if (codes) {
    return (
      <Dialog size="xs" hasOwnButtons title={t`Your recovery codes`}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog size="xs" hasOwnButtons title={t`Turn two-factor on`} onClose={onClose}>
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
    toast.success(t`Two-factor turned off`);
    onClose();
    return null;
  }

  return (
    <Dialog size="xs" hasOwnButtons title={t`Turn two-factor off`} onClose={onClose}>
      <PasswordAndCodeForm hasPassword={hasPassword} label={t`Turn off`} onSubmit={submit} onCancel={onClose}>
        {t`Signing in no longer asks for a code then. Your app’s entry and your recovery codes stop working; you can set up two-factor again at any time.`}
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
        {t`A password can be guessed or stolen. With two-factor, signing in asks for a code of an app on your phone as well.`}{' '}
        {status.isRequired && t`Your company requires it.`}
      </Typography>
      <Button onClick={() => onAction('setUp')}>{t`Turn two-factor on`}</Button>
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
          ? t`Signing in asks for a code of your authenticator app, since ${{ date: formatDate(enabledAt) }}.`
          : t`Signing in asks for a code of your authenticator app.`}{' '}
        {remainingCodesText(recoveryCodesRemaining)}{' '}
        {isRequired && t`Your company requires two-factor, so it stays on.`}
      </Typography>
      {recoveryCodesRemaining <= lowCodeCount && (
        <Notice tone="amber" title={t`Few recovery codes are left`}>
          {t`Make new ones before you need them.`}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="soft" onClick={() => onAction('renew')}>
          {t`Make new recovery codes`}
        </Button>
        {!isRequired && (
          <Button variant="soft" color="red" onClick={() => onAction('turnOff')}>
            {t`Turn two-factor off`}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const remainingCodesText = (count: number): string =>
  t`${plural(count, {
    0: 'You have no recovery codes left.',
    one: 'You have one recovery code left.',
    other: 'You have # recovery codes left.',
  })}`;
