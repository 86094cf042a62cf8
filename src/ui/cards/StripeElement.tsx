import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme, type Theme } from '@mui/material/styles';
import type { Appearance, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import * as texts from '@/texts/ui/cards';
import type { CardFieldsHandle, CardFormSetup } from './card';
import { confirmCard } from './confirmCard';
import { loadStripe } from './loadStripe';

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
        : Promise.resolve({ error: texts.theCardFormIsStillLoading }),
  }));

  return (
    <Box role="group" aria-label={texts.card} aria-busy={!isReady}>
      {!isReady && <Skeleton variant="rounded" height={120} />}
      <div ref={container} />
    </Box>
  );
}
