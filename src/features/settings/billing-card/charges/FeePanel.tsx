import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import type { GetPlatformFeeQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/settings/billing-card/charges';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useGetPlatformFeeQuery, useRetryBillingChargeMutation } from '../billingCardApi';

type PastDueCharge = GetPlatformFeeQuery['platformFee']['pastDuePayments'][number];

/** Shows why a charge failed and when it is retried, with a button to retry it now. */
function PastDueNotice({ charge }: { charge: PastDueCharge }) {
  const { id, amount, currency, description, failure, advice, nextRetryAt } = charge;
  const [retry, { isLoading }] = useRetryBillingChargeMutation();
  const keyFor = useIdempotencyKey();
  const formattedAmount = formatMoney(amount, currency);

  const retryCharge = async () => {
    const { error } = await retry({ id, idempotencyKey: keyFor(`${id} ${nextRetryAt ?? ''}`) });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasSentToYourCardAgain(formattedAmount));
  };

  return (
    <Notice
      tone="red"
      title={texts.couldNotBeCharged(formattedAmount, description ? `: ${description}` : '')}
    >
      <span>
        {[failure, advice].filter(Boolean).join(' ')}{' '}
        {nextRetryAt ? texts.weTryAgainByOurselves(formatDate(nextRetryAt)) : texts.weDoNotTryAgain}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          size={2}
          isLoading={isLoading}
          onClick={retryCharge}
          aria-label={texts.chargeAgainSum(formattedAmount)}
        >
          {texts.chargeAgain}
        </Button>
        <Button size={2} variant="soft" color="gray" to={paths.billingCard('new')}>
          {texts.addAnotherCard}
        </Button>
      </Box>
    </Notice>
  );
}

type Fee = GetPlatformFeeQuery['platformFee'];

export function FeePanel() {
  const { data, error, refetch } = useGetPlatformFeeQuery();

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const fee = data.platformFee;

  return (
    <Stack spacing={2.5}>
      {fee.pastDuePayments.map((charge) => (
        <PastDueNotice key={charge.id} charge={charge} />
      ))}
      <Panel title={texts.nextCharge}>
        <Typography>{nextChargeText(fee)}</Typography>
      </Panel>
    </Stack>
  );
}

function nextChargeText({ amount, currency, nextChargeAt }: Fee): string {
  if (amount === 0) return texts.liveryCostsNothingAtTheMoment;
  const formattedAmount = formatMoney(amount, currency);
  return nextChargeAt
    ? texts.onAndEachMonthFromThen(formattedAmount, formatDate(nextChargeAt))
    : texts.nothingIsChargedWhile(formattedAmount);
}
