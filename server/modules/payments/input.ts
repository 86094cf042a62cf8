import { z } from 'zod';
import { calendarDay } from '../../lib/calendarDay';
import { orNull } from '../../lib/orNull';
import { pageInput } from '../clients/input';

const day = orNull(calendarDay);

const ranges = ['created', 'paid', 'failed', 'refunded'] as const;

const filterInput = z
  .object({
    clientId: orNull(z.string()),
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
