import Stack from '@mui/material/Stack';
import { env } from '@/config/env';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';

export default function StripeIntegrationScreen() {
  const company = useAppSelector(selectCompany);

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Stripe Integration" />
      <Panel title="Your account" actions={<StatusBadge tone="gray">Not connected</StatusBadge>}>
        {env.cardPublishableKey
          ? 'Cards are handled by Stripe. '
          : 'This installation uses the built-in sandbox: test cards work, and no money moves. '}
        {company && `Clients will pay you in ${company.currency}.`}
      </Panel>
      <ComingPanel meanwhile="have your company’s registration and bank details at hand: Stripe asks for both.">
        You will connect your Stripe account, so that what clients pay arrives with you, see what Stripe still
        needs from you and by when, and whether charges and payouts are switched on.
      </ComingPanel>
    </Stack>
  );
}
