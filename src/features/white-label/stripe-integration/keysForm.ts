import * as z from 'zod/mini';
import type { StripeKeysInput } from '@/api/types';
import * as texts from '@/texts/white-label/stripe-integration';

const keySchema = (pattern: RegExp, message: string) => z.string().check(z.trim(), z.regex(pattern, message));

const modeOf = (text: string): string | undefined => text.split('_')[1];

export const keysForm = z
  .object({
    secretKey: keySchema(/^(sk|rk)_(test|live)_\w+$/, texts.pasteASecretKeyItBegins),
    publishableKey: keySchema(/^pk_(test|live)_\w+$/, texts.pasteAPublishableKeyItBegins),
  })
  .check(
    z.refine(({ secretKey, publishableKey }) => modeOf(secretKey) === modeOf(publishableKey), {
      path: ['publishableKey'],
      message: texts.oneKeyIsForTests,
    }),
  );

export type KeysValues = z.infer<typeof keysForm> & StripeKeysInput;

export const emptyKeys: KeysValues = { secretKey: '', publishableKey: '' };
