export const beganToPay = 'New paying clients';
export const payMoreSince = 'Pay more since';
export const payLessSince = 'Pay less since';
export const stoppedPaying = 'Stopped paying';
export const plan = 'Plan';
export const country = 'Country';
export const tag = 'Tag';
export const created = 'Created';
export const createdOpenDays = (openDays: string) => `Created ${openDays}`;
export const lastPaymentFailed = 'Last payment failed';
export const trialEndsIn1Day = 'Trial ends in 1 day';
export const trialEndsInDays = (trialEndsWithinDays: undefined | null | number) =>
  `Trial ends in ${trialEndsWithinDays} days`;
export const neverSignedIn = 'Never signed in';
export const needsAttention = 'Needs attention';
export const payingOn = (day: string) => `Paying on ${day}`;

export const searchPlans = 'Search plans';
export const searchCountries = 'Search countries';
export const searchTags = 'Search tags';
export const noClientHasOneYet = 'No client has one yet.';
