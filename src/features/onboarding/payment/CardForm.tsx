import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { type Ref, useCallback } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetOnboardingFeeQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { textMessages } from '@/lib/fieldMessages';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/onboarding/payment';
import { Button } from '@/ui/Button';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { useNewCard } from '@/ui/cards/useNewCard';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import {
  useGetSandboxCardsQuery,
  useStartCompanyCardSetupMutation,
  useSubmitPaymentMethodMutation,
} from '../onboardingApi';
import { useDraft } from '../useDraft';

interface CompanyCardFieldsProps {
  attempt: number;
  initialToken: string;
  error?: string;
  disabled?: boolean;
  onEdit: (token: string | null) => void;
  ref: Ref<CardFieldsHandle>;
}

function CompanyCardFields(props: CompanyCardFieldsProps) {
  const [startSetup, { error }] = useStartCompanyCardSetupMutation();
  const testCards = useGetSandboxCardsQuery();
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

const paymentForm = z.object({
  /** Token of a test card. The card provider's own form collects real cards. */
  token: z.string(),
  holderName: line({ ...cardHolderLimits, min: 1 }, textMessages(texts.enterTheNameOnTheCard)),
});

type PaymentValues = z.infer<typeof paymentForm>;

const toPaymentForm = (draft: Record<string, unknown> | null, operatorName: string): PaymentValues => ({
  token: typeof draft?.token === 'string' ? draft.token : '',
  holderName: typeof draft?.holderName === 'string' ? draft.holderName : operatorName,
});

/**
 * Returns a sentence with the amount and date of the first platform fee, or one that states that Livery is
 * free.
 */
function firstFeeText({ amount, currency, nextChargeAt }: GetOnboardingFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return texts.nothingIsChargedLiveryCosts;
  const formattedAmount = formatMoney(amount, currency);
  return texts.nothingIsChargedNowLiveryCosts(formattedAmount, formatDate(nextChargeAt));
}

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
