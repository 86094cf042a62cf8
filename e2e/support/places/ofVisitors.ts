import { at } from './place';

/** Open without a session. */
export const visitorPlaces = [
  at('/login'),
  at('/signup'),
  at('/forgot-password'),
  at('/forgot-password/success'),
  at('/reset-password'),
  at('/reset-password?token=nobody-knows-it'),
  at('/update-card'),
  at('/confirm-email'),
  at('/onboard/user'),
];

/** Where a company that has just signed up is kept until it is set up. */
export const onboardingPlaces = [
  at('/onboard/company/details'),
  at('/onboard/company/theme'),
  at('/onboard/company/client-billing'),
  at('/onboard/company/payment-method'),
];
