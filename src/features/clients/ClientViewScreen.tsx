import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { BillingPanel } from './billing/BillingPanel';
import { useGetClientQuery } from './clientViewApi';
import { ClientTimeline } from './timeline/ClientTimeline';
import { useCanSeeMoney } from './useCanSeeMoney';
import { ClientHeader } from './view/ClientHeader';
import { ClientLoadError } from './view/ClientLoadError';
import { AccountPanel, AddressSection, ContactSection } from './view/ClientSections';
import { ClientSkeleton } from './view/ClientSkeleton';
import { DeactivationBanner } from './view/DeactivationBanner';
import { ClientEditingProvider } from './view/edit/ClientEditingProvider';
import { ListNeighbors } from './view/ListNeighbors';
import { NoteSection } from './view/NoteSection';
import { PaymentsPanel } from './view/PaymentsPanel';
import { PlanPanel } from './view/PlanPanel';
import { TagsSection } from './view/tags/TagsSection';

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
  const canViewMoney = useCanSeeMoney();

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
