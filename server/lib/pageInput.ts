import { z } from 'zod';

const pageSizes = [20, 50, 100];

export const pageInput = z.object({
  page: z.number().int().min(1, 'Pages count from 1.').max(1_000_000, 'There are not that many pages.'),
  pageSize: z.number().refine((size) => pageSizes.includes(size), 'A page holds 20, 50 or 100 rows.'),
});
