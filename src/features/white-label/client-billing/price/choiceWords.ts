import type { SubscribersOfPrice } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/white-label/client-billing/price';
import type { PricePreview } from '../clientBillingApi';

export const choices = ['Keep', 'AtRenewal', 'Now'] as const satisfies readonly SubscribersOfPrice[];

export const choiceLabels: Readonly<Record<SubscribersOfPrice, string>> = {
  Keep: texts.theyKeepThePriceThey,
  AtRenewal: texts.theyMoveAtTheirNextRenewal,
  Now: texts.theyMoveNow,
};

/** `€120.00 a month more, from €1,000.00 to €1,120.00`; null for those who may not see money. */
function changeOfMrr({ mrr, mrrAfter }: PricePreview, currency: string): string | null {
  if (mrr === null || mrrAfter === null) return null;
  if (mrr === mrrAfter) return texts.monthlyRevenueStays;
  const change = formatMoney(Math.abs(mrrAfter - mrr), currency);
  const becomes = mrrAfter > mrr ? texts.aMonthMore : texts.aMonthLess;
  return becomes(change, formatMoney(mrr, currency), formatMoney(mrrAfter, currency));
}

function renewalDays({ firstRenewalAt, lastRenewalAt }: PricePreview): string {
  if (!firstRenewalAt || !lastRenewalAt) return texts.nobodyWhoPaysHereRenews;
  const [first, last] = [formatDate(firstRenewalAt), formatDate(lastRenewalAt)];
  return first === last ? texts.on(first) : texts.fromToEachWhenTheirPeriod(first, last);
}

function renewals(preview: PricePreview): string {
  const { clientCount, paidElsewhereCount } = preview;
  if (paidElsewhereCount === 0) return renewalDays(preview);
  if (paidElsewhereCount === clientCount) return texts.noneOfThemPaysHere;
  const others = texts.clientsWhoPayElsewhereMove(paidElsewhereCount);
  return texts.atOnce(renewalDays(preview), others);
}

function charges({ chargedNow, chargedNowCount }: PricePreview, currency: string): string {
  if (chargedNowCount === 0) return texts.nothingIsChargedAtOnceWhat;
  const amount = chargedNow === null ? '' : texts.inAll(formatMoney(chargedNow, currency));
  return texts.clientsAreChargedAtOnce(chargedNowCount, amount);
}

/** What a choice means: how many, for how much, from when, and what is charged. */
export function choiceWords(choice: SubscribersOfPrice, preview: PricePreview, currency: string): string {
  const who = texts.client(preview.clientCount);
  const parts: Readonly<Record<SubscribersOfPrice, (string | null)[]>> = {
    Keep: [texts.whoStayAsThey(who), texts.monthlyRevenueStaysNothing],
    AtRenewal: [`${who}.`, changeOfMrr(preview, currency), renewals(preview), texts.nothingIsChargedBefore],
    Now: [texts.atOnceWho(who), changeOfMrr(preview, currency), charges(preview, currency)],
  };
  return parts[choice].filter((part) => part !== null).join(' ');
}
