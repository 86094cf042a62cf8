import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/billing-card/charges';
import type { GetPlatformFeeQuery } from '../billingCard.generated';
import { useGetPlatformFeeQuery } from '../billingCardApi';
import { UnpaidNotice } from './UnpaidNotice';

type Fee = GetPlatformFeeQuery['platformFee'];

/** What Livery costs, when it is charged next, and what is unpaid. */
export function FeePanel() {
  const { data, error, refetch } = useGetPlatformFeeQuery();

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const fee = data.platformFee;

  return (
    <Stack spacing={2.5}>
      {fee.unpaid.map((charge) => (
        <UnpaidNotice key={charge.id} charge={charge} />
      ))}
      <Panel title={texts.nextCharge}>
        <Typography>{nextWords(fee)}</Typography>
      </Panel>
    </Stack>
  );
}

function nextWords({ amount, currency, nextChargeAt }: Fee): string {
  if (amount === 0) return texts.liveryCostsNothingAtTheMoment;
  const sum = formatMoney(amount, currency);
  return nextChargeAt
    ? texts.onAndEachMonthFromThen(sum, formatDate(nextChargeAt))
    : texts.nothingIsChargedWhile(sum);
}
