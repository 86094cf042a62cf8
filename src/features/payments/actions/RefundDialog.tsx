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
        t`Type an amount, like ${{ amountText: amountText(maxAmount, currency) }}.`,
        (minor) => minor !== null,
      ),
      checkPart(stepMessage(step, currency), (minor) => isMultipleOfStep(minor ?? 0, step)),
      checkPart(t`Give back more than nothing.`, (minor) => minor !== 0),
      checkPart(
        t`${{ amount: formatMoney(maxAmount, currency) }} is left, so that is the most.`,
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
      t`The refund of ${{ amount: formatMoney(minor ?? maxAmount, currency) }} of payment ${number} was started`,
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
    return t`The money goes back to ${{ method: methodText(method) }} of ${{ name: client.name }}; the bank may take some days. A refund can’t be undone.`;
  }
  if (method) {
    return t`The money goes back to ${{ method: methodText(method) }}; the bank may take some days. A refund can’t be undone.`;
  }
  return client
    ? t`The money goes back to the card of ${{ name: client.name }}; the bank may take some days. A refund can’t be undone.`
    : t`The money goes back to the card; the bank may take some days. A refund can’t be undone.`;
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
        <Typography>{t`The refund may not have been received. Try again: it is made only once.`}</Typography>
      )}
      {/* A refund that may already be processing is sent again unchanged. */}
      <Box component="fieldset" disabled={isOutcomeUnknown} aria-label={t`Refund`} sx={fieldsSx}>
        <RadioCard
          name="extent"
          label={t`All of it, ${{ money: money(maxAmount) }}`}
          isChosen={extent === 'All'}
          onChoose={choose('All')}
        >
          {payment.refunded > 0 &&
            t`${{ refunded: money(payment.refunded) }} of ${{ amount: money(payment.amount) }} went back before.`}
        </RadioCard>
        <RadioCard
          name="extent"
          label={t`Part of it`}
          isChosen={extent === 'Part'}
          onChoose={choose('Part')}
        />
        {extent === 'Part' && (
          <TextField
            label={t`Amount in ${{ currency: payment.currency }}`}
            hint={t`${{ money: money(maxAmount) }} is left.`}
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
          hint={t`${{ count: [...note.trim()].length }} of ${{ noteMaxLength: refundNoteLimits.max }} characters. Clients do not see it.`}
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
      title={t`Refund payment ${{ number: payment.number }} of ${{ amount: amountOfPayment(payment) }}`}
      size="xs"
      form={form}
      // A full refund has no amount field, so the form shows its amount error.
      error={extent === 'All' ? form.formState.errors.amount?.message : undefined}
      submitLabel={minor ? t`Refund ${{ amount: formatMoney(minor, payment.currency) }}` : t`Refund`}
      isDestructive
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <RefundFields payment={payment} refund={refund} />
    </FormDialog>
  );
}
