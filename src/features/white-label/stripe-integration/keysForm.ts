import * as z from 'zod/mini';
import type { StripeKeysInput } from '@/api/schema.generated';

const key = (shape: RegExp, message: string) => z.string().check(z.trim(), z.regex(shape, message));

const modeOf = (text: string): string | undefined => text.split('_')[1];

export const keysForm = z
  .object({
    secretKey: key(/^(sk|rk)_(test|live)_\w+$/, 'Paste a secret key: it begins with sk_ or rk_.'),
    publishableKey: key(/^pk_(test|live)_\w+$/, 'Paste a publishable key: it begins with pk_.'),
  })
  .check(
    z.refine(({ secretKey, publishableKey }) => modeOf(secretKey) === modeOf(publishableKey), {
      path: ['publishableKey'],
      message: 'One key is for tests and the other one is live. Paste two of the same mode.',
    }),
  );

export type KeysValues = z.infer<typeof keysForm> & StripeKeysInput;

export const noKeys: KeysValues = { secretKey: '', publishableKey: '' };
