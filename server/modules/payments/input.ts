import { z } from 'zod';
import { pageInput } from '../clients/input';

// PostgreSQL's calendar has no year 0.
const day = z
  .string()
  .refine((text) => text >= '0001-01-01', 'There is no such day.')
  .nullish()
  .transform((text) => text ?? null);

const ranges = ['created', 'paid', 'failed', 'refunded'] as const;

const filterInput = z
  .object({
    clientId: z
      .string()
      .nullish()
      .transform((id) => id ?? null),
    createdFrom: day,
    createdTo: day,
    paidFrom: day,
    paidTo: day,
    failedFrom: day,
    failedTo: day,
    refundedFrom: day,
    refundedTo: day,
  })
  .superRefine((filter, check) => {
    for (const name of ranges) {
      const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
      if (from === null || to === null || from <= to) continue;
      const message = 'The last day has to come after the first one.';
      check.addIssue({ code: 'custom', path: [`${name}To`], message });
    }
  });

export type CheckedPaymentFilter = z.output<typeof filterInput>;

export const paymentListInput = pageInput.extend({ filter: filterInput });
