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
import * as texts from '@/texts/clients/view';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { BillingPanel } from './billing/BillingPanel';
import { useGetClientQuery, type ViewedClient } from './clientViewApi';
import { fieldsOfSection } from './fieldDefinitions';
import { priceText } from './planLabels';
import { ClientTimeline } from './timeline/ClientTimeline';
import { ClientActionDialog, type ClientDialogAction } from './transitions/ClientActionDialog';
import { ClientDetails } from './view/ClientDetails';
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
    ? texts.versionAsNewClientsGet(priceVersion)
    : texts.keepsVersionNewClientsGet(priceVersion, currentPriceVersion);

function moneyDetails(subscription: Subscription, { currency, mrr, lifetimeValue }: Money) {
  const { price, currentPeriodFrom: from, currentPeriodTo: to } = subscription;
  return {
    [texts.price]: priceText(price, currency, subscription),
    [texts.priceVersion]: versionText(subscription),
    [texts.period]: formatDays({ from, to }),
    [texts.mrr2]: formatMoney(mrr, currency),
    [texts.lifetimeValue]: formatMoney(lifetimeValue, currency),
  };
}

function nextChargeText({ status, nextRenewalAt, trialEndsAt, money }: ViewedClient): string {
  if (status === 'Paused') return texts.noneWhilePaused;
  const { nextChargeAt: at = nextRenewalAt, nextChargeAmount } = money?.subscription ?? {};
  if (!at) return texts.noneToCome;
  const amountText =
    money && typeof nextChargeAmount === 'number' ? `, ${formatMoney(nextChargeAmount, money.currency)}` : '';
  const trialText = status === 'Trialing' && trialEndsAt ? texts.afterTheTrial : '';
  return formatDate(at) + amountText + trialText;
}

const transitionByStatus: Partial<Record<ViewedClient['status'], 'pause' | 'resume'>> = {
  Active: 'pause',
  Paused: 'resume',
};

function PlanPanel({ client }: { client: ViewedClient }) {
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const { money, plan, hasPlanAccess, status, trialEndsAt } = client;
  const transition = transitionByStatus[status];

  return (
    <Panel
      title={texts.planAndPrice}
      actions={
        <>
          {transition && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction(transition)}>
              {transition === 'pause' ? texts.pause : texts.resume}
            </Button>
          )}
          {status !== 'Deactivated' && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction('changePlan')}>
              {texts.changePlan}
            </Button>
          )}
        </>
      }
    >
      <ClientDetails
        details={{
          [texts.plan]: plan?.name ?? texts.noPlanYet,
          ...(!hasPlanAccess && { [texts.access]: texts.opensOncePaid }),
          ...(money?.subscription && moneyDetails(money.subscription, money)),
          ...(status === 'Trialing' && trialEndsAt && { [texts.trialEnds2]: formatDate(trialEndsAt) }),
          [texts.nextCharge]: nextChargeText(client),
        }}
      />
      {dialogAction && (
        <ClientActionDialog action={dialogAction} client={client} onClose={() => setDialogAction(null)} />
      )}
    </Panel>
  );
}

const noteFields = fieldsOfSection('note');

function NoteSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title={texts.noteTitle} fields={noteFields}>
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: client.note ? undefined : 'text.secondary',
        }}
      >
        {client.note ?? texts.noNote}
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
