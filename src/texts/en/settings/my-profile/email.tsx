import type { ReactNode } from 'react';

export const typeTheNewEmailAddress = 'Type the new email address.';
export const typeYourPassword = 'Type your password.';

export const linksMailedToBothAddresses = 'Links mailed to both addresses';
export const changeYourEmailAddress = 'Change your email address';
export const weMailALink = (current: string) =>
  `We mail a link to ${current} and one to the new address. It changes when both have agreed, within a day; then every other session ends, and you sign in with the new address. Until then you can take it back.`;
export const newEmailAddress = 'New email address';
export const yourPassword = 'Your password';
export const mailTheLinks = 'Mail the links';

export const hasAgreed = 'has agreed';
export const hasNotAgreedYet = 'has not agreed yet';
export const changeToTakenBack = (email: string) => `Change to ${email} taken back`;
export const waitingToChange = (email: string) => `Waiting to change to ${email}`;
export const eachAddressWasMailedALink = (date: string) =>
  `Each address was mailed a link, which works until ${date}.`;
export const takeItBack = 'Take it back';
export const askAgainOrForAnother = 'Ask again, or for another';

export const emailAddress = 'Email address';
export const youSignInWithAndOur = (bold: ReactNode) => <>You sign in with {bold}, and our mails go there.</>;
export const changeYourAddress = 'change your address';
export const changeEmailAddress = 'Change email address';
