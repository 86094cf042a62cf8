/** Limits of a plan: text lengths in characters, the number of features, and the trial in days. */
export const planLimits = {
  minNameLength: 3,
  name: 64,
  description: 500,
  feature: 80,
  features: 12,
  trialDays: 90,
} as const;

export const isPlanCode = (code: string): boolean => /^[a-z0-9_-]{2,50}$/.test(code);

/** Bounds of a plan's amounts above 0, in minor units. */
export const planAmounts = { min: 50, max: 99_999_999 } as const;

/** Returns whether a plan can cost the amount, in minor units. 0 is allowed. */
export const isPlanAmount = (amount: number): boolean =>
  amount === 0 || (amount >= planAmounts.min && amount <= planAmounts.max);

/**
 * Returns whether yearly billing is free but billing at the plan's interval is not, so that every client
 * would choose yearly billing.
 */
export const hasFreeYear = (price: number | null, yearlyPrice: number | null): boolean =>
  yearlyPrice === 0 && price !== 0;
