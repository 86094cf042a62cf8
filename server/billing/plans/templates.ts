import { portionOf, fromMajorUnits } from '../../../contract/money';
import type { PlanTemplate } from '../../platform';

// The round number of currency units that corresponds to 1 USD, EUR or GBP. Unlisted currencies use 1.
const unitsPerPoint: Readonly<Record<string, number>> = {
  AED: 4,
  ARS: 1000,
  BRL: 5,
  CLP: 1000,
  CNY: 7,
  COP: 4000,
  CZK: 20,
  DKK: 10,
  EGP: 50,
  GHS: 15,
  HKD: 10,
  HUF: 400,
  IDR: 15000,
  ILS: 4,
  INR: 80,
  ISK: 150,
  JOD: 1,
  JPY: 150,
  KES: 150,
  KRW: 1500,
  MXN: 20,
  MYR: 5,
  NGN: 1500,
  NOK: 10,
  PEN: 4,
  PHP: 50,
  PKR: 300,
  PLN: 4,
  PYG: 7500,
  RON: 5,
  RUB: 100,
  SAR: 4,
  SEK: 10,
  THB: 40,
  TRY: 40,
  TWD: 30,
  TZS: 2500,
  UAH: 40,
  UGX: 4000,
  UYU: 40,
  VND: 25000,
  XAF: 600,
  XOF: 600,
  ZAR: 20,
};

// Currencies whose unit is worth more than two dollars, so prices are halved.
const halvedCurrencies = new Set(['BHD', 'KWD', 'OMR']);

const templates = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'For clients who begin small and want to see what they get.',
    features: ['1 user', 'Core features', 'Support by email'],
    price: 20,
    trialDays: 14,
  },
  {
    id: 'growth',
    name: 'Growth',
    description: 'For teams that use the service every day.',
    features: ['5 users', 'Everything in Starter', 'Reports and exports', 'Support within one working day'],
    price: 50,
    trialDays: 14,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For businesses that depend on the service.',
    features: ['25 users', 'Everything in Growth', 'Onboarding call', 'Support within four hours'],
    price: 100,
    trialDays: 30,
  },
] as const;

/** Returns a round price in minor units of the currency. One point corresponds to one US dollar. */
export function priceIn(currency: string, points: number): number {
  const price = fromMajorUnits(points * (unitsPerPoint[currency] ?? 1), currency);
  return halvedCurrencies.has(currency) ? portionOf(price, 1, 2) : price;
}

export const templatesIn = (currency: string): PlanTemplate[] =>
  templates.map((template) => ({
    ...template,
    features: [...template.features],
    price: priceIn(currency, template.price),
    currency,
    interval: 'Month',
  }));
