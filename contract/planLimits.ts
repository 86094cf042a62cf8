/** Limits of a plan's texts, in characters, of its list of features, and of its trial, in days. */
export const planLimits = {
  nameLeast: 3,
  name: 64,
  description: 500,
  feature: 80,
  features: 12,
  trialDays: 90,
} as const;

export const isPlanCode = (code: string): boolean => /^[a-z0-9_-]{2,50}$/.test(code);

/** Bounds of a plan's amounts above 0, in minor units. */
export const planAmounts = { least: 50, most: 99_999_999 } as const;

/** Whether a plan may have the amount, in minor units. */
export const isPlanAmount = (amount: number): boolean =>
  amount === 0 || (amount >= planAmounts.least && amount <= planAmounts.most);

/** Whether a year is free beside a price of each period, which every client would choose. */
export const hasFreeYear = (price: number | null, yearlyPrice: number | null): boolean =>
  yearlyPrice === 0 && price !== 0;
