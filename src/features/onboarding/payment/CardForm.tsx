import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import type { GetSandboxCardsQuery } from '../onboarding.generated';
import { useSubmitPaymentMethodMutation } from '../onboardingApi';
import { useDraft } from '../useDraft';
import { CardChoice } from './CardChoice';
import { paymentForm, toPaymentForm, type PaymentValues } from './paymentForm';

interface CardFormProps {
  draft: Record<string, unknown> | null;
  cards: GetSandboxCardsQuery['sandboxCards'];
}

export function CardForm({ draft, cards }: CardFormProps) {
  const operatorName = useAppSelector(selectOperator)?.name ?? '';
  const form = useForm<PaymentValues>({
    resolver: zodResolver(paymentForm),
    defaultValues: toPaymentForm(draft, operatorName),
  });
  const [submitPayment, { isLoading, isSuccess }] = useSubmitPaymentMethodMutation();
  const { forget, keep } = useDraft('PaymentMethod', form);
  // It stays so until routing has led to the dashboard.
  const isBusy = isLoading || isSuccess;

  async function send(input: PaymentValues | { skip: true }) {
    forget();
    const answer = await submitPayment({ input });
    if (answer.error) {
      keep();
      return showServerErrors(form, answer.error);
    }
    toast.success('Company set up');
  }

  return (
    <StepForm error={form.formState.errors.root?.message} onSubmit={form.handleSubmit(send)}>
      <Typography>
        Nothing is charged now. Livery charges this card only once you have chosen a subscription, and says
        how much and when beforehand.
      </Typography>
      {cards.length > 0 && (
        <>
          <CardChoice control={form.control} cards={cards} />
          <TextField
            label="Name on the card"
            autoComplete="cc-name"
            error={form.formState.errors.holderName?.message}
            {...form.register('holderName')}
          />
          <StepActions label="Add the card and finish" isBusy={isBusy} back={paths.onboardClientBilling} />
        </>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {cards.length > 0
          ? 'These are test cards: this installation has no real card provider, and no money moves. '
          : 'Cards are added under Settings once your company is set up. '}
        Without a card, the go-live checklist keeps this step open.
      </Typography>
      <Button variant="soft" colour="gray" disabled={isBusy} onClick={() => send({ skip: true })}>
        Skip for now and finish
      </Button>
    </StepForm>
  );
}
