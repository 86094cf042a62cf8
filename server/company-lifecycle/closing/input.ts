import * as z from 'zod';
import { plainLine } from '../../lib/plainText';

export const closeCompanyInput = z.object({
  name: plainLine('the name of your company', 1, 200),
  reason: plainLine('a reason', 0, 500)
    .nullish()
    .transform((reason) => reason || null),
});
