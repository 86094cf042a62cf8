import { storedText, t } from './i18n/i18n';

/** The values of a card's name, which the audit log stores. */
export interface NamedCard {
  brand: string;
  last4: string;
}

export const namedCard = ({ brand, last4 }: NamedCard): NamedCard => ({ brand, last4 });

/** Returns the name of a card, such as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: NamedCard): string =>
  t('{brand} ending in {last4}', { brand, last4 });

/** Returns the target of audit events about a card. Searches read its English name. */
export const cardTarget = (card: NamedCard) => ({
  targetLabel: storedText(() => cardName(card)),
  targetValues: { card: namedCard(card) },
});

/**
 * Returns SQL for the status of a card by the company's clock. `card` is the alias of a row with the expiry,
 * and `lastCharge` is SQL for the status of the last charge.
 */
export function cardStatus(card: string, lastCharge: string): string {
  const expiresAt = `card_good_until(${card}.exp_year, ${card}.exp_month)`;
  return `case
    when ${expiresAt} <= company_now() then 'Expired'
    when ${lastCharge} = 'Failed' then 'Failed'
    when ${expiresAt} <= company_now() + interval '30 days' then 'ExpiringSoon'
    else 'Active'
  end`;
}
