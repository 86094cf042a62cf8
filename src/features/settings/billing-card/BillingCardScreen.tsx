import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { BillingCardList } from './BillingCardList';
import { useGetBillingCardsQuery } from './billingCardApi';

export default function BillingCardScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Billing Card">The card that Livery charges for your own subscription.</PageHeader>
      <Cards />
      <ComingPanel meanwhile="a card added during onboarding is kept, and nothing is charged on it yet.">
        You will add a card, choose which one is charged, replace one before it expires, and remove those you
        no longer use. A card’s number goes straight to the card provider and never to us.
      </ComingPanel>
    </Stack>
  );
}

function Cards() {
  const { data, error, refetch } = useGetBillingCardsQuery();

  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={140} />;
  if (data.billingCards.length === 0) {
    return (
      <EmptyState title="No card yet">
        The go-live checklist keeps this step open until there is one.
      </EmptyState>
    );
  }
  return <BillingCardList cards={data.billingCards} />;
}
