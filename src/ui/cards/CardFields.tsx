import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button';
import { FieldMessage } from '../FieldMessage';
import { RadioCard } from '../RadioCard';
import { StripeElement } from './StripeElement';
import type { CardFieldsHandle, CardFormSetup, TestCard } from './card';
import { cardName } from './cardLabels';

interface StripeCardFieldProps {
  setup: CardFormSetup;
  error?: string;
  onEdit: () => void;
  /** Requests a new setup before the form loads again. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** Shows Stripe's card form, or an error with a retry button if it fails to load. */
function StripeCardField({ setup, error, onEdit, onRetry, ref }: StripeCardFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const element = useRef<CardFieldsHandle>(null);
  const [hasFailed, setFailed] = useState(false);
  const loadError = t`Couldn’t load the card form. Check your connection and try again.`;

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
            {t`Reload card form`}
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

interface SandboxCardPickerProps {
  cards: readonly TestCard[];
  /** Token of the selected card, or '' for none. */
  value: string;
  error?: string;
  disabled?: boolean;
  onChange: (token: string) => void;
}

function SandboxCardPicker({ cards, value, error, disabled, onChange }: SandboxCardPickerProps) {
  const { t } = useLingui();
  const id = useId();

  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-message` : undefined}
      aria-invalid={Boolean(error)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography id={`${id}-label`} variant="subtitle2" component="span">
        {t`Test card`}
      </Typography>
      {cards.map((card) => (
        <RadioCard
          key={card.token}
          name={id}
          label={card.label}
          isChosen={card.token === value}
          disabled={disabled}
          onChoose={() => onChange(card.token)}
        >
          {cardName(card)}
        </RadioCard>
      ))}
      <Box role="alert">
        <FieldMessage id={`${id}-message`} error={error} />
      </Box>
    </Box>
  );
}

interface CardFieldsProps {
  /** Settings of the provider's form. After a rejected card, the form needs a new setup. */
  setup: CardFormSetup;
  testCards: readonly TestCard[];
  /** Token of the initially selected test card. */
  initialToken?: string;
  /** Error of `confirm()` or of the API. */
  error?: string;
  disabled?: boolean;
  /** Called on input, so that the parent can clear the error. The token is null in Stripe's form. */
  onEdit?: (token: string | null) => void;
  /** Requests a new setup after Stripe's form failed to load. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** Collects a card with the form of the card provider. The parent calls `confirm()` on submit. */
export function CardFields(props: CardFieldsProps) {
  const { setup, testCards, initialToken = '', error, disabled, onEdit, onRetry, ref } = props;

  return setup.provider === 'Stripe' ? (
    <StripeCardField ref={ref} setup={setup} error={error} onEdit={() => onEdit?.(null)} onRetry={onRetry} />
  ) : (
    <SandboxCardFields
      ref={ref}
      cards={testCards}
      initialToken={initialToken}
      error={error}
      disabled={disabled}
      onEdit={onEdit}
    />
  );
}

type SandboxCardFieldsProps = Pick<CardFieldsProps, 'error' | 'disabled' | 'onEdit' | 'ref'> & {
  cards: readonly TestCard[];
  initialToken: string;
};

function SandboxCardFields({ cards, initialToken, error, disabled, onEdit, ref }: SandboxCardFieldsProps) {
  const { t } = useLingui();
  const [token, setToken] = useState(initialToken);

  useImperativeHandle(ref, () => ({
    confirm: () => Promise.resolve(token ? { token } : { error: t`Choose a card.` }),
  }));

  const choose = (chosen: string) => {
    setToken(chosen);
    onEdit?.(chosen);
  };

  return (
    <>
      <SandboxCardPicker cards={cards} value={token} error={error} disabled={disabled} onChange={choose} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Test cards only. This installation isn’t connected to a card provider, so no money moves.`}
      </Typography>
    </>
  );
}
