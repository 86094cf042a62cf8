import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Theme, useTheme } from '@mui/material/styles';
import type { Appearance, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { env } from '@/config/env';
import { loadScript } from '@/lib/loadScript';
import type { CardFieldsHandle, CardFormSetup, CardResult } from './card';

const stripeByAccount = new Map<string, Stripe>();

/**
 * Resolves to Stripe.js for a company's account or for the platform's. Loads the script on the first call.
 * Rejects if the script fails to load or the key is missing.
 */
async function loadStripe({ publishableKey, accountReference }: CardFormSetup): Promise<Stripe> {
  await loadScript(env.cardScriptUrl);
  const key = publishableKey ?? env.cardPublishableKey;
  if (!window.Stripe || !key) throw new Error('The card form did not start.');
  const cacheKey = `${key} ${accountReference ?? ''}`;
  const cached = stripeByAccount.get(cacheKey);
  if (cached) return cached;
  const stripe = window.Stripe(key, accountReference ? { stripeAccount: accountReference } : undefined);
  stripeByAccount.set(cacheKey, stripe);
  return stripe;
}

// Stripe writes its other error messages for developers.
const isUserFacing = (type: string): boolean => type === 'card_error' || type === 'validation_error';

/**
 * Confirms the entered card at Stripe, which stores it. Resolves to the SetupIntent's id as the token for the
 * API, or to an error message.
 */
async function confirmCard(stripe: Stripe, elements: StripeElements): Promise<CardResult> {
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  if (setupIntent) return { token: setupIntent.id };
  // An earlier attempt succeeded, but its response was lost.
  if (error.setup_intent?.status === 'succeeded') return { token: error.setup_intent.id };
  const message = isUserFacing(error.type) ? error.message : undefined;
  return { error: message || t`Couldn’t verify the card. Try again or use another card.` };
}

interface StripeElementProps {
  setup: CardFormSetup;
  onEdit: () => void;
  onFail: () => void;
  ref: Ref<CardFieldsHandle>;
}

const appearanceOf = ({ palette, shape, typography }: Theme): Appearance => ({
  theme: palette.mode === 'dark' ? 'night' : 'stripe',
  variables: {
    colorPrimary: palette.primary.main,
    colorBackground: palette.background.paper,
    colorText: palette.text.primary,
    colorDanger: palette.error.main,
    fontFamily: typography.fontFamily,
    borderRadius: `${shape.borderRadius}px`,
  },
});

/** Renders Stripe's card form in an iframe, so card data never reaches this page. */
export function StripeElement({ setup, onEdit, onFail, ref }: StripeElementProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [isReady, setReady] = useState(false);
  const appearance = appearanceOf(useTheme());
  const latest = useRef({ setup, appearance, onEdit, onFail });

  useEffect(() => {
    latest.current = { setup, appearance, onEdit, onFail };
  });

  useEffect(() => {
    let isUnmounted = false;
    let element: StripePaymentElement | null = null;
    const { setup: initialSetup, appearance: initialAppearance } = latest.current;
    loadStripe(initialSetup)
      .then((stripe) => {
        if (isUnmounted || !container.current) return;
        const elements = stripe.elements({
          clientSecret: initialSetup.clientSecret ?? '',
          appearance: initialAppearance,
        });
        element = elements.create('payment');
        element.on('ready', () => setReady(true));
        element.on('change', () => latest.current.onEdit());
        element.on('loaderror', () => latest.current.onFail());
        element.mount(container.current);
        form.current = { stripe, elements };
      })
      .catch(() => {
        if (!isUnmounted) latest.current.onFail();
      });
    return () => {
      isUnmounted = true;
      form.current = null;
      element?.destroy();
    };
  }, []);

  useImperativeHandle(ref, () => ({
    confirm: () =>
      form.current && isReady
        ? confirmCard(form.current.stripe, form.current.elements)
        : Promise.resolve({ error: t`The card form is still loading. Try again in a moment.` }),
  }));

  return (
    <Box role="group" aria-label={t`Card`} aria-busy={!isReady}>
      {!isReady && <Skeleton variant="rounded" height={120} />}
      <div ref={container} />
    </Box>
  );
}
