import { useLingui } from '@lingui/react/macro';
import { cardName } from '@/ui/cards/cardLabels';
import type { ClientBilling } from './clientBillingApi';
import { RadioChoices } from './TermChoices';

export type Source = 'Saved' | 'New' | 'None';

interface CardSourceProps {
  cards: ClientBilling['cards'];
  isNeeded: boolean;
  value: Source;
  disabled: boolean;
  onChange: (source: Source) => void;
}

const validDefault = (cards: ClientBilling['cards']) =>
  cards.find(({ isDefault, status }) => isDefault && status !== 'Expired');

export const defaultSource = (cards: ClientBilling['cards'], isNeeded: boolean): Source =>
  validDefault(cards) ? 'Saved' : isNeeded ? 'New' : 'None';

/** Lets the operator choose a card. Renders nothing if there is only one option. */
export function CardSource({ cards, isNeeded, value, disabled, onChange }: CardSourceProps) {
  const { t } = useLingui();
  const savedCard = validDefault(cards);
  const labels: Partial<Record<Source, string>> = {
    ...(savedCard ? { Saved: cardName(savedCard) } : {}),
    ...(!savedCard && !isNeeded ? { None: t`No card` } : {}),
    New: t`New card`,
  };
  const sources = (['Saved', 'None', 'New'] as const).filter((source) => labels[source] !== undefined);
  if (sources.length < 2) return null;

  return (
    <RadioChoices
      label={t`Card`}
      disabled={disabled}
      choices={sources.map((source) => ({
        label: labels[source] ?? '',
        isChosen: source === value,
        onChoose: () => onChange(source),
      }))}
    />
  );
}
