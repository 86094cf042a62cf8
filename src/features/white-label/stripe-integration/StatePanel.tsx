import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { errorMessage } from '@/api/errors';
import { openPage, useConnectAccount } from './useConnectAccount';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { OpenIcon } from '@/ui/directionalIcons';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import { stateLabels } from './stateLabels';
import { type Integration, useCheckStripeIntegrationMutation } from './stripeIntegrationApi';

const openIcon = <OpenIcon aria-hidden sx={{ fontSize: 16 }} />;

/**
 * Links to the pages that collect missing details, or to the provider's dashboard if there is one. The
 * sandbox collects no details, so a text explains what to do instead.
 */
function NextStep({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const { state, provider, kind, requirements, dashboardUrl } = integration;
  const needsDetails = state === 'Incomplete' || requirements.length > 0;

  if (needsDetails && provider === 'Sandbox') {
    return (
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        {t`The sandbox doesn’t collect details. To continue, disconnect it and connect another test account.`}
      </Typography>
    );
  }
  if (needsDetails && kind === 'Account') return <ContinueButton state={state} />;
  if (!dashboardUrl) return null;
  return (
    <Button
      color={needsDetails || state === 'Paused' ? 'primary' : 'gray'}
      variant={needsDetails || state === 'Paused' ? 'solid' : 'soft'}
      startIcon={openIcon}
      onClick={() => openPage(dashboardUrl)}
    >
      {t`Open Stripe`}
    </Button>
  );
}

function ContinueButton({ state }: Pick<Integration, 'state'>) {
  const { t } = useLingui();
  const { connectAccount, isLoading } = useConnectAccount();

  return (
    <Button startIcon={openIcon} isLoading={isLoading} onClick={() => void connectAccount()}>
      {state === 'Incomplete' ? t`Continue with Stripe` : t`Provide details`}
    </Button>
  );
}

function CheckStatus({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const [check, { isLoading }] = useCheckStripeIntegrationMutation();
  const { state, lastSyncedAt } = integration;

  async function checkStatus() {
    const result = await check();
    if (!result.data) return toast.error(errorMessage(result.error));
    const newState = result.data.checkStripeIntegration.state;
    const badge = t(stateLabels[newState].badge);
    toast.success(newState === state ? t`Status checked: no changes` : t`Status checked: ${badge}`);
  }

  return (
    <>
      <Button color="gray" variant="soft" isLoading={isLoading} onClick={() => void checkStatus()}>
        {t`Check status`}
      </Button>
      {lastSyncedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Last checked ${{ date: formatDate(lastSyncedAt, 'dateTime') }}`}
        </Typography>
      )}
    </>
  );
}

interface RequirementsProps {
  title: string;
  requirements: Integration['requirements'];
}

function Requirements({ title, requirements }: RequirementsProps) {
  const { t } = useLingui();
  const id = useId();
  if (requirements.length === 0) return null;

  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {requirements.map(({ name, label, isPastDue }) => (
          <Box component="li" key={name} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {label} {isPastDue && <StatusBadge tone="red">{t`Overdue`}</StatusBadge>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export function StatePanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const { badge, tone, title, text } = stateLabels[integration.state];
  const { currentDeadline } = integration;

  return (
    <Panel title={title(integration)} actions={<StatusBadge tone={tone}>{t(badge)}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{text(integration)}</Typography>
        <Requirements
          title={
            currentDeadline
              ? t`Required by ${{ date: formatDate(currentDeadline, 'dateTime') }}`
              : t`Required information`
          }
          requirements={integration.requirements}
        />
        <Requirements title={t`Pending verification`} requirements={integration.pendingVerification} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <NextStep integration={integration} />
          <CheckStatus integration={integration} />
        </Box>
      </Stack>
    </Panel>
  );
}
