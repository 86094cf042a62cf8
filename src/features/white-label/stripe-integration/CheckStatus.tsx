import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/stripe-integration';
import { stateLabels } from './stateLabels';
import { useCheckStripeIntegrationMutation, type Integration } from './stripeIntegrationApi';

export function CheckStatus({ integration }: { integration: Integration }) {
  const [check, { isLoading }] = useCheckStripeIntegrationMutation();
  const { state, lastSyncedAt } = integration;

  async function checkStatus() {
    const result = await check();
    if (!result.data) return toast.error(errorMessage(result.error));
    const newState = result.data.checkStripeIntegration.state;
    toast.success(
      newState === state
        ? texts.statusCheckedNothingHasChanged
        : texts.statusCheckedNow(stateLabels[newState].badge),
    );
  }

  return (
    <>
      <Button color="gray" variant="soft" isLoading={isLoading} onClick={() => void checkStatus()}>
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
