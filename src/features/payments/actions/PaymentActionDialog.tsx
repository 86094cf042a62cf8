import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { GetBillingCardsForRetryQuery } from '@/api/types';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { cardName, cardStatuses, expiryLabel } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { RadioCard } from '@/ui/RadioCard';
import type { PaymentAction } from '@contract/enums';
import { amountText } from '../paymentLabels';
import {
  type ListedPayment,
  type PaymentDetail,
  useGetBillingCardsForRetryQuery,
  useGetPaymentQuery,
  useRetryOutgoingPaymentMutation,
} from '../paymentsApi';
import { ConfirmActionDialog } from './ConfirmActionDialog';
import { RefundDialog } from './RefundDialog';
import { actionLabels, isDocument } from './paymentActions';

type Card = GetBillingCardsForRetryQuery['billingCards'][number];

interface CardChoiceProps {
  cards: readonly Card[];
  chosen: Card | undefined;
  disabled: boolean;
  onChoose: (id: string) => void;
}

const describeStatus = (card: Card): string =>
  [
    ...(card.isDefault ? [t({ message: 'Default', context: 'card' })] : []),
    expiryLabel(card, card.status),
    ...(card.status === 'Failed' ? [i18n._(cardStatuses.Failed.label)] : []),
  ].join(' · ');

function CardChoice({ cards, chosen, disabled, onChoose }: CardChoiceProps) {
  const { t } = useLingui();
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={t`Card`} sx={{ display: 'grid', gap: 1 }}>
      {cards.map((card) => (
        <RadioCard
          key={card.id}
          name={name}
          label={cardName(card)}
          isChosen={card === chosen}
          disabled={disabled}
          onChoose={() => onChoose(card.id)}
        >
          {describeStatus(card)}
        </RadioCard>
      ))}
    </Box>
  );
}

interface PayAgainDialogProps {
  payment: ListedPayment;
  onClose: () => void;
}

/** Lets the operator retry a failed charge of the platform with one of the company's billing cards. */
function PayAgainDialog({ payment, onClose }: PayAgainDialogProps) {
  const { t } = useLingui();
  const { id, number } = payment;
  const amount = amountText(payment);
  const { data, error, refetch } = useGetBillingCardsForRetryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pay, { isLoading }] = useRetryOutgoingPaymentMutation();
  const idempotencyKeyFor = useIdempotencyKey();
  const cards = data?.billingCards;
  const card =
    cards?.find((candidate) => candidate.id === chosenId) ?? cards?.find(({ isDefault }) => isDefault);

  return (
    <ConfirmDialog
      title={t`Retry payment #${number} (${amount})?`}
      confirmLabel={t`Retry payment`}
      isDisabled={!card}
      successMessage={t`Retry of payment #${number} started`}
      onConfirm={() => card && pay({ id, cardId: card.id, idempotencyKey: idempotencyKeyFor(card.id) })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        {error && !cards && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !cards && <Skeleton variant="rounded" height={120} />}
        {cards && <CardChoice cards={cards} chosen={card} disabled={isLoading} onChoose={setChosenId} />}
        <span>{t`We charge ${amount} to this card now. If it’s declined, the payment stays failed. Your default card doesn’t change.`}</span>
      </Stack>
    </ConfirmDialog>
  );
}

interface ActionUnavailableDialogProps {
  payment: ListedPayment;
  text: string;
  onClose: () => void;
}

function ActionUnavailableDialog({ payment, text, onClose }: ActionUnavailableDialogProps) {
  const { t } = useLingui();

  return (
    <Dialog
      title={t`Payment #${{ number: payment.number }} (${{ amount: amountText(payment) }})`}
      size="xs"
      isCancelFocused
      onClose={onClose}
    >
      <Typography>{text}</Typography>
    </Dialog>
  );
}

export interface PaymentActionDialogProps {
  action: PaymentAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** Fetches the payment first, because its details list the permitted actions. */
export default function PaymentActionDialog(props: PaymentActionDialogProps) {
  const { currentData, error } = useGetPaymentQuery({ id: props.payment.id });

  if (currentData) return <ActionDialogContent {...props} detail={currentData.payment} />;
  if (error) return <ActionUnavailableDialog {...props} text={errorMessage(error)} />;
  return null;
}

function ActionDialogContent({
  action,
  detail,
  onClose,
}: PaymentActionDialogProps & { detail: PaymentDetail }) {
  const { t } = useLingui();
  const { payment, actions } = detail;
  // Evaluated once, because a running action is no longer permitted but its dialog must still show the
  // result.
  const [isOffered] = useState(() => actions.includes(action));

  if (!isOffered || isDocument(action)) {
    const label = t(actionLabels[action]);
    const text = t`“${label}” isn’t available for this payment anymore.`;
    return <ActionUnavailableDialog payment={payment} text={text} onClose={onClose} />;
  }
  if (action === 'Refund') return <RefundDialog detail={detail} onClose={onClose} />;
  if (action === 'Retry' && payment.direction === 'Outgoing') {
    return <PayAgainDialog payment={payment} onClose={onClose} />;
  }
  return <ConfirmActionDialog action={action} payment={payment} onClose={onClose} />;
}
