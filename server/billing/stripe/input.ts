import * as z from 'zod';

const secretKeyPattern = /^(?:sk|rk)_(test|live)_\w{1,240}$/;
const publishableKeyPattern = /^pk_(test|live)_\w{1,240}$/;

export const modeOfKey = (key: string): string | undefined =>
  (secretKeyPattern.exec(key) ?? publishableKeyPattern.exec(key))?.[1];

export const stripeKeysInput = z
  .object({
    secretKey: z
      .string()
      .trim()
      .regex(
        secretKeyPattern,
        'Paste a secret key: it begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
      ),
    publishableKey: z
      .string()
      .trim()
      .regex(publishableKeyPattern, 'Paste a publishable key: it begins with pk_test_ or pk_live_.'),
  })
  .refine(({ secretKey, publishableKey }) => modeOfKey(secretKey) === modeOfKey(publishableKey), {
    path: ['publishableKey'],
    message: 'One key is for tests and the other one is live. Paste two of the same mode.',
  });

export type StripeKeys = z.output<typeof stripeKeysInput>;
