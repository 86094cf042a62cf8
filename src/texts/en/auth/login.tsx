/* Texts of the sign-in form, some of which other screens share. */

import type { ReactNode } from 'react';

export const livery = 'Livery';
export const enterYourEmailAddress = 'Enter your email address.';
export const enterYourPassword = 'Enter your password.';
export const signIn = 'Sign in';
export const email = 'Email';
export const password = 'Password';
export const staySignedInOnThisDevice = 'Stay signed in on this device: 8 hours, renewed for 30 days';
export const forgotYourPassword = 'Forgot your password?';
export const newToLivery = (link: ReactNode) => <>New to Livery? {link}</>;
export const createACompany = 'Create a company';
export const googleCouldNotBeReachedUse =
  'Google could not be reached. Use your email address and password, or reload the page.';
export const hide = (what: string) => `Hide ${what}`;
export const show = (what: string) => `Show ${what}`;
