import { z } from 'zod';
import { lastPage, pageSizes } from '../../contract/limits';

export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(lastPage, 'There are not that many pages.'),
  pageSize: z
    .number()
    .refine((size) => pageSizes.some((pageSize) => pageSize === size), 'A page holds 20, 50 or 100 rows.'),
});

/** The number of entries that a query asks for, from 1 to `max`. */
export const firstInput = (max: number) =>
  z.object({
    first: z.int().min(1, 'Ask for at least one entry.').max(max, `Ask for at most ${max} entries.`),
  });
