/** The longest grace period after the last retry of a payment. */
export const mostGraceDays = 90;

/** Whether a grace period may have so many days. */
export const isGraceDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= mostGraceDays;
