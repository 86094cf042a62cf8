import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isApiError } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { RefundPaymentInput } from '@/api/types';
import { createIdempotencyKey } from '@/lib/useIdempotencyKey';
import { textMessages } from '@/lib/fieldMessages';
import { formatMoney, stepMessage } from '@/lib/money';
import { reasonNames } from '@/texts/payments';
import * as texts from '@/texts/payments/actions';
import { FormDialog } from '@/ui/FormDialog';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { amountText, isMultipleOfStep, toMinorUnits } from '@contract/money';
import { givenRefundReasons, refundNoteLimits } from '@contract/payments';
import { lines } from '@contract/text';
import { methodText, paymentName } from '../paymentLabels';
import { type ListedPayment, type PaymentDetail, useRefundPaymentMutation } from '../paymentsApi';

const reasonOptions = givenRefundReasons.map((reason) => ({
  value: reason,
  label: reasonNames[reason],
}));

/**
 * Returns the schema of the form. `maxAmount` and `step` are in minor units; a partial refund must be a
 * multiple of `step`.
 */
export const refundForm = (maxAmount: number, step: number, currency: string) => {
  const checkPart = (error: string, isValid: (minor: number | null) => boolean) =>
    z.refine<{ extent: 'All' | 'Part'; amount: string }>(
      ({ extent, amount }) => extent === 'All' || isValid(toMinorUnits(amount, currency)),
      { path: ['amount'], error },
    );

  return z
    .object({
      extent: z.enum(['All', 'Part']),
      amount: z.string(),
      reason: z.pipe(z.string(), z.enum(givenRefundReasons, texts.chooseAReason)),
      note: lines(refundNoteLimits, textMessages()),
    })
    .check(
      checkPart(texts.typeAnAmountLike(amountText(maxAmount, currency)), (minor) => minor !== null),
      checkPart(stepMessage(step, currency), (minor) => isMultipleOfStep(minor ?? 0, step)),
      checkPart(texts.giveBackMoreThanNothing, (minor) => minor !== 0),
      checkPart(texts.isLeftSo(formatMoney(maxAmount, currency)), (minor) => (minor ?? 0) <= maxAmount),
    );
};

type RefundForm = ReturnType<typeof refundForm>;
/** The values as typed. */
type RefundValues = z.input<RefundForm>;
/** The validated values. */
type CheckedRefund = z.output<RefundForm>;

const emptyRefund: RefundValues = { extent: 'All', amount: '', reason: '', note: '' };

/** Returns the amount to refund in minor units, or null if the typed amount is invalid. */
const amountOf = (
  { extent, amount }: Pick<RefundValues, 'extent' | 'amount'>,
  maxAmount: number,
  currency: string,
): number | null => (extent === 'All' ? maxAmount : toMinorUnits(amount, currency));

export const toRefundInput = (id: string, refund: CheckedRefund, currency: string): RefundPaymentInput => ({
  id,
  // Null refunds the remaining amount, which another refund may reduce before the server processes this
  // one.
  amount: refund.extent === 'All' ? null : toMinorUnits(refund.amount, currency),
  reason: refund.reason,
  note: refund.note || null,
});

const hasUnknownOutcome = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** Sends the refund of one dialog with one idempotency key, so that retries refund only once. */
function useRefund({ payment, refundable, refundIncrement }: PaymentDetail, onDone: () => void) {
  const { id, number, currency } = payment;
  const [idempotencyKey] = useState(createIdempotencyKey);
  // Stays fixed, because a refund with a lost response is sent again unchanged, although less may be
  // refundable by then.
  const [maxAmount] = useState(refundable);
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(false);
  const [refund] = useRefundPaymentMutation();
  const form = useForm<RefundValues, unknown, CheckedRefund>({
    resolver: zodResolver(refundForm(maxAmount, refundIncrement, currency)),
    defaultValues: emptyRefund,
  });
  const [extent = 'All', amount = '', note = ''] = useWatch({
    control: form.control,
    name: ['extent', 'amount', 'note'],
  });
  const minor = amountOf({ extent, amount }, maxAmount, currency);

  const submit = async (checked: CheckedRefund) => {
    const { error } = await refund({ input: toRefundInput(id, checked, currency), idempotencyKey });
    setOutcomeUnknown(hasUnknownOutcome(error));
    if (error) return showServerErrors(form, error);
    toast.success(texts.theRefundOfOfPayment(formatMoney(minor ?? maxAmount, currency), number));
    onDone();
  };

  return { form, submit, isOutcomeUnknown, maxAmount, minor, extent, note };
}

interface RefundFieldsProps {
  payment: ListedPayment;
  refund: ReturnType<typeof useRefund>;
}

const fieldsSx = { display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 } as const;

const describeMethod = ({ method, client }: ListedPayment): string =>
  `${method ? methodText(method) : texts.theCard}${client ? texts.of(client.name) : ''}`;

function RefundFields({
  payment,
  refund: { form, maxAmount, extent, note, isOutcomeUnknown },
}: RefundFieldsProps) {
  const { errors } = form.formState;
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const choose = (next: typeof extent) => () => form.setValue('extent', next, { shouldDirty: true });

  return (
    <>
      {isOutcomeUnknown && <Typography>{texts.nobodyKnowsYetWhetherTheRefund}</Typography>}
      {/* A refund that may already be processing is sent again unchanged. */}
      <Box component="fieldset" disabled={isOutcomeUnknown} aria-label={texts.refund} sx={fieldsSx}>
        <RadioCard
          name="extent"
          label={texts.allOfIt(money(maxAmount))}
          isChosen={extent === 'All'}
          onChoose={choose('All')}
        >
          {payment.refunded > 0 && texts.ofWentBackBefore(money(payment.refunded), money(payment.amount))}
        </RadioCard>
        <RadioCard
          name="extent"
          label={texts.partOfIt}
          isChosen={extent === 'Part'}
          onChoose={choose('Part')}
        />
        {extent === 'Part' && (
          <TextField
            label={texts.amountIn(payment.currency)}
            hint={texts.isLeft(money(maxAmount))}
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        )}
        <SelectField
          label={texts.reason}
          placeholder={texts.chooseAReasonPlaceholder}
          options={reasonOptions}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <TextField
          label={texts.noteOptional}
          hint={texts.ofCharactersClientsDoNotSee([...note.trim()].length, refundNoteLimits.max)}
          multiline
          minRows={2}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.theMoneyGoesBack(describeMethod(payment))}
      </Typography>
    </>
  );
}

interface RefundDialogProps {
  detail: PaymentDetail;
  onClose: () => void;
}

export function RefundDialog({ detail, onClose }: RefundDialogProps) {
  const { payment } = detail;
  const refund = useRefund(detail, onClose);
  const { form, minor, extent, submit } = refund;

  return (
    <FormDialog
      title={texts.refundPaymentName(paymentName(payment))}
      size="xs"
      form={form}
      // A full refund has no amount field, so the form shows its amount error.
      error={extent === 'All' ? form.formState.errors.amount?.message : undefined}
      submitLabel={minor ? texts.refundAmount(formatMoney(minor, payment.currency)) : texts.refund}
      isDestructive
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <RefundFields payment={payment} refund={refund} />
    </FormDialog>
  );
}
