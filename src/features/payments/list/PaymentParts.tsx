import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Link } from '@/ui/Link';
import type { ListedPayment } from '../paymentsApi';
import { amountText, momentOf, purposeText, refundedText } from './paymentWords';

interface PartProps {
  payment: ListedPayment;
}

const mutedSx = { color: 'text.secondary', typography: 'body2' } as const;

export function PaymentAmount({ payment }: PartProps) {
  const refunded = refundedText(payment);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {amountText(payment)}
      </Box>
      {refunded && <Box sx={mutedSx}>{refunded}</Box>}
    </>
  );
}

/** Who paid, or what was charged for. */
export function PaymentParty({ payment }: PartProps) {
  const held = useAppSelector(selectOperator)?.permissions ?? [];
  const { client } = payment;
  if (!client) return purposeText(payment);
  if (!held.includes('MANAGE_CLIENT_MANAGEMENT')) return client.name;
  return (
    <Link to={paths.clientView(client.id)} isQuiet>
      {client.name}
    </Link>
  );
}

/** Why a payment failed and what to do about it. */
export function PaymentFailure({ payment: { failure, advice, nextRetryAt } }: PartProps) {
  if (!failure && !advice) return null;
  return (
    <Box sx={{ typography: 'body2', maxWidth: '44ch' }}>
      {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
      {advice && <Box sx={{ color: 'text.secondary' }}>{advice}</Box>}
      {nextRetryAt && (
        <Box sx={{ color: 'text.secondary' }}>Will be tried again on {formatDate(nextRetryAt)}.</Box>
      )}
    </Box>
  );
}

export function PaymentMoment({ payment }: PartProps) {
  const moment = momentOf(payment);
  return <time dateTime={moment}>{formatDate(moment, 'dateTime')}</time>;
}
