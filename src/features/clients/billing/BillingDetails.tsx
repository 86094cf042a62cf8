import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { cardName } from '@/ui/cards/cardLabels';
import { CardLine } from '@/ui/cards/CardLine';
import { Link } from '@/ui/Link';
import { toast } from '@/ui/toast';
import { ClientDetails } from '../view/ClientDetails';
import type { BillingAction } from './BillingDialog';
import { type ClientBilling, useRetryPastDuePaymentMutation } from './clientBillingApi';
import { nextChargeText, paymentMethodText } from './billingLabels';

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

function PastDuePayments({ billing }: { billing: ClientBilling }) {
  const { t } = useLingui();
  const { pastDuePayments, cards, canCharge } = billing;
  if (pastDuePayments.length === 0) return null;

  return (
    <Box component="ul" aria-label={t`Past due`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {pastDuePayments.map((payment) => (
        <PastDueRow key={payment.id} payment={payment} canRetry={canCharge && cards.length > 0} />
      ))}
    </Box>
  );
}

function PastDueRow({ payment, canRetry }: { payment: PastDuePayment; canRetry: boolean }) {
  const { t } = useLingui();
  const { id, number, amount, currency, description, failure, advice, nextRetryAt } = payment;
  const [retry, { isLoading }] = useRetryPastDuePaymentMutation();
  const keyFor = useIdempotencyKey();
  const amountText = formatMoney(amount, currency);

  const handleRetry = async () => {
    const { error } = await retry({ id, idempotencyKey: keyFor(id) });
    if (error) toast.error(errorMessage(error));
    else toast.success(t`Payment of ${amountText} retried`);
  };

  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">
          {description
            ? t`${amountText} past due: ${description}`
            : t`${amountText} past due: payment #${number}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[failure, advice].filter(Boolean).join(' ')}{' '}
          {nextRetryAt ? t`Next retry: ${{ date: formatDate(nextRetryAt) }}.` : t`No retry scheduled.`}
        </Typography>
      </Box>
      {canRetry && (
        <Button
          size={1}
          color="gray"
          variant="soft"
          isLoading={isLoading}
          onClick={handleRetry}
          aria-label={t`Retry payment of ${amountText}`}
        >
          {t`Retry payment`}
        </Button>
      )}
    </Box>
  );
}

/** Explains why the company cannot charge clients yet, and links to the setup if the operator can open it. */
function CannotCharge() {
  const canConnect = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false,
  );

  return (
    <Box
      sx={({ palette }) => ({
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: palette.tones.amber.soft,
        color: palette.tones.amber.text,
        typography: 'body2',
      })}
    >
      {canConnect ? (
        <Trans>
          Finish the Stripe integration before you charge clients.{' '}
          <Link to={paths.stripeIntegration}>Open Stripe Integration</Link>
        </Trans>
      ) : (
        <Trans>
          You can’t charge clients until the Stripe integration is finished. Ask an Admin of your company to
          finish it.
        </Trans>
      )}
    </Box>
  );
}

interface BillingDetailsProps {
  billing: ClientBilling;
  onAction: (action: BillingAction) => void;
}

export function BillingDetails({ billing, onAction }: BillingDetailsProps) {
  const { t } = useLingui();
  const { cardRequestedAt, canCharge } = billing;

  return (
    <Stack spacing={2}>
      {!canCharge && <CannotCharge />}
      <ClientDetails
        details={[
          [t`Payment method`, paymentMethodText(billing)],
          [t`Next charge`, nextChargeText(billing)],
        ]}
      />
      <Cards cards={billing.cards} onAction={onAction} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button size={1} color="gray" variant="soft" onClick={() => onAction({ kind: 'requestCard' })}>
          {t`Request card`}
        </Button>
        {cardRequestedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t`Requested on ${{ date: formatDate(cardRequestedAt, 'dateTime') }}`}
          </Typography>
        )}
      </Box>
      <PastDuePayments billing={billing} />
    </Stack>
  );
}

function Cards({
  cards,
  onAction,
}: {
  cards: ClientBilling['cards'];
  onAction: BillingDetailsProps['onAction'];
}) {
  const { t } = useLingui();
  if (cards.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`No card yet. Add a card or request one by email.`}
      </Typography>
    );
  }
  return (
    <Stack component="ul" aria-label={t`Cards`} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardLine
            card={card}
            notes={[t`Added ${{ date: formatDate(card.createdAt) }}`]}
            actions={
              <Button
                size={1}
                color="gray"
                variant="text"
                onClick={() => onAction({ kind: 'removeCard', card })}
                aria-label={t`Remove ${{ cardName: cardName(card) }}`}
              >
                {t`Remove`}
              </Button>
            }
          />
        </li>
      ))}
    </Stack>
  );
}
