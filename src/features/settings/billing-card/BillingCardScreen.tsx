import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { PageHeader } from '@/ui/PageHeader';
import { BillingDetailsPanel } from './details/BillingDetailsPanel';
import { CardsPanel } from './cards/CardsPanel';
import { ChargesPanel } from './charges/ChargesPanel';
import { FeePanel } from './charges/FeePanel';

/** Shows the add-card form only at the subpath `new`. */
export default function BillingCardScreen() {
  const { t } = useLingui();
  const { '*': subpath } = useParams();

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Billing Card`}
      >{t`The card that Livery charges for your subscription.`}</PageHeader>
      <FeePanel />
      <CardsPanel isAdding={subpath === 'new'} />
      <ChargesPanel />
      <BillingDetailsPanel />
    </Stack>
  );
}
