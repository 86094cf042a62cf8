import { type BulkAction, bulkSummaryOf } from '../../billing';
import { cardName, type NamedCard } from '../../lib/cards';
import { type StoredMessage, translateStored } from '../../lib/i18n/i18n';

/** The values of a target label that is a sentence. */
export interface TargetValues {
  card?: NamedCard;
  bulkAction?: BulkAction;
  message?: StoredMessage;
}

/**
 * Returns the label of an event's target in the current language, or the stored label if it is a name or an
 * event of an earlier release.
 */
export function targetText(label: string | null, values: TargetValues | null): string | null {
  if (values?.card) return cardName(values.card);
  if (values?.message) return translateStored(values.message);
  return values?.bulkAction ? bulkSummaryOf(values.bulkAction) : label;
}
