import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { FormError } from '@/ui/FormError';
import { useGiveRequestedCardMutation } from './cardRequestApi';
import { CompanyPage } from './CompanyPage';
import { RequestedCardFields } from './RequestedCardFields';
import type { CardRequest } from './UpdateCardScreen';

interface GiveCardFormProps {
  token: string;
  request: CardRequest;
  onGiven: () => void;
}

function whatFor({ companyName, clientName, planName, amountDue, currency }: CardRequest): string {
  const plan = planName ? ` for your plan ${planName}` : '';
  const due =
    amountDue > 0
      ? ` ${formatMoney(amountDue, currency)} is unpaid, and is charged as soon as you have given the card.`
      : ' Nothing is charged now.';
  return `Hello ${clientName}, ${companyName} asks you for a card to pay with${plan}.${due}`;
}

export function GiveCardForm({ token, request, onGiven }: GiveCardFormProps) {
  const fields = useRef<CardFieldsHandle>(null);
  const [give] = useGiveRequestedCardMutation();
  const keyFor = usePressKey();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const send = async () => {
    setFailure(null);
    const card = await fields.current?.confirm();
    if (!card || 'error' in card) return setRefusal(card?.error ?? 'The card form is still loading.');
    const input = { token, cardToken: card.token };
    const { error } = await give({ input, idempotencyKey: keyFor(card.token) });
    if (!error) return onGiven();
    const refused = fieldErrors(error).cardToken;
    if (!refused) return setFailure(errorMessage(error));
    setRefusal(refused);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  const { amountDue, currency } = request;

  return (
    <CompanyPage brand={request} title="Your card">
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={failure} />
        <Typography>{whatFor(request)}</Typography>
        <RequestedCardFields
          ref={fields}
          token={token}
          request={request}
          attempt={attempt}
          error={refusal ?? undefined}
          disabled={isBusy}
          onEdit={() => setRefusal(null)}
        />
        <Button type="submit" size={4} fullWidth isLoading={isBusy}>
          {amountDue > 0 ? `Save the card and pay ${formatMoney(amountDue, currency)}` : 'Save the card'}
        </Button>
      </Stack>
    </CompanyPage>
  );
}
