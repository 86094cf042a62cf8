import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GetPlatformFeeQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/billing-card/charges';
import { useGetPlatformFeeQuery } from '../billingCardApi';
import { PastDueNotice } from './PastDueNotice';

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
