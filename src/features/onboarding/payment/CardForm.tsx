import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetOnboardingFeeQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { useNewCard } from '@/ui/cards/useNewCard';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/onboarding/payment';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import { useSubmitPaymentMethodMutation } from '../onboardingApi';
import { useDraft } from '../useDraft';
import { CompanyCardFields } from './CompanyCardFields';
import { firstFeeText } from './firstFeeText';
import { paymentForm, toPaymentForm, type PaymentValues } from './paymentForm';

interface CardFormProps {
  draft: Record<string, unknown> | null;
  fee: GetOnboardingFeeQuery['platformFee'];
}

export function CardForm({ draft, fee }: CardFormProps) {
  const operatorName = useAppSelector(selectOperator)?.name ?? '';
  const form = useForm<PaymentValues>({
    resolver: zodResolver(paymentForm),
    defaultValues: toPaymentForm(draft, operatorName),
  });
  const card = useNewCard();
  const idempotencyKeyFor = useIdempotencyKey();
  const [submitPayment, { isLoading, isSuccess }] = useSubmitPaymentMethodMutation();
  const { cancelPendingSave, saveDraft } = useDraft('PaymentMethod', form);
  const { errors, isSubmitting } = form.formState;
  // Stays busy after success until routing leads to the dashboard.
  const isBusy = isSubmitting || isLoading || isSuccess;

  async function send(input: { token: string; holderName: string } | { skip: true }) {
    cancelPendingSave();
    const { error } = await submitPayment({
      input,
      idempotencyKey: idempotencyKeyFor(JSON.stringify(input)),
    });
    if (!error) return toast.success(texts.companySetUp);
    saveDraft();
    const cardError = fieldErrors(error).token;
    if (cardError) card.reject(cardError);
    else showServerErrors(form, error);
  }

  async function addCard({ holderName }: PaymentValues) {
    const token = await card.confirm();
    if (token !== null) await send({ token, holderName });
  }

  function storeToken(token: string | null) {
    card.fields.onEdit();
    form.setValue('token', token ?? '', { shouldDirty: true });
  }

  return (
    <StepForm error={errors.root?.message} onSubmit={form.handleSubmit(addCard)}>
      <Typography>{firstFeeText(fee)}</Typography>
      <CompanyCardFields
        {...card.fields}
        initialToken={form.getValues('token')}
        disabled={isBusy}
        onEdit={storeToken}
      />
      <TextField
        label={texts.nameOnTheCard}
        autoComplete="cc-name"
        error={errors.holderName?.message}
        {...form.register('holderName')}
      />
      <StepActions label={texts.addTheCardAndFinish} isBusy={isBusy} back={paths.onboardClientBilling} />
      <Typography sx={{ color: 'text.secondary' }}>{texts.withoutACardTheGoLive}</Typography>
      <Button variant="soft" color="gray" disabled={isBusy} onClick={() => send({ skip: true })}>
        {texts.skipForNowAndFinish}
      </Button>
    </StepForm>
  );
}
