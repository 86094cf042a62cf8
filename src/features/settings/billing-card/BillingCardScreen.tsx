import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/billing-card';
import { BillingDetailsPanel } from './details/BillingDetailsPanel';
import { CardsPanel } from './cards/CardsPanel';
import { ChargesPanel } from './charges/ChargesPanel';
import { FeePanel } from './charges/FeePanel';

/** Shows the add-card form only at the subpath `new`. */
export default function BillingCardScreen() {
  const { '*': subpath } = useParams();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.billingCard.title}>{texts.theCardThatLiveryCharges}</PageHeader>
      <FeePanel />
      <CardsPanel isAdding={subpath === 'new'} />
      <ChargesPanel />
      <BillingDetailsPanel />
    </Stack>
  );
}
