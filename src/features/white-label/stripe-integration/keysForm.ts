import type { StripeKeysInput } from '@/api/types';
import * as texts from '@/texts/white-label/stripe-integration';
import { stripeKeysInput } from '@contract/payments';

export const keysForm = stripeKeysInput({
  secretKey: texts.pasteASecretKeyItBegins,
  publishableKey: texts.pasteAPublishableKeyItBegins,
  differentModes: texts.oneKeyIsForTests,
});

export const emptyKeys: StripeKeysInput = { secretKey: '', publishableKey: '' };
