import type { ReactNode } from 'react';

export const theAddressThatYouHaveNow = 'the address that you have now';
export const theNewAddress = 'the new address';
export const nowTheOtherAddress = 'Now the other address';
export const thisAddressHasAgreedOpen = (otherAddress: string, email: string) =>
  `This address has agreed. Open the link that we mailed to ${otherAddress}: ${email} is yours once that has agreed too.`;
export const yourAddressIsChanged = 'Your address is changed';
export const youSignInWithFromNow = (email: string) =>
  `You sign in with ${email} from now on. Every device but the one that asked for it is signed out.`;
export const somebodyElseHasThisAddress = 'Email address already in use';
export const anAccountWithLiveryWasGiven = (email: string) =>
  `An account with Livery was given ${email} before both addresses had agreed. Yours stays as it is; ask for another one in your profile.`;
export const theChangeWasStopped = 'The change was stopped';
export const yourAddressStays =
  'Your address did not change, and the device that requested the change is signed out. If you did not request it, change your password: another person was signed in to your account.';
export const theAccountKeepsTheAddress =
  'The account keeps the address that it has. You need not do anything else.';
export const thisLinkHasBeenReplaced = 'This link has been replaced or taken back';
export const anotherAddressWasAskedForSince =
  'Another address was asked for since, or none any more. Your address stays as it is.';
export const thisLinkHasRunOut = 'This link has run out';
export const suchALinkWorks =
  'Such a link works for a day. Your address stays as it is; ask again in your profile.';
export const chooseANewPassword = 'Choose a new password';
export const thisLinkDoesNotWork = 'This link does not work';
export const itWasNotCopiedWhole =
  'Part of the link may be missing, or it has expired. Open it from the email again, or change your address again in your profile.';
export const goToTheDashboard = 'Go to the dashboard';
export const signIn = 'Sign in';

export const youAskedOrSomebody =
  'This change was requested from your account. Confirm it only if you requested it.';
export const agreeIfYouHaveAnAccount = 'Agree if you have an account with Livery and asked for this.';
export const useThisAddress = 'Use this address';
export const itWasNotMeStop = 'It was not me: stop this';
export const stopThisChange = 'Stop this change?';
export const signInWithThisAddress = 'Sign in with this address?';
export const isToBeTheAddress = (bold: ReactNode, whatFollow: string, date: string) => (
  <>
    {bold} is to be the address of your account with Livery: you sign in with it, and our mails go there.{' '}
    {whatFollow} It changes once both addresses have agreed, until {date}.
  </>
);
