import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { GetBillingCardsForRetryQuery } from '@/api/types';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/payments/actions';
import { Button } from '@/ui/Button';
import { cardName, cardStatuses, expiryLabel } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import type { PaymentAction } from '@contract/enums';
import { amountText, paymentName } from '../paymentLabels';
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
    ...(card.isDefault ? [texts.defaultIt] : []),
    expiryLabel(card, card.status),
    ...(card.status === 'Failed' ? [cardStatuses.Failed.label] : []),
  ].join(' · ');

function CardChoice({ cards, chosen, disabled, onChoose }: CardChoiceProps) {
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={texts.card} sx={{ display: 'grid', gap: 1 }}>
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
  const { id, number } = payment;
  const { data, error, refetch } = useGetBillingCardsForRetryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pay, payState] = useRetryOutgoingPaymentMutation();
  const idempotencyKeyFor = useIdempotencyKey();
  const cards = data?.billingCards;
  const card =
    cards?.find((candidate) => candidate.id === chosenId) ?? cards?.find(({ isDefault }) => isDefault);

  const act = async () => {
    if (!card) return;
    const result = await pay({ id, cardId: card.id, idempotencyKey: idempotencyKeyFor(card.id) });
    if (result.error) return;
    toast.success(texts.paymentWasSentToYourCard(number));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.payAgainPaymentName(paymentName(payment))}
      confirmLabel={texts.payAgain}
      isBusy={payState.isLoading}
      isDisabled={!card}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={payState.error && errorMessage(payState.error)} />
        {error && !cards && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !cards && <Skeleton variant="rounded" height={120} />}
        {cards && (
          <CardChoice cards={cards} chosen={card} disabled={payState.isLoading} onChoose={setChosenId} />
        )}
        <span>{texts.isChargedToTheChosenCard(amountText(payment))}</span>
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
  const titleId = useId();
  const name = paymentName(payment);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{name.charAt(0).toUpperCase() + name.slice(1)}</DialogTitle>
      <DialogContent>
        <Typography>{text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {texts.close}
        </Button>
      </DialogActions>
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
  const { payment, actions } = detail;
  // Evaluated once, because a running action is no longer permitted but its dialog must still show the
  // result.
  const [isOffered] = useState(() => actions.includes(action));

  if (!isOffered || isDocument(action)) {
    const label = actionLabels[payment.direction][action];
    const text = texts.cantBeDoneWithThisPayment(label);
    return <ActionUnavailableDialog payment={payment} text={text} onClose={onClose} />;
  }
  if (action === 'Refund') return <RefundDialog detail={detail} onClose={onClose} />;
  if (action === 'Retry' && payment.direction === 'Outgoing') {
    return <PayAgainDialog payment={payment} onClose={onClose} />;
  }
  return <ConfirmActionDialog action={action} payment={payment} onClose={onClose} />;
}
