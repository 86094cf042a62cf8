import type { PaymentType } from '../../../contract/enums';
import { contentText, storedText, t } from '../../lib/i18n/i18n';
import { calendarDaysText } from '../../lib/localeText';

interface PaymentItem {
  type: PaymentType;
  /** What the payment is for, as it was named when it was charged, such as the name of a plan. */
  item: string;
  /** The first and last day of the paid period. */
  periodFrom?: string | null;
  periodTo?: string | null;
}

/** The columns of a payment that its text is composed of. */
export interface PaymentTextColumns extends Omit<PaymentItem, 'item'> {
  item?: string | null;
  /** A text that a person or the card provider wrote, or the stored English text of the item. */
  description: string | null;
}

/** SQL for the language of the documents of a client `c` of the company `k`. */
export const clientLanguage =
  'case when c.language = any (k.portal_languages) then c.language else k.default_language end';

/** SQL for a payment's item as its client knows it. */
export const clientItem = (payment: string): string => `coalesce(${payment}.client_item, ${payment}.item)`;

/** SQL for the `PaymentTextColumns` of a row of `payments` with the given alias. `item` is an expression. */
export const paymentTextColumns = (payment: string, item: string): string =>
  `json_build_object('type', ${payment}.type, 'item', ${item}, 'description', ${payment}.description,
    'periodFrom', ${payment}.period_from, 'periodTo', ${payment}.period_to)`;

function itemText({ type, item, periodFrom, periodTo }: PaymentItem): string {
  if (type === 'OneOff') return t('Setup fee: {plan}', { plan: item });
  if (type === 'AddOn') return t('Start-up pack: {pack}', { pack: contentText(item) });
  if (!periodFrom || !periodTo) return item;
  return t('{name}, {days}', { name: item, days: calendarDaysText(periodFrom, periodTo) });
}

const englishItemText = (item: PaymentItem): string => storedText(() => itemText(item));

/**
 * Returns the English text of a payment. The card provider receives it, because a repeated charge must be the
 * same request. It is also stored for processes of the previous release.
 */
export const storedPaymentText = ({ item, description, ...payment }: PaymentTextColumns): string | null =>
  item ? englishItemText({ ...payment, item }) : description;

const placeholder = '\0';

/** Returns the item of a stored English text, which is the only text of payments of the previous release. */
function itemOf({ description, ...payment }: PaymentTextColumns): string | null {
  if (description === null) return null;
  const [start = '', end = ''] = englishItemText({ ...payment, item: placeholder }).split(placeholder);
  const isItemText = description.startsWith(start) && description.endsWith(end);
  return isItemText ? description.slice(start.length, description.length - end.length) : null;
}

/** Returns the text of a payment in the current language, or its description if a person wrote it. */
export function paymentText(payment: PaymentTextColumns): string | null {
  const item = payment.item ?? itemOf(payment);
  return item === null ? payment.description : itemText({ ...payment, item });
}
