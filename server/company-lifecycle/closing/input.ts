import * as z from 'zod';
import { plainLine } from '../../lib/plainText';
import { closingLimits } from '../../../contract/company';
import { emptyToNull } from '../../../contract/text';

export const closeCompanyInput = z.object({
  name: plainLine('the name of your company', closingLimits.name),
  reason: emptyToNull(plainLine('a reason', closingLimits.reason)),
});
