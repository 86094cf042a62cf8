import Box from '@mui/material/Box';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import * as texts from '@/texts/ui/cards';
import { Button } from '../Button';
import { FieldMessage } from '../FieldMessage';
import type { CardFieldsHandle, CardFormSetup } from './card';
import { StripeElement } from './StripeElement';

interface StripeCardFieldProps {
  setup: CardFormSetup;
  error?: string;
  onEdit: () => void;
  /** Requests a new setup before the form loads again. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

const loadError = texts.theCardFormCouldNot;

/** Shows Stripe's card form, or an error with a retry button if it fails to load. */
export function StripeCardField({ setup, error, onEdit, onRetry, ref }: StripeCardFieldProps) {
  const id = useId();
  const element = useRef<CardFieldsHandle>(null);
  const [hasFailed, setFailed] = useState(false);

  useImperativeHandle(ref, () => ({
    confirm: () => element.current?.confirm() ?? Promise.resolve({ error: loadError }),
  }));

  const retry = () => {
    setFailed(false);
    onRetry?.();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasFailed ? (
        <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <FieldMessage id={id} error={loadError} />
          <Button size={2} variant="soft" color="gray" onClick={retry}>
            {texts.loadTheCardFormAgain}
          </Button>
        </Box>
      ) : (
        // A new client secret needs a new form.
        <StripeElement
          key={setup.clientSecret}
          ref={element}
          setup={setup}
          onEdit={onEdit}
          onFail={() => setFailed(true)}
        />
      )}
      <Box role="alert">
        <FieldMessage id={`${id}-error`} error={error} />
      </Box>
    </Box>
  );
}
