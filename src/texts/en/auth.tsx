import type { ReactNode } from 'react';

export const enterAnEmailAddressLikeName = 'Enter an email address like name@company.com.';

export const enterTheNameOfYourCompany = 'Enter the name of your company.';
export const enterYourName = 'Enter your name.';

export const createYourCompany = 'Create your company';
export const sellUnderYourOwnBrandSign =
  'Sell under your own brand: sign up, add your colors and logo, invite your clients.';
export const alreadyHaveAnAccount = (link: ReactNode) => <>Already have an account? {link}</>;
export const companyName = 'Company name';
export const yourName = 'Your name';
export const createCompany = 'Create company';

export const enterTheEmailAddressYouSign =
  'Enter the email address you sign in with. We send you a link to choose a new password.';
export const backToSign = 'Back to sign in';
export const sendTheLink = 'Send the link';

export const checkYourEmail = 'Check your email';
export const ifBelongsToAnAccount = (bold: ReactNode) => (
  <>
    If {bold} belongs to an account, a link to choose a new password is on its way. It can take a minute; look
    into the spam folder too.
  </>
);
export const theAddressYouEntered = 'the address you entered';
export const sendTheLinkAgain = 'Send the link again';
export const sendAgainInS = (secondsLeft: number) => `Send again in ${secondsLeft} s`;
export const sendAgain = 'Send again';
export const sentAgain = 'Sent again.';

export const chooseANewPassword = 'Choose a new password';
export const savingItSignsYouOutEverywhere = 'Your other sessions are signed out when you save it.';
export const newPassword = 'New password';
export const saveTheNewPassword = 'Save the new password';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const itWasUsedAlreadyHasExpired =
  'It was used already, has expired, or was not copied whole. A new one takes a minute.';
export const askForANewOne = 'Ask for a new one';
export const yourPasswordIsChanged = 'Your password is changed';
export const allOtherSessionsOfYours =
  'All other sessions of yours are signed out. Sign in with the new password.';

export const yourInvitation = 'Your invitation';

export const yourEmailAddress = 'Your email address';
