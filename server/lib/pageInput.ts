import { z } from 'zod';
import { lastPage, pageSizes } from '../../contract/limits';

export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(lastPage, 'There are not that many pages.'),
  pageSize: z
    .number()
    .refine((size) => pageSizes.some((pageSize) => pageSize === size), 'A page holds 20, 50 or 100 rows.'),
});
