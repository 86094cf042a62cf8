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
  /** Asks for another setup before the form is tried again. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

const failure = texts.theCardFormCouldNot;

/** Stripe's card form while it loads, once it is there, and when it can't be reached. */
export function StripeCardField({ setup, error, onEdit, onRetry, ref }: StripeCardFieldProps) {
  const id = useId();
  const element = useRef<CardFieldsHandle>(null);
  const [hasFailed, setFailed] = useState(false);

  useImperativeHandle(ref, () => ({
    confirm: () => element.current?.confirm() ?? Promise.resolve({ error: failure }),
  }));

  const retry = () => {
    setFailed(false);
    onRetry?.();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasFailed ? (
        <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <FieldMessage id={id} error={failure} />
          <Button size={2} variant="soft" colour="gray" onClick={retry}>
            {texts.loadTheCardFormAgain}
          </Button>
        </Box>
      ) : (
        // Another secret is another form.
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
