import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatDays } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { selectCanSeeMoney } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { planPrice } from '@/ui/plans/planOffer';
import { BillingPanel } from './billing/BillingPanel';
import { useGetClientQuery, type ViewedClient } from './clientViewApi';
import { ClientTimeline } from './timeline/ClientTimeline';
import { ClientActionDialog, type ClientDialogAction } from './transitions/ClientActionDialog';
import { ClientDetails, type Detail } from './view/ClientDetails';
import { ClientHeader } from './view/ClientHeader';
import { ClientLoadError, ClientSkeleton } from './view/loadStates';
import { AccountPanel, AddressSection, ContactSection } from './view/ClientSections';
import { DeactivationBanner } from './view/DeactivationBanner';
import { ListNeighbors } from './view/ListNeighbors';
import { PaymentsPanel } from './view/PaymentsPanel';
import { ClientEditingProvider } from './view/edit/ClientEditingProvider';
import { EditableSection } from './view/edit/EditableSection';
import { TagsSection } from './view/tags/TagsSection';

type Money = NonNullable<ViewedClient['money']>;
type Subscription = NonNullable<Money['subscription']>;

const versionText = ({ priceVersion, currentPriceVersion }: Subscription): string =>
  priceVersion === currentPriceVersion
    ? t`Version ${priceVersion} (current)`
    : t`Version ${priceVersion} (new clients get version ${currentPriceVersion})`;

function moneyDetails(subscription: Subscription, { currency, mrr, lifetimeValue }: Money): Detail[] {
  const { price, currentPeriodFrom: from, currentPeriodTo: to } = subscription;
  return [
    [t`Price`, planPrice(price, currency, subscription)],
    [t`Price version`, versionText(subscription)],
    [t`Current period`, formatDays({ from, to })],
    [t`MRR`, formatMoney(mrr, currency)],
    [t`Lifetime value`, formatMoney(lifetimeValue, currency)],
  ];
}

function nextChargeText({ status, nextRenewalAt, trialEndsAt, money }: ViewedClient): string {
  if (status === 'Paused') return t`None while paused`;
  const { nextChargeAt: at = nextRenewalAt, nextChargeAmount } = money?.subscription ?? {};
  if (!at) return t`None scheduled`;
  const date = formatDate(at);
  const amount =
    money && typeof nextChargeAmount === 'number' ? formatMoney(nextChargeAmount, money.currency) : null;
  const isAfterTrial = status === 'Trialing' && trialEndsAt !== null;
  if (amount) return isAfterTrial ? t`${amount} on ${date}, after the trial` : t`${amount} on ${date}`;
  return isAfterTrial ? t`${date}, after the trial` : date;
}

function planDetails(client: ViewedClient): Detail[] {
  const { money, plan, hasPlanAccess, status, trialEndsAt } = client;
  const details: Detail[] = [[t`Plan`, plan?.name ?? t`No plan`]];
  if (!hasPlanAccess) details.push([t`Access`, t`Starts after the first successful payment`]);
  if (money?.subscription) details.push(...moneyDetails(money.subscription, money));
  if (status === 'Trialing' && trialEndsAt) details.push([t`Trial ends`, formatDate(trialEndsAt)]);
  return [...details, [t`Next charge`, nextChargeText(client)]];
}

const transitionByStatus: Partial<Record<ViewedClient['status'], 'pause' | 'resume'>> = {
  Active: 'pause',
  Paused: 'resume',
};

function PlanPanel({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const { status } = client;
  const transition = transitionByStatus[status];

  return (
    <Panel
      title={t`Plan and price`}
      actions={
        <>
          {transition && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction(transition)}>
              {transition === 'pause' ? t`Pause` : t`Resume`}
            </Button>
          )}
          {status !== 'Deactivated' && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction('changePlan')}>
              {t`Change plan`}
            </Button>
          )}
        </>
      }
    >
      <ClientDetails details={planDetails(client)} />
      {dialogAction && (
        <ClientActionDialog action={dialogAction} client={client} onClose={() => setDialogAction(null)} />
      )}
    </Panel>
  );
}

function NoteSection({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  return (
    <EditableSection section="note">
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: client.note ? undefined : 'text.secondary',
        }}
      >
        {client.note ?? t`No note yet`}
      </Typography>
    </EditableSection>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(320px, 2fr) minmax(0, 3fr)' },
  gap: 2.5,
  alignItems: 'start',
} as const;

export default function ClientViewScreen() {
  const { id = '' } = useParams();

  return (
    <Stack spacing={2.5}>
      <ListNeighbors id={id} />
      {/* The key resets open forms and dialogs when the client changes. */}
      <ClientPanels key={id} id={id} />
    </Stack>
  );
}

function ClientPanels({ id }: { id: string }) {
  const { currentData, error, refetch } = useGetClientQuery({ id });
  const canViewMoney = useAppSelector(selectCanSeeMoney);

  if (error && !currentData) return <ClientLoadError error={error} onRetry={refetch} />;
  if (!currentData) return <ClientSkeleton />;
  const { client } = currentData;

  return (
    <ClientEditingProvider client={client}>
      <Stack spacing={2.5}>
        <ClientHeader client={client} />
        <DeactivationBanner client={client} />
        <Box sx={columnsSx}>
          <Stack spacing={2.5} sx={{ minWidth: 0 }}>
            <PlanPanel client={client} />
            <ContactSection client={client} />
            <AddressSection client={client} />
            <TagsSection client={client} />
            <NoteSection client={client} />
            <AccountPanel client={client} />
          </Stack>
          <Stack spacing={2.5} sx={{ minWidth: 0 }}>
            {canViewMoney && <BillingPanel client={client} />}
            {canViewMoney && <PaymentsPanel clientId={id} />}
            <ClientTimeline clientId={id} canSeeMoney={canViewMoney} />
          </Stack>
        </Box>
      </Stack>
    </ClientEditingProvider>
  );
}
