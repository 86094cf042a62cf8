import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useBillingCardSetup, useCardForm } from '@/api/cardForm';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { cardName } from '@/ui/cards/cardLabels';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import { useAddBillingCardMutation } from '../billingCardApi';

const addCardForm = () =>
  z.object({
    holderName: line(cardHolderLimits, textMessages()),
    isDefault: z.boolean(),
  });

type AddCardValues = z.infer<ReturnType<typeof addCardForm>>;

interface AddCardFormProps {
  isFirst: boolean;
  onDone: () => void;
  onCancel: (() => void) | null;
}

export function AddCardForm({ isFirst, onDone, onCancel }: AddCardFormProps) {
  const { t } = useLingui();
  const card = useCardForm();
  const cardSetup = useBillingCardSetup();
  const keyFor = useIdempotencyKey();
  const [add] = useAddBillingCardMutation();
  const form = useForm<AddCardValues>({
    resolver: zodResolver(addCardForm()),
    defaultValues: { holderName: '', isDefault: true },
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (values: AddCardValues) => {
    const result = await card.submit((token) => {
      const input = { token, ...values };
      return add({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    });
    if (!result) return;
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(t`${{ cardName: cardName(result.data.addBillingCard) }} added`);
    onDone();
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(send)}>
      <FormError message={errors.root?.message} />
      <CardFieldsLoader {...cardSetup} {...card.fields} disabled={isSubmitting} />
      <TextField
        label={t`Name on card`}
        autoComplete="cc-name"
        hint={t`Only the card provider receives your card number.`}
        error={errors.holderName?.message}
        {...form.register('holderName')}
      />
      {!isFirst && (
        <CheckboxField
          label={t`Set as default card`}
          hint={t`Past-due amounts are charged immediately.`}
          {...form.register('isDefault')}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" isLoading={isSubmitting}>
          {t`Add card`}
        </Button>
        {onCancel && (
          <Button variant="text" color="gray" onClick={onCancel} disabled={isSubmitting}>
            {t`Cancel`}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
