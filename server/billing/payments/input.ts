import { z } from 'zod';
import { t } from '../../lib/i18n/i18n';
import { calendarDay, pageInput } from '../../lib/input';
import { isId } from '../../../contract/ids';
import { isCurrency } from '../../lib/money';
import { orNull, removeUnstorable } from '../../../contract/text';
import { anyOf, searchText } from '../../clients';
import {
  paymentDirections,
  paymentSortFields,
  paymentStatuses,
  paymentStatusFilters,
  paymentTypes,
  sortDirections,
} from '../../../contract/enums';
import { areInOrder, maxBrandLength, maxDownloadFilterValues } from '../../../contract/limits';

const day = orNull(calendarDay);

const ranges = ['created', 'paid', 'failed', 'refunded'] as const;

const maxAmount = 2_147_483_647;

const amount = orNull(
  z
    .number()
    .int()
    .min(0, { error: () => t('Enter an amount of 0 or more.') })
    .max(maxAmount, { error: () => t('Enter a smaller amount.') }),
);

const currency = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine(isCurrency, { error: () => t('Enter a three-letter currency code, such as EUR.') });

export const paymentFilterInput = z
  .object({
    clientId: orNull(z.string()),
    planId: anyOf(
      z.string().refine(isId, { error: () => t('This plan doesn’t exist.') }),
      maxDownloadFilterValues,
    ),
    type: anyOf(z.enum(paymentTypes)),
    statuses: anyOf(z.enum(paymentStatuses)),
    method: anyOf(
      z
        .string()
        .max(maxBrandLength, { error: () => t('This card brand doesn’t exist.') })
        .transform(removeUnstorable),
      maxDownloadFilterValues,
    ),
    amountFrom: amount,
    amountTo: amount,
    currency: orNull(currency),
    isLive: orNull(z.boolean()),
    createdFrom: day,
    createdTo: day,
    paidFrom: day,
    paidTo: day,
    failedFrom: day,
    failedTo: day,
    refundedFrom: day,
    refundedTo: day,
  })
  .superRefine((filter, context) => {
    for (const name of ranges) {
      const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
      if (areInOrder(from, to)) continue;
      const message = t('Enter an end date on or after the start date.');
      context.addIssue({ code: 'custom', path: [`${name}To`], message });
    }
    const { amountFrom, amountTo } = filter;
    if (amountFrom === null || amountTo === null || amountFrom <= amountTo) return;
    const message = t('The maximum can’t be less than the minimum.');
    context.addIssue({ code: 'custom', path: ['amountTo'], message });
  });

export type CheckedPaymentFilter = z.output<typeof paymentFilterInput>;

const sortInput = z.object({
  field: z.enum(paymentSortFields),
  direction: z.enum(sortDirections),
});

/** By default, sorts the newest payments first. */
export const paymentQueryInput = z.object({
  direction: z.enum(paymentDirections),
  status: z.enum(paymentStatusFilters),
  search: searchText,
  filter: paymentFilterInput.nullish().transform((filter) => filter ?? paymentFilterInput.parse({})),
  sort: sortInput
    .nullish()
    .transform((sort) => sort ?? ({ field: 'CreatedAt', direction: 'Descending' } as const)),
});

export type PaymentQuery = z.output<typeof paymentQueryInput>;

export const paymentListInput = pageInput.extend(paymentQueryInput.shape);
