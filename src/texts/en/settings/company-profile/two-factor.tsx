import type { ReactNode } from 'react';

export const twoFactorMadeOptional = 'Two-factor made optional';
export const twoFactorRequiredForEverybody = 'Two-factor required for everybody';
export const twoFactorForEverybody = 'Two-factor for everybody';
export const required = 'Required';
export const optional = 'Optional';
export const everybodyOfYourCompanySigns =
  'Everybody of your company signs in with a code of an authenticator app as well.';
export const whetherSigningInAsks =
  'Whether signing in asks for a code of an authenticator app, everybody decides for themselves.';
export const toRequireItTurn = (link: ReactNode) => (
  <>To require it, turn it on for yourself first, in {link}.</>
);
export const myProfile = 'My profile';
export const makeTwoFactorOptional = 'Make two-factor optional';
export const requireTwoFactorForEverybody = 'Require two-factor for everybody';
export const makeTwoFactorOptionalName = (name: string) => `Make two-factor optional in ${name}?`;
export const requireTwoFactor = (name: string) => `Require two-factor in ${name}?`;
export const makeItOptional = 'Make it optional';
export const requireIt = 'Require it';
export const thoseWhoHaveItKeep =
  'Those who have it keep it, and may turn it off. You can require it again at any time.';
export const whoeverHasNoneSetsItUp =
  'People without two-factor must set it up before they can continue, starting immediately, including in open tabs. You can make it optional again at any time.';
