import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useBillingCardSetup, useCardForm } from '@/api/cardForm';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetOnboardingFeeQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { textMessages } from '@/lib/fieldMessages';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import { useSubmitPaymentMethodMutation } from '../onboardingApi';
import { useDraft } from '../useDraft';

/** Returns the schema of the form, with messages in the current language. */
const paymentForm = () =>
  z.object({
    /** Token of a test card. The card provider's own form collects real cards. */
    token: z.string(),
    holderName: line({ ...cardHolderLimits, min: 1 }, textMessages(t`Enter the name on the card.`)),
  });

type PaymentValues = z.infer<ReturnType<typeof paymentForm>>;

const toPaymentForm = (draft: Record<string, unknown> | null, operatorName: string): PaymentValues => ({
  token: typeof draft?.token === 'string' ? draft.token : '',
  holderName: typeof draft?.holderName === 'string' ? draft.holderName : operatorName,
});

/**
 * Returns a sentence with the amount and date of the first platform fee, or one that states that Livery is
 * free.
 */
function firstFeeText({ amount, currency, nextChargeAt }: GetOnboardingFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return t`Livery is currently free, so this card isn’t charged.`;
  const formattedAmount = formatMoney(amount, currency);
  return t`Livery costs ${formattedAmount} per month. Your first charge is on ${{ date: formatDate(nextChargeAt) }}; nothing is charged today.`;
}

interface CardFormProps {
  draft: Record<string, unknown> | null;
  fee: GetOnboardingFeeQuery['platformFee'];
}

export function CardForm({ draft, fee }: CardFormProps) {
  const { t } = useLingui();
  const operatorName = useAppSelector(selectOperator)?.name ?? '';
  const form = useForm<PaymentValues>({
    resolver: zodResolver(paymentForm()),
    defaultValues: toPaymentForm(draft, operatorName),
  });
  const card = useCardForm();
  const cardSetup = useBillingCardSetup();
  const idempotencyKeyFor = useIdempotencyKey();
  const [submitPayment, { isLoading, isSuccess }] = useSubmitPaymentMethodMutation();
  const { cancelPendingSave, saveDraft } = useDraft('PaymentMethod', form);
  const { errors, isSubmitting } = form.formState;
  // Stays busy after success until routing leads to the dashboard.
  const isBusy = isSubmitting || isLoading || isSuccess;

  async function send(input: { token: string; holderName: string } | { skip: true }) {
    cancelPendingSave();
    const result = await submitPayment({
      input,
      idempotencyKey: idempotencyKeyFor(JSON.stringify(input)),
    });
    if (result.error) saveDraft();
    else toast.success(t`Setup complete`);
    return result;
  }

  async function addCard({ holderName }: PaymentValues) {
    const result = await card.submit((token) => send({ token, holderName }));
    if (result?.error) showServerErrors(form, result.error);
  }

  async function skip() {
    const { error } = await send({ skip: true });
    if (error) showServerErrors(form, error);
  }

  function storeToken(token: string | null) {
    card.fields.onEdit();
    form.setValue('token', token ?? '', { shouldDirty: true });
  }

  return (
    <StepForm error={errors.root?.message} onSubmit={form.handleSubmit(addCard)}>
      <Typography>{firstFeeText(fee)}</Typography>
      <CardFieldsLoader
        {...cardSetup}
        {...card.fields}
        initialToken={form.getValues('token')}
        disabled={isBusy}
        onEdit={storeToken}
      />
      <TextField
        label={t`Name on card`}
        autoComplete="cc-name"
        error={errors.holderName?.message}
        {...form.register('holderName')}
      />
      <StepActions label={t`Add card and finish`} isBusy={isBusy} back={paths.onboardClientBilling} />
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`You need a card to go live. You can add one later.`}</Typography>
      <Button variant="soft" color="gray" disabled={isBusy} onClick={() => void skip()}>
        {t`Skip for now`}
      </Button>
    </StepForm>
  );
}
