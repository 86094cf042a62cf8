import type * as z from 'zod';
import { stripeKeysInput as sharedInput } from '../../../contract/payments';

export const stripeKeysInput = sharedInput({
  secretKey: 'Paste a secret key: it begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
  publishableKey: 'Paste a publishable key: it begins with pk_test_ or pk_live_.',
  differentModes: 'One key is for tests and the other one is live. Paste two of the same mode.',
});

export type StripeKeys = z.output<typeof stripeKeysInput>;
