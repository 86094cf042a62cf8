import type { ReactNode } from 'react';

export const firstPage = 'First page';
export const signUp = 'Sign-up';
export const dashboard = 'Dashboard';
export const mail = 'Mail';
export const closedAccount = 'Closed account';

export const signInTo = (title: string) => `Sign in to ${title}`;
export const helloAda = 'Hello Ada,';
export const withThisLinkYouSign = (title: string) =>
  `With this link you sign in to ${title}. It works for 15 minutes.`;
export const signIn = 'Sign in';
export const ifYouDidNotAsk = 'If you did not ask for it, you need not do anything.';

export const plans = 'Plans';
export const myAccount = 'My account';
export const signUp2 = 'Sign up';
export const mostPopular = 'Most popular';
export const choose = 'Choose';
export const signingUpIsClosed = 'Signing up is closed';
export const writeToIfYouWant = (part: ReactNode) => <>Write to {part} if you want to join.</>;
export const weMailYouALink = 'We email you a link to continue. Nothing is charged until you confirm.';
export const yourName = 'Your name';
export const emailAddress = 'Email address';
export const continueSignUp = 'Continue';
export const alreadyHaveAnAccount = (part: ReactNode) => <>Already have an account? {part}</>;
export const overview = 'Overview';
export const plan = 'Plan';
export const standing = 'Standing';
export const payments = 'Payments';
export const card = 'Card';
export const details = 'Details';
export const helloAdaLovelace = 'Hello, Ada Lovelace';
export const thePopularPlan = 'The popular plan';
export const active = 'Active';
export const visaEndingIn4242 = (part: ReactNode) => <>Visa ending in 4242 ({part})</>;
export const change = 'change';
export const payNow = 'Pay now';
export const changePlan = 'Change plan';
export const yourAccountIsClosed = 'Your account is closed';
export const yourAccountWithIsNoLonger = (title: string) => `Your account with ${title} is no longer open.`;
export const questionsWriteTo = (part: ReactNode) => <>Questions? Write to {part}.</>;

export const light = 'Light';
export const dark = 'Dark';
export const computer = 'Computer';
export const phone = 'Phone';
export const aPhone = 'a phone';
export const aComputer = 'a computer';
export const preview = 'Preview';
export const previewOf = 'Preview of';
export const previewOnAnd = 'Preview on and in';
export const ofOnIn = (label: string, title: string, device: string, scheme: string) =>
  `${label} of ${title}, on ${device}, in ${scheme}`;
export const aPlan = 'A plan';
