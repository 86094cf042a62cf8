import path from 'node:path';
import * as z from 'zod';
import { portionOf, fromMajorUnits } from '../../../contract/money';
import { maxFeatures, maxTrialDays, planLimits } from '../../../contract/plans';
import type { Language } from '../../../contract/languages';
import { cacheByKey, readJson } from '../../lib/contentFiles';
import { language } from '../../lib/i18n/i18n';
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

/** The fields of a plan in a content file. `points` is its monthly price, and `priceIn` converts it. */
export const planContent = z.strictObject({
  name: z.string().min(planLimits.name.min).max(planLimits.name.max),
  description: z.string().max(planLimits.description.max),
  features: z.array(z.string().max(planLimits.feature.max)).max(maxFeatures),
  points: z.int().positive(),
  trialDays: z.int().min(0).max(maxTrialDays),
});

const planTemplates = z.array(planContent.extend({ id: z.string() }));

const loadTemplates = cacheByKey((language: Language) =>
  readJson(path.join(__dirname, 'templates', `${language}.json`), planTemplates),
);

/** Returns a round price in minor units of the currency. One point corresponds to one US dollar. */
export function priceIn(currency: string, points: number): number {
  const price = fromMajorUnits(points * (unitsPerPoint[currency] ?? 1), currency);
  return halvedCurrencies.has(currency) ? portionOf(price, 1, 2) : price;
}

/** Returns the plans that onboarding offers, in the current language. */
export const templatesIn = (currency: string): PlanTemplate[] =>
  loadTemplates(language()).map(({ points, features, ...template }) => ({
    ...template,
    features: [...features],
    price: priceIn(currency, points),
    currency,
    interval: 'Month',
  }));
