import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { type Ref, useCallback } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/settings/billing-card/cards';
import { Button } from '@/ui/Button';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { cardName } from '@/ui/cards/cardLabels';
import { useNewCard } from '@/ui/cards/useNewCard';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import {
  useAddBillingCardMutation,
  useGetBillingTestCardsQuery,
  useStartBillingCardSetupMutation,
} from '../billingCardApi';

interface BillingCardFieldsProps {
  attempt: number;
  error?: string;
  disabled?: boolean;
  onEdit: () => void;
  ref: Ref<CardFieldsHandle>;
}

function BillingCardFields(props: BillingCardFieldsProps) {
  const [startSetup, { error }] = useStartBillingCardSetupMutation();
  const testCards = useGetBillingTestCardsQuery();
  const start = useCallback(async () => {
    const { data } = await startSetup();
    return data?.startBillingCardSetup ?? null;
  }, [startSetup]);

  return (
    <CardFieldsLoader
      {...props}
      loadSetup={start}
      setupError={error ?? testCards.error}
      onRetry={testCards.error ? () => void testCards.refetch() : undefined}
      testCards={testCards.data?.sandboxCards}
    />
  );
}

const addCardForm = z.object({
  holderName: line(cardHolderLimits, textMessages()),
  isDefault: z.boolean(),
});

type AddCardValues = z.infer<typeof addCardForm>;

interface AddCardFormProps {
  isFirst: boolean;
  onDone: () => void;
  onCancel: (() => void) | null;
}

const cardStorageHint = texts.aCardsNumberGoesStraight;

export function AddCardForm({ isFirst, onDone, onCancel }: AddCardFormProps) {
  const card = useNewCard();
  const keyFor = useIdempotencyKey();
  const [add] = useAddBillingCardMutation();
  const form = useForm<AddCardValues>({
    resolver: zodResolver(addCardForm),
    defaultValues: { holderName: '', isDefault: true },
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (values: AddCardValues) => {
    const token = await card.confirm();
    if (token === null) return;
    const input = { token, ...values };
    const { data, error } = await add({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    const refusal = fieldErrors(error).token;
    if (refusal) return card.reject(refusal);
    if (error) return showServerErrors(form, error);
    toast.success(texts.wasAdded(cardName(data.addBillingCard)));
    onDone();
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(send)}>
      <FormError message={errors.root?.message} />
      <BillingCardFields disabled={isSubmitting} {...card.fields} />
      <TextField
        label={texts.nameOnTheCard}
        autoComplete="cc-name"
        hint={cardStorageHint}
        error={errors.holderName?.message}
        {...form.register('holderName')}
      />
      {!isFirst && (
        <CheckboxField
          label={texts.chargeThisCardFromNow}
          hint={texts.whatIsUnpaidIsCharged}
          {...form.register('isDefault')}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" isLoading={isSubmitting}>
          {texts.addTheCard}
        </Button>
        {onCancel && (
          <Button variant="text" color="gray" onClick={onCancel} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
