import { at } from './screenState';

/** Screens that are open without a session. */
export const signedOutScreens = [
  at('/login'),
  at('/signup'),
  at('/forgot-password'),
  at('/forgot-password/success'),
  at('/reset-password'),
  at('/reset-password?token=unknown'),
  at('/update-card'),
  at('/confirm-email'),
  at('/onboard/user'),
];

/** Screens of a company that has not finished its onboarding. */
export const onboardingScreens = [
  at('/onboard/company/details'),
  at('/onboard/company/theme'),
  at('/onboard/company/client-billing'),
  at('/onboard/company/payment-method'),
];
