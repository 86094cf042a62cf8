export const afterTheLastRetry = 'After the last retry';
export const whenAPaymentFails = (retryDays: string) =>
  `A failed payment is retried after ${retryDays} days. Choose what happens if the last retry fails. A client who pays after being deactivated or paused becomes active again: the payment covers a new period that starts that day, and nothing else is charged until it ends.`;
export const choices = {
  Deactivate: {
    label: 'Deactivate the client',
    effect: 'The client loses access, and their plan ends because of non-payment.',
  },
  Pause: {
    label: 'Pause the client',
    effect: 'Nothing more is charged. The client can still sign in and pay what is due.',
  },
  KeepPastDue: {
    label: 'Keep the client past due',
    effect: 'The client keeps access until they pay or you deactivate them.',
  },
} as const;
export const gracePeriodInDays = 'Grace period (days)';
export const daysAfterTheLastRetry = 'Days to wait after the last retry fails.';
export const enter0ToDays = (most: number) => `Enter a number from 0 to ${most}.`;
export const saveChanges = 'Save changes';
export const saved = 'Dunning settings saved';
