import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import { isolated } from '@/ui/isolated';
import { ClientStatusBadge } from '../clientStatus';
import { useListPosition } from '../listPaths';
import { ClientActionDialog, type ClientDialogAction } from '../transitions/ClientActionDialog';
import { useClientTransitions } from '../transitions/useClientTransitions';
import { useClientEditing } from './edit/clientEditing';
import type { ViewedClient } from '../clientViewApi';

interface ClientAction extends MenuAction {
  isAvailable: boolean;
}

function ClientActions({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const actions = useActions(client, setDialogAction).filter(({ isAvailable }) => isAvailable);

  return (
    <>
      <ActionMenu label={t`Actions`} isLabelShown actions={actions} />
      {dialogAction && (
        <ClientActionDialog action={dialogAction} client={client} onClose={() => setDialogAction(null)} />
      )}
    </>
  );
}

function useActions(
  client: ViewedClient,
  openDialog: (dialogAction: ClientDialogAction) => void,
): ClientAction[] {
  const { t } = useLingui();
  const { open } = useClientEditing();
  const { transition } = useClientTransitions();
  const navigate = useNavigate();
  const { toDeactivate } = useListPosition();
  const { status, deactivation } = client;
  const isDeactivated = status === 'Deactivated';
  const isScheduled = deactivation?.isScheduled ?? false;

  return [
    { label: t`Edit`, isAvailable: true, onClick: () => open('contact') },
    { label: t`View as client`, isAvailable: true, onClick: () => openDialog('viewAs') },
    { label: t`Send sign-in link`, isAvailable: !isDeactivated, onClick: () => openDialog('sendAccess') },
    { label: t`Change plan`, isAvailable: !isDeactivated, onClick: () => openDialog('changePlan') },
    { label: t`Pause`, isAvailable: status === 'Active', onClick: () => openDialog('pause') },
    { label: t`Resume`, isAvailable: status === 'Paused', onClick: () => openDialog('resume') },
    {
      label: t`Cancel deactivation`,
      isAvailable: isScheduled,
      onClick: () => void transition('cancelDeactivation', client),
    },
    { label: t`Reactivate`, isAvailable: isDeactivated, onClick: () => openDialog('reactivate') },
    {
      label: t`Deactivate`,
      isAvailable: !isDeactivated && !isScheduled,
      isDestructive: true,
      onClick: () => void navigate(toDeactivate(client.id)),
    },
  ];
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

function summaryItems({ plan, money, status, trialEndsAt, nextRenewalAt }: ViewedClient): string[] {
  const trialText =
    status === 'Trialing' && trialEndsAt ? t`Trial ends ${{ date: formatDate(trialEndsAt) }}` : null;
  const renewalText = nextRenewalAt ? t`Renews ${{ date: formatDate(nextRenewalAt) }}` : null;
  return [
    plan?.name ?? t`No plan`,
    ...(money ? [t`MRR ${{ amount: formatMoney(money.mrr, money.currency) }}`] : []),
    ...[trialText ?? renewalText].filter((item) => item !== null),
  ];
}

export function ClientHeader({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  return (
    <Box component="header" sx={{ ...rowSx, justifyContent: 'space-between', rowGap: 2 }}>
      <Box sx={{ ...rowSx, flexWrap: 'nowrap', minWidth: 0 }}>
        <Avatar name={client.name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={rowSx}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {isolated(client.name)}
            </Typography>
            <ClientStatusBadge status={client.status} />
          </Box>
          <Box sx={{ ...rowSx, columnGap: 0.25, color: 'text.secondary' }}>
            <span>{t`Client ${{ number: client.number }}, added ${{ date: formatDate(client.createdAt) }}`}</span>
            <CopyButton text={client.id} label={t`Copy client ID`} />
          </Box>
          <Box component="ul" aria-label={t`Summary`} sx={{ ...rowSx, m: 0, p: 0, listStyle: 'none' }}>
            {summaryItems(client).map((item, index) => (
              <Box component="li" key={index} sx={{ typography: 'subtitle2' }}>
                {item}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <ClientActions client={client} />
    </Box>
  );
}
