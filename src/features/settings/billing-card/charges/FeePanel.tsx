import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useGetPlatformFeeQuery, useRetryBillingChargeMutation } from '../billingCardApi';

type PastDueCharge = GetPlatformFeeQuery['platformFee']['pastDuePayments'][number];

/** Shows why a charge failed and when it is retried, with a button to retry it now. */
function PastDueNotice({ charge }: { charge: PastDueCharge }) {
  const { t } = useLingui();
  const { id, amount, currency, description, failure, advice, nextRetryAt } = charge;
  const [retry, { isLoading }] = useRetryBillingChargeMutation();
  const keyFor = useIdempotencyKey();
  const formattedAmount = formatMoney(amount, currency);

  const retryCharge = async () => {
    const { error } = await retry({ id, idempotencyKey: keyFor(`${id} ${nextRetryAt ?? ''}`) });
    if (error) toast.error(errorMessage(error));
    else toast.success(t`Charge of ${formattedAmount} retried`);
  };

  return (
    <Notice
      tone="red"
      title={
        description
          ? t`Couldn’t charge ${formattedAmount} for ${description}`
          : t`Couldn’t charge ${formattedAmount}`
      }
    >
      <span>
        {[failure, advice].filter(Boolean).join(' ')}{' '}
        {nextRetryAt
          ? t`Next retry: ${{ date: formatDate(nextRetryAt) }}.`
          : t`We won’t retry automatically.`}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          size={2}
          isLoading={isLoading}
          onClick={retryCharge}
          aria-label={t`Retry charge of ${formattedAmount}`}
        >
          {t`Retry charge`}
        </Button>
        <Button size={2} variant="soft" color="gray" to={paths.billingCard('new')}>
          {t`Add another card`}
        </Button>
      </Box>
    </Notice>
  );
}

type Fee = GetPlatformFeeQuery['platformFee'];

export function FeePanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetPlatformFeeQuery();

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const fee = data.platformFee;

  return (
    <Stack spacing={2.5}>
      {fee.pastDuePayments.map((charge) => (
        <PastDueNotice key={charge.id} charge={charge} />
      ))}
      <Panel title={t`Next charge`}>
        <Typography>{nextChargeText(fee)}</Typography>
      </Panel>
    </Stack>
  );
}

function nextChargeText({ amount, currency, nextChargeAt }: Fee): string {
  if (amount === 0) return t`Livery is currently free.`;
  const formattedAmount = formatMoney(amount, currency);
  return nextChargeAt
    ? t`${formattedAmount} on ${{ date: formatDate(nextChargeAt) }}, then monthly.`
    : t`You aren’t charged while your company is closed. Livery costs ${formattedAmount} per month while it’s active.`;
}
