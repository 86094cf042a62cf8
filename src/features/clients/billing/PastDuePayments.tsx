import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { useRetryPastDuePaymentMutation } from './clientBillingApi';
import type { ClientBilling } from './billedClient';

type PastDuePayment = ClientBilling['pastDuePayments'][number];

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

export function PastDuePayments({ billing }: { billing: ClientBilling }) {
  const { pastDuePayments, cards, canCharge } = billing;
  if (pastDuePayments.length === 0) return null;

  return (
    <Box component="ul" aria-label={texts.unpaid} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {pastDuePayments.map((payment) => (
        <PastDueRow key={payment.id} payment={payment} canRetry={canCharge && cards.length > 0} />
      ))}
    </Box>
  );
}

function PastDueRow({ payment, canRetry }: { payment: PastDuePayment; canRetry: boolean }) {
  const { id, number, amount, currency, description, failure, advice, nextRetryAt } = payment;
  const [retry, { isLoading }] = useRetryPastDuePaymentMutation();
  const keyFor = useIdempotencyKey();
  const amountText = formatMoney(amount, currency);

  const handleRetry = async () => {
    const { error } = await retry({ id, idempotencyKey: keyFor(id) });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasSentToTheCardAgain(amountText));
  };

  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{texts.unpaidPayment(amountText, description, number)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[failure, advice].filter(Boolean).join(' ')}{' '}
          {nextRetryAt ? texts.itIsTriedAgain(formatDate(nextRetryAt)) : texts.itIsNotTriedAgain}
        </Typography>
      </Box>
      {canRetry && (
        <Button
          size={1}
          color="gray"
          variant="soft"
          isLoading={isLoading}
          onClick={handleRetry}
          aria-label={texts.tryAgainSum(amountText)}
        >
          {texts.tryAgain}
        </Button>
      )}
    </Box>
  );
}
