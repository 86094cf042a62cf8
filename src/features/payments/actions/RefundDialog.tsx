import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { FormDialog } from '@/ui/FormDialog';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { amountText, isMultipleOfStep, toMinorUnits } from '@contract/money';
import { givenRefundReasons, refundNoteLimits } from '@contract/payments';
import { lines } from '@contract/text';
import { amountText as amountOfPayment, methodText, refundReasonLabels } from '../paymentLabels';
import { type ListedPayment, type PaymentDetail, useRefundPaymentMutation } from '../paymentsApi';

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
      reason: z.pipe(z.string(), z.enum(givenRefundReasons, t`Choose a reason.`)),
      note: lines(refundNoteLimits, textMessages()),
    })
    .check(
      checkPart(
        t`Enter an amount, such as ${{ example: amountText(maxAmount, currency) }}.`,
        (minor) => minor !== null,
      ),
      checkPart(stepMessage(step, currency), (minor) => isMultipleOfStep(minor ?? 0, step)),
      checkPart(t`Enter an amount greater than 0.`, (minor) => minor !== 0),
      checkPart(
        t`You can refund up to ${{ amount: formatMoney(maxAmount, currency) }}.`,
        (minor) => (minor ?? 0) <= maxAmount,
      ),
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
  const { t } = useLingui();
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
    toast.success(
      t`Refund of ${{ amount: formatMoney(minor ?? maxAmount, currency) }} for payment #${number} started`,
    );
    onDone();
  };

  return { form, submit, isOutcomeUnknown, maxAmount, minor, extent, note };
}

interface RefundFieldsProps {
  payment: ListedPayment;
  refund: ReturnType<typeof useRefund>;
}

const fieldsSx = { display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 } as const;

function refundEffect({ method, client }: ListedPayment): string {
  if (method && client) {
    return t`The refund goes to ${{ name: client.name }}’s ${{ method: methodText(method) }} and can take several days to arrive. You can’t undo a refund.`;
  }
  if (method) {
    return t`The refund goes to ${{ method: methodText(method) }} and can take several days to arrive. You can’t undo a refund.`;
  }
  return client
    ? t`The refund goes to ${{ name: client.name }}’s card and can take several days to arrive. You can’t undo a refund.`
    : t`The refund goes to the original card and can take several days to arrive. You can’t undo a refund.`;
}

function RefundFields({
  payment,
  refund: { form, maxAmount, extent, note, isOutcomeUnknown },
}: RefundFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const choose = (next: typeof extent) => () => form.setValue('extent', next, { shouldDirty: true });

  return (
    <>
      {isOutcomeUnknown && (
        <Typography>{t`We couldn’t confirm the refund. Try again: the payment won’t be refunded twice.`}</Typography>
      )}
      {/* A refund that may already be processing is sent again unchanged. */}
      <Box component="fieldset" disabled={isOutcomeUnknown} aria-label={t`Refund details`} sx={fieldsSx}>
        <RadioCard
          name="extent"
          label={t`Full refund (${{ money: money(maxAmount) }})`}
          isChosen={extent === 'All'}
          onChoose={choose('All')}
        >
          {payment.refunded > 0 &&
            t`${{ refunded: money(payment.refunded) }} of ${{ amount: money(payment.amount) }} was already refunded.`}
        </RadioCard>
        <RadioCard
          name="extent"
          label={t`Partial refund`}
          isChosen={extent === 'Part'}
          onChoose={choose('Part')}
        />
        {extent === 'Part' && (
          <TextField
            label={t`Amount (${{ currency: payment.currency }})`}
            hint={t`You can refund up to ${{ amount: money(maxAmount) }}.`}
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        )}
        <SelectField
          label={t`Reason`}
          placeholder={t`Choose a reason`}
          options={givenRefundReasons.map((reason) => ({
            value: reason,
            label: t(refundReasonLabels[reason]),
          }))}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <TextField
          label={t`Note (optional)`}
          hint={t`${{ count: [...note.trim()].length }} of ${{ max: refundNoteLimits.max }} characters. Clients don’t see this note.`}
          multiline
          minRows={2}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {refundEffect(payment)}
      </Typography>
    </>
  );
}

interface RefundDialogProps {
  detail: PaymentDetail;
  onClose: () => void;
}

export function RefundDialog({ detail, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const { payment } = detail;
  const refund = useRefund(detail, onClose);
  const { form, minor, extent, submit } = refund;

  return (
    <FormDialog
      title={t`Refund payment #${{ number: payment.number }} (${{ amount: amountOfPayment(payment) }})`}
      size="xs"
      form={form}
      // A full refund has no amount field, so the form shows its amount error.
      error={extent === 'All' ? form.formState.errors.amount?.message : undefined}
      submitLabel={
        minor
          ? t`Refund ${{ amount: formatMoney(minor, payment.currency) }}`
          : t({ message: 'Refund', context: 'button' })
      }
      isDestructive
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <RefundFields payment={payment} refund={refund} />
    </FormDialog>
  );
}
