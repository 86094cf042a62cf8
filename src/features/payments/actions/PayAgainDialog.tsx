import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { usePressKey } from '@/lib/usePressKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/actions';
import { amountText, paymentName } from '../paymentWords';
import { useGetCardsToPayWithQuery, usePayAgainMutation, type ListedPayment } from '../paymentsApi';
import { CardChoice } from './CardChoice';

interface PayAgainDialogProps {
  payment: ListedPayment;
  onClose: () => void;
}

/** Pays what Livery could not charge, with the default card or another one of the company's. */
export function PayAgainDialog({ payment, onClose }: PayAgainDialogProps) {
  const { id, number } = payment;
  const { data, error, refetch } = useGetCardsToPayWithQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pay, paying] = usePayAgainMutation();
  const keyFor = usePressKey();
  const cards = data?.billingCards;
  const card = cards?.find((one) => one.id === chosenId) ?? cards?.find(({ isDefault }) => isDefault);

  const act = async () => {
    if (!card) return;
    const answer = await pay({ id, cardId: card.id, idempotencyKey: keyFor(card.id) });
    if (answer.error) return;
    toast.success(texts.paymentWasSentToYourCard(number));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.payAgainPaymentName(paymentName(payment))}
      confirmLabel={texts.payAgain}
      isBusy={paying.isLoading}
      isDisabled={!card}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={paying.error && errorMessage(paying.error)} />
        {error && !cards && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !cards && <Skeleton variant="rounded" height={120} />}
        {cards && (
          <CardChoice cards={cards} chosen={card} disabled={paying.isLoading} onChoose={setChosenId} />
        )}
        <span>{texts.isChargedToTheChosenCard(amountText(payment))}</span>
      </Stack>
    </ConfirmDialog>
  );
}
