import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/clients/view';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
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
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const actions = useActions(client, setDialogAction).filter(({ isAvailable }) => isAvailable);

  return (
    <>
      <ActionMenu label={texts.actions} isLabelShown actions={actions} />
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
  const { open } = useClientEditing();
  const { transition } = useClientTransitions();
  const navigate = useNavigate();
  const { toDeactivate } = useListPosition();
  const { status, deactivation } = client;
  const isDeactivated = status === 'Deactivated';
  const isScheduled = deactivation?.isScheduled ?? false;

  return [
    { label: texts.edit, isAvailable: true, onClick: () => open('Contact') },
    { label: texts.viewAsClient, isAvailable: true, onClick: () => openDialog('viewAs') },
    { label: texts.sendASignInLink, isAvailable: !isDeactivated, onClick: () => openDialog('sendAccess') },
    { label: texts.changePlan, isAvailable: !isDeactivated, onClick: () => openDialog('changePlan') },
    { label: texts.pause, isAvailable: status === 'Active', onClick: () => openDialog('pause') },
    { label: texts.resume, isAvailable: status === 'Paused', onClick: () => openDialog('resume') },
    {
      label: texts.cancelTheDeactivation,
      isAvailable: isScheduled,
      onClick: () => void transition('cancelDeactivation', client),
    },
    { label: texts.reactivate, isAvailable: isDeactivated, onClick: () => openDialog('reactivate') },
    {
      label: texts.deactivate,
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
  const trialText = status === 'Trialing' && trialEndsAt ? texts.trialEnds(formatDate(trialEndsAt)) : null;
  const renewalText = nextRenewalAt ? texts.renews(formatDate(nextRenewalAt)) : null;
  return [
    plan?.name ?? texts.noPlanYet,
    ...(money ? [texts.mrr(formatMoney(money.mrr, money.currency))] : []),
    ...[trialText ?? renewalText].filter((item) => item !== null),
  ];
}

export function ClientHeader({ client }: { client: ViewedClient }) {
  return (
    <Box component="header" sx={{ ...rowSx, justifyContent: 'space-between', rowGap: 2 }}>
      <Box sx={{ ...rowSx, flexWrap: 'nowrap', minWidth: 0 }}>
        <Avatar name={client.name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={rowSx}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {client.name}
            </Typography>
            <ClientStatusBadge status={client.status} />
          </Box>
          <Box sx={{ ...rowSx, columnGap: 0.25, color: 'text.secondary' }}>
            <span>{texts.clientSince(client.number, formatDate(client.createdAt))}</span>
            <CopyButton text={client.id} label={texts.copyTheId} />
          </Box>
          <Box component="ul" aria-label={texts.atAGlance} sx={{ ...rowSx, m: 0, p: 0, listStyle: 'none' }}>
            {summaryItems(client).map((item) => (
              <Box component="li" key={item} sx={{ typography: 'subtitle2' }}>
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
