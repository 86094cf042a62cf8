import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/actions';
import { amountText, paymentName } from '../paymentLabels';
import {
  useGetBillingCardsForRetryQuery,
  useRetryOutgoingPaymentMutation,
  type ListedPayment,
} from '../paymentsApi';
import { CardChoice } from './CardChoice';

interface PayAgainDialogProps {
  payment: ListedPayment;
  onClose: () => void;
}

/** Lets the operator retry a failed charge of the platform with one of the company's billing cards. */
export function PayAgainDialog({ payment, onClose }: PayAgainDialogProps) {
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
