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
