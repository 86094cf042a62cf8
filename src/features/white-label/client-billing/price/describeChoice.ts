import type { SubscriberPriceChange } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/white-label/client-billing/price';
import type { PricePreview } from '../clientBillingApi';

export const choiceLabels: Readonly<Record<SubscriberPriceChange, string>> = {
  Keep: texts.theyKeepThePriceThey,
  AtRenewal: texts.theyMoveAtTheirNextRenewal,
  Now: texts.theyMoveNow,
};

/**
 * Describes the MRR change with the amounts before and after, or states that there is none. Returns null if
 * the viewer may not see amounts.
 */
function describeMrrChange({ mrr, mrrAfter }: PricePreview, currency: string): string | null {
  if (mrr === null || mrrAfter === null) return null;
  if (mrr === mrrAfter) return texts.monthlyRevenueStays;
  const change = formatMoney(Math.abs(mrrAfter - mrr), currency);
  const format = mrrAfter > mrr ? texts.aMonthMore : texts.aMonthLess;
  return format(change, formatMoney(mrr, currency), formatMoney(mrrAfter, currency));
}

function describeRenewalDates({ firstRenewalAt, lastRenewalAt }: PricePreview): string {
  if (!firstRenewalAt || !lastRenewalAt) return texts.nobodyWhoPaysHereRenews;
  const [first, last] = [formatDate(firstRenewalAt), formatDate(lastRenewalAt)];
  return first === last ? texts.on(first) : texts.fromToEachWhenTheirPeriod(first, last);
}

function describeRenewals(preview: PricePreview): string {
  const { clientCount, externallyBilledCount } = preview;
  if (externallyBilledCount === 0) return describeRenewalDates(preview);
  if (externallyBilledCount === clientCount) return texts.noneOfThemPaysHere;
  const others = texts.clientsWhoPayElsewhereMove(externallyBilledCount);
  return texts.atOnce(describeRenewalDates(preview), others);
}

function describeCharges({ chargedNow, chargedNowCount }: PricePreview, currency: string): string {
  if (chargedNowCount === 0) return texts.nothingIsChargedAtOnceWhat;
  const amount = chargedNow === null ? '' : texts.inAll(formatMoney(chargedNow, currency));
  return texts.clientsAreChargedAtOnce(chargedNowCount, amount);
}

/** Describes the affected clients, MRR change, renewal dates and charges of a choice. */
export function describeChoice(
  choice: SubscriberPriceChange,
  preview: PricePreview,
  currency: string,
): string {
  const clients = texts.client(preview.clientCount);
  const parts: Readonly<Record<SubscriberPriceChange, (string | null)[]>> = {
    Keep: [texts.whoStayAsThey(clients), texts.monthlyRevenueStaysNothing],
    AtRenewal: [
      `${clients}.`,
      describeMrrChange(preview, currency),
      describeRenewals(preview),
      texts.nothingIsChargedBefore,
    ],
    Now: [texts.atOnceWho(clients), describeMrrChange(preview, currency), describeCharges(preview, currency)],
  };
  return parts[choice].filter((part) => part !== null).join(' ');
}
