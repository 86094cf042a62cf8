import type { SubscribersOfPrice } from '@/api/schema.generated';
import { formatCount, formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { PricePreview } from '../clientBillingApi';

export const choices = ['Keep', 'AtRenewal', 'Now'] as const satisfies readonly SubscribersOfPrice[];

export const choiceLabels: Readonly<Record<SubscribersOfPrice, string>> = {
  Keep: 'They keep the price they have',
  AtRenewal: 'They move at their next renewal',
  Now: 'They move now',
};

/** `€120.00 a month more, from €1,000.00 to €1,120.00`; null for those who may not see money. */
function changeOfMrr({ mrr, mrrAfter }: PricePreview, currency: string): string | null {
  if (mrr === null || mrrAfter === null) return null;
  if (mrr === mrrAfter) return 'Monthly revenue stays as it is.';
  const change = formatMoney(Math.abs(mrrAfter - mrr), currency);
  const way = mrrAfter > mrr ? 'more' : 'less';
  return `${change} ${way} a month: ${formatMoney(mrr, currency)} becomes ${formatMoney(mrrAfter, currency)}.`;
}

function renewalDays({ firstRenewalAt, lastRenewalAt }: PricePreview): string {
  if (!firstRenewalAt || !lastRenewalAt) return 'Nobody who pays here renews at the moment.';
  const [first, last] = [formatDate(firstRenewalAt), formatDate(lastRenewalAt)];
  return first === last ? `On ${first}.` : `From ${first} to ${last}, each when their period ends.`;
}

function renewals(preview: PricePreview): string {
  const { clientCount, paidElsewhereCount } = preview;
  if (paidElsewhereCount === 0) return renewalDays(preview);
  if (paidElsewhereCount === clientCount) return 'None of them pays here, so they move at once.';
  const others = formatCount(
    paidElsewhereCount,
    'client who pays elsewhere moves',
    'clients who pay elsewhere move',
  );
  return `${renewalDays(preview)} ${others} at once.`;
}

function charges({ chargedNow, chargedNowCount }: PricePreview, currency: string): string {
  if (chargedNowCount === 0) return 'Nothing is charged at once: what is paid for stays so.';
  const amount = chargedNow === null ? '' : `, ${formatMoney(chargedNow, currency)} in all`;
  return `${formatCount(chargedNowCount, 'client is', 'clients are')} charged at once${amount}: their period begins anew.`;
}

/** What a choice means: how many, for how much, from when, and what is charged. */
export function choiceWords(choice: SubscribersOfPrice, preview: PricePreview, currency: string): string {
  const who = formatCount(preview.clientCount, 'client');
  const parts: Readonly<Record<SubscribersOfPrice, (string | null)[]>> = {
    Keep: [`${who}, who stay as they are.`, 'Monthly revenue stays as it is. Nothing is charged.'],
    AtRenewal: [`${who}.`, changeOfMrr(preview, currency), renewals(preview), 'Nothing is charged before.'],
    Now: [`${who}, at once.`, changeOfMrr(preview, currency), charges(preview, currency)],
  };
  return parts[choice].filter((part) => part !== null).join(' ');
}
