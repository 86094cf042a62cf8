import * as z from 'zod';
import { plainLine } from '../../lib/plainText';

export const paymentMethodInput = z
  .object({
    token: z
      .string()
      .nullish()
      .transform((token) => token?.trim() || null)
      .refine((token) => (token ?? '').length <= 200, 'This card is not known.'),
    holderName: plainLine("the card holder's name", 0, 100).nullish(),
    skip: z.boolean().nullish(),
  })
  .refine(({ token, skip }) => token || skip, { path: ['token'], error: 'Add a card, or skip this step.' })
  .refine(({ token, skip }) => !(token && skip), {
    path: ['skip'],
    error: 'Either add a card or skip this step, not both.',
  })
  .transform(({ token, holderName }) => ({ token, holderName: holderName || null }));
