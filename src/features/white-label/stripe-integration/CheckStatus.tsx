import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/stripe-integration';
import { stateWords } from './stateWords';
import { useCheckStripeIntegrationMutation, type Integration } from './stripeIntegrationApi';

export function CheckStatus({ integration }: { integration: Integration }) {
  const [check, { isLoading }] = useCheckStripeIntegrationMutation();
  const { state, lastSyncedAt } = integration;

  async function ask() {
    const answer = await check();
    if (!answer.data) return toast.error(errorMessage(answer.error));
    const now = answer.data.checkStripeIntegration.state;
    toast.success(
      now === state ? texts.statusCheckedNothingHasChanged : texts.statusCheckedNow(stateWords[now].badge),
    );
  }

  return (
    <>
      <Button colour="gray" variant="soft" isLoading={isLoading} onClick={() => void ask()}>
        {texts.checkStatus}
      </Button>
      {lastSyncedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.lastChecked(formatDate(lastSyncedAt, 'dateTime'))}
        </Typography>
      )}
    </>
  );
}
