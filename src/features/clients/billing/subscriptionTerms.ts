import { addDays, addPeriods } from '@contract/calendarDays';
import type { ClientStatus, PlanInterval } from '@contract/enums';
import type { GetPlansForSubscriptionQuery } from '@/api/types';
import { dayOf, formatDay } from '@/lib/days';
import { formatMoney } from '@/lib/money';
import { formatInterval } from '@/ui/plans/planOffer';
import * as texts from '@/texts/clients/billing';

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
  return setupFee > 0 ? texts.ofWhichIsTheSetUp(total, formatMoney(setupFee, currency)) : total;
}

/** Returns the charge due now and the next charge, or a single entry that states that the plan is free. */
export function chargesOf(terms: Terms, currency: string, now: string): Charge[] {
  const price = priceOf(terms);
  const intervalText = formatInterval(price);
  const isFree = price.price + price.setupFee === 0;
  if (isFree) return [{ title: texts.nowAndLater, text: texts.nothingThePlanIsFree }];
  const firstText = firstCharge(price, currency);
  const recurringText = `${formatMoney(price.price, currency)} ${intervalText}`;
  if (terms.withTrial) {
    const { trialDays } = terms.offer;
    const end = formatDay(addDays(dayOf(now), trialDays));
    return [
      { title: texts.now, text: texts.nothingTheTrialLastsDay(trialDays) },
      { title: texts.atTrialEnd(end), text: texts.andThen(firstText, recurringText) },
    ];
  }
  return [
    { title: texts.now, text: `${firstText}.` },
    {
      title: texts.atNextCharge(formatDay(addPeriods(dayOf(now), price))),
      text: texts.andSoOn(formatMoney(price.price, currency), recurringText),
    },
  ];
}
