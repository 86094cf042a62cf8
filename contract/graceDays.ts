/** The longest grace period after the last retry of a payment, in days. */
export const maxGraceDays = 90;

export const isGraceDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= maxGraceDays;
