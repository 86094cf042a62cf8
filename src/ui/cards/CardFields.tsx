import Typography from '@mui/material/Typography';
import { useImperativeHandle, useState, type Ref } from 'react';
import * as texts from '@/texts/ui/cards';
import type { CardFieldsHandle, CardFormSetup, TestCard } from './card';
import { SandboxCardChoice } from './SandboxCardChoice';
import { StripeCardField } from './StripeCardField';

interface CardFieldsProps {
  /** What the provider's form needs: another one for each card that is taken or refused. */
  setup: CardFormSetup;
  /** The cards to try the sandbox with. */
  testCards: readonly TestCard[];
  /** The test card to begin with. */
  initialToken?: string;
  /** What `confirm()` or the API said of the card. */
  error?: string;
  disabled?: boolean;
  /** Something was typed or chosen: what was said of the card before is no longer so. */
  onEdit?: (token: string | null) => void;
  /** Asks for another setup, where Stripe's form could not be loaded. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** Takes a card by whichever provider there is; its owner asks for it with `confirm()` when the form is sent. */
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
      <SandboxCardChoice cards={cards} value={token} error={error} disabled={disabled} onChange={choose} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.theseAreTestCards}
      </Typography>
    </>
  );
}
