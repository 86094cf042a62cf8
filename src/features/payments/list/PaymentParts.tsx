import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { PaymentAction } from '@contract/enums';
import { statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { isolated } from '@/ui/isolated';
import { Link } from '@/ui/Link';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import { StatusBadge } from '@/ui/StatusBadge';
import { actionLabels } from '../actions/paymentActions';
import { withOpenPayment } from '../detail/openPayment';
import { amountText, completedText, purposeText, refundedText } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';

interface PartProps {
  payment: ListedPayment;
}

const mutedSx = { color: 'text.secondary', typography: 'body2' } as const;
const badgesSx = { display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 } as const;

const amountLinkSx = {
  color: 'text.primary',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

export const PaymentBadges = ({ payment: { status, disputeStatus } }: PartProps) => {
  const { t } = useLingui();
  return (
    <Box component="span" sx={badgesSx}>
      <PaymentStatusBadge status={status} />
      {disputeStatus === 'NeedsResponse' && <StatusBadge tone="red">{t`Needs response`}</StatusBadge>}
    </Box>
  );
};

export function PaymentAmount({ payment }: PartProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const refunded = refundedText(payment);
  return (
    <>
      <Box
        component={RouterLink}
        to={withOpenPayment(params, payment.id)}
        preventScrollReset
        aria-label={t`${{ amount: amountText(payment) }}, payment #${{ number: payment.number }}`}
        sx={amountLinkSx}
      >
        {amountText(payment)}
      </Box>
      {refunded && <Box sx={mutedSx}>{refunded}</Box>}
    </>
  );
}

/** Shows the client of a payment, or the purpose of a charge to the company. */
export function PaymentParty({ payment }: PartProps) {
  const permissions = useAppSelector(selectOperator)?.permissions ?? [];
  const { client } = payment;
  if (!client) return isolated(purposeText(payment));
  if (!permissions.includes('MANAGE_CLIENT_MANAGEMENT')) return isolated(client.name);
  return (
    <Link to={paths.clientView(client.id)} isQuiet>
      {client.name}
    </Link>
  );
}

export function PaymentDate({ payment }: PartProps) {
  const completed = completedText(payment);
  return (
    <>
      <time dateTime={payment.createdAt}>{formatDate(payment.createdAt, 'dateTime')}</time>
      {completed && <Box sx={mutedSx}>{completed}</Box>}
    </>
  );
}

/**
 * Returns whether the company's status allows changes of payments. If it does, the payment's details list the
 * permitted actions.
 */
const useCanAct = (): boolean => statusAllows(useAppSelector(selectCompany)?.status, 'write');

interface PaymentFailureProps extends PartProps {
  onAct: (action: PaymentAction, payment: ListedPayment) => void;
}

export function PaymentFailure({ payment, onAct }: PaymentFailureProps) {
  const { t } = useLingui();
  const canAct = useCanAct();
  const { failure, advice, nextRetryAt, suggestedAction } = payment;
  if (!failure && !advice) return null;

  return (
    <Box sx={{ typography: 'body2', maxWidth: '44ch', fontWeight: 400, whiteSpace: 'normal' }}>
      {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
      {advice && <Box sx={{ color: 'text.secondary' }}>{advice}</Box>}
      {nextRetryAt && (
        <Box sx={{ color: 'text.secondary' }}>{t`Next retry ${{ date: formatDate(nextRetryAt) }}`}</Box>
      )}
      {suggestedAction && canAct && (
        <Box sx={{ mt: 0.75 }}>
          <Button
            size={1}
            color="gray"
            variant="soft"
            aria-haspopup="dialog"
            onClick={() => onAct(suggestedAction, payment)}
          >
            {t(actionLabels[suggestedAction])}…
          </Button>
        </Box>
      )}
    </Box>
  );
}
