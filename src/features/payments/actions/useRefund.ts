import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isApiError } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { createIdempotencyKey } from '@/lib/createIdempotencyKey';
import { formatMoney } from '@/lib/money';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/actions';
import { useRefundPaymentMutation, type PaymentDetail } from '../paymentsApi';
import {
  amountOf,
  emptyRefund,
  refundForm,
  toRefundInput,
  type CheckedRefund,
  type RefundValues,
} from './refundForm';

const hasUnknownOutcome = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** Sends the refund of one dialog with one idempotency key, so that retries refund only once. */
export function useRefund({ payment, refundable, refundIncrement }: PaymentDetail, onDone: () => void) {
  const { id, number, currency } = payment;
  const [idempotencyKey] = useState(createIdempotencyKey);
  // Stays fixed, because a refund with a lost response is sent again unchanged, although less may be
  // refundable by then.
  const [maxAmount] = useState(refundable);
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(false);
  const [refund, { isLoading }] = useRefundPaymentMutation();
  const form = useForm<RefundValues, unknown, CheckedRefund>({
    resolver: zodResolver(refundForm(maxAmount, refundIncrement, currency)),
    defaultValues: emptyRefund,
  });
  const [extent = 'All', amount = '', note = ''] = useWatch({
    control: form.control,
    name: ['extent', 'amount', 'note'],
  });
  const minor = amountOf({ extent, amount }, maxAmount, currency);

  const submit = form.handleSubmit(async (checked) => {
    const { error } = await refund({ input: toRefundInput(id, checked, currency), idempotencyKey });
    setOutcomeUnknown(hasUnknownOutcome(error));
    if (error) return showServerErrors(form, error);
    toast.success(texts.theRefundOfOfPayment(formatMoney(minor ?? maxAmount, currency), number));
    onDone();
  });

  return { form, submit, isLoading, isOutcomeUnknown, maxAmount, minor, extent, note };
}
