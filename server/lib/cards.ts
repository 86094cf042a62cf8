import { defaultLanguage } from '../../contract/languages';
import { inLanguage, t } from './i18n/i18n';

/** Returns the name of a card, such as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  t('{brand} ending in {last4}', { brand, last4 });

/** Returns the English name of a card, which the audit log stores. */
export const storedCardName = (card: Parameters<typeof cardName>[0]): string =>
  inLanguage(defaultLanguage, () => cardName(card));

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
