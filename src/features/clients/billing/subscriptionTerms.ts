import { plural, t } from '@lingui/core/macro';
import { addDays, addPeriods } from '@contract/calendarDays';
import type { ClientStatus, PlanInterval } from '@contract/enums';
import type { GetPlansForSubscriptionQuery } from '@/api/types';
import { dayOf, formatDay } from '@/lib/days';
import { formatMoney } from '@/lib/money';
import { planPrice } from '@/ui/plans/planOffer';

export type Offer = GetPlansForSubscriptionQuery['clientPlans'][number];

export interface Terms {
  offer: Offer;
  isYearly: boolean;
  withTrial: boolean;
}

/**
 * Returns whether the plan has a trial that the client can start. Only invited and trialing clients can start
 * one.
 */
export const canStartTrial = (status: ClientStatus, { trialDays }: Offer): boolean =>
  trialDays > 0 && (status === 'Invited' || status === 'Trialing');

interface Price {
  price: number;
  setupFee: number;
  interval: PlanInterval;
  intervalCount: number;
}

export const priceOf = ({ offer, isYearly }: Terms): Price => {
  const setupFee = offer.setupFee ?? 0;
  return isYearly && typeof offer.yearlyPrice === 'number'
    ? { price: offer.yearlyPrice, setupFee, interval: 'Year', intervalCount: 1 }
    : { price: offer.price ?? 0, setupFee, interval: offer.interval, intervalCount: offer.intervalCount };
};

export function needsCard(terms: Terms): boolean {
  if (terms.withTrial) return terms.offer.requireCardForTrial;
  const { price, setupFee } = priceOf(terms);
  return price > 0 || setupFee > 0;
}

interface Charge {
  title: string;
  text: string;
}

function firstCharge({ price, setupFee }: Price, currency: string): string {
  const total = formatMoney(price + setupFee, currency);
  return setupFee > 0
    ? t`${total}, including a one-time setup fee of ${{ amount: formatMoney(setupFee, currency) }}`
    : total;
}

function chargesFromTrialEnd(price: Price, currency: string): string {
  const recurringText = planPrice(price.price, currency, price);
  if (price.setupFee === 0) return recurringText;
  const firstText = firstCharge(price, currency);
  return price.price === 0
    ? firstText
    : t({
        message: `${firstText}, then ${recurringText}`,
        comment: 'The first charge with its setup fee, and the price per period, such as “€19.00 a month”',
      });
}

/** Returns the charge due now and the next charge, or a single entry that states that the plan is free. */
export function chargesOf(terms: Terms, currency: string, now: string): Charge[] {
  const price = priceOf(terms);
  const isFree = price.price + price.setupFee === 0;
  if (isFree) return [{ title: t`Price`, text: t`Free` }];
  if (terms.withTrial) {
    const { trialDays } = terms.offer;
    const end = formatDay(addDays(dayOf(now), trialDays));
    return [
      {
        title: t`Now`,
        text: t`${plural(trialDays, { one: 'Nothing during the #-day trial', other: 'Nothing during the #-day trial' })}`,
      },
      { title: t`On ${end}`, text: chargesFromTrialEnd(price, currency) },
    ];
  }
  return [
    { title: t`Now`, text: firstCharge(price, currency) },
    {
      title: t`On ${{ date: formatDay(addPeriods(dayOf(now), price)) }}`,
      text: planPrice(price.price, currency, price),
    },
  ];
}
