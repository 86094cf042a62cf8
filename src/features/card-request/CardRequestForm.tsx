import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/card-request';
import { useSubmitRequestedCardMutation, type CardRequest } from './cardRequestApi';
import { CompanyPage } from './CompanyPage';
import { RequestedCardFields } from './RequestedCardFields';

interface CardRequestFormProps {
  token: string;
  request: CardRequest;
  onSaved: () => void;
}

function introText({ companyName, clientName, planName, amountDue, currency }: CardRequest): string {
  const plan = planName ? texts.forYourPlan(planName) : '';
  const due =
    amountDue > 0 ? texts.isUnpaidAndIsCharged(formatMoney(amountDue, currency)) : texts.nothingIsChargedNow;
  return texts.helloAsksYouForACard(clientName, companyName, plan, due);
}

export function CardRequestForm({ token, request, onSaved }: CardRequestFormProps) {
  const fields = useRef<CardFieldsHandle>(null);
  const [submitCard] = useSubmitRequestedCardMutation();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [cardError, setCardError] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const send = async () => {
    setFormError(null);
    const card = await fields.current?.confirm();
    if (!card || 'error' in card) return setCardError(card?.error ?? texts.theCardFormIsStillLoading);
    const input = { token, cardToken: card.token };
    const { error } = await submitCard({ input, idempotencyKey: keyFor(card.token) });
    if (!error) return onSaved();
    const tokenError = fieldErrors(error).cardToken;
    if (!tokenError) return setFormError(errorMessage(error));
    setCardError(tokenError);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  const { amountDue, currency } = request;

  return (
    <CompanyPage brand={request} title={texts.yourCard}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={formError} />
        <Typography>{introText(request)}</Typography>
        <RequestedCardFields
          ref={fields}
          token={token}
          request={request}
          attempt={attempt}
          error={cardError ?? undefined}
          disabled={isBusy}
          onEdit={() => setCardError(null)}
        />
        <Button type="submit" size={4} fullWidth isLoading={isBusy}>
          {amountDue > 0 ? texts.saveTheCardAndPay(formatMoney(amountDue, currency)) : texts.saveTheCard}
        </Button>
      </Stack>
    </CompanyPage>
  );
}
