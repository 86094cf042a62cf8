import Typography from '@mui/material/Typography';
import { useImperativeHandle, useState, type Ref } from 'react';
import * as texts from '@/texts/ui/cards';
import type { CardFieldsHandle, CardFormSetup, TestCard } from './card';
import { SandboxCardPicker } from './SandboxCardPicker';
import { StripeCardField } from './StripeCardField';

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
  const [token, setToken] = useState(initialToken);

  useImperativeHandle(ref, () => ({
    confirm: () => Promise.resolve(token ? { token } : { error: texts.chooseACard }),
  }));

  const choose = (chosen: string) => {
    setToken(chosen);
    onEdit?.(chosen);
  };

  return (
    <>
      <SandboxCardPicker cards={cards} value={token} error={error} disabled={disabled} onChange={choose} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.theseAreTestCards}
      </Typography>
    </>
  );
}
