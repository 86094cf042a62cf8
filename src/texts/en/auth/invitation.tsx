import type { ReactNode } from 'react';

export const seeHowTheBusinessIsDoing = 'see how the business is doing';
export const addChangeImportDeactivate = 'add, change, import, deactivate and look up clients';
export const seePaymentsThatCame =
  'see payments that came in and went out, refund and retry those of clients';
export const changeTheBrandThePlans =
  'change the brand, the plans, the domain and what clients read, publish it, and install start-up packs';
export const changeTheBillingCard =
  'change the billing card and the company’s details, retry payments to Livery, and see who is in the team';
export const changeTheTeamWhatEachRole = 'change the team, what each role opens, and read the record';
export const yourRoleYouWillBeAble = (bold: ReactNode) => <>Your role: {bold}. You will be able to</>;
export const lookAtStartUpPacks = 'look at start-up packs, and use marketing templates';

export const iDoNotWant = 'I do not want this';
export const theLinkStopsWorkingNoAccount = (companyName: string) =>
  `The link stops working. No account is made, and your address can be used anywhere else. You would need a new invitation to join ${companyName}.`;
export const declineTheInvitation = (companyName: string) => `Decline the invitation of ${companyName}?`;
export const decline = 'Decline';

export const enterYourName = 'Enter your name.';

export const join = (companyName: string) => `Join ${companyName}`;
export const youAreInvited = (email: string) => `You are invited as ${email}.`;
export const email = 'Email';
export const theInvitationIsForThisAddress = 'The invitation is for this address.';
export const yourName = 'Your name';
export const password = 'Password';

export const youHaveJoinedAlready = 'You have joined already';
export const thisInvitationWasRevoked = 'This invitation was revoked';
export const thisInvitationHasExpired = 'This invitation has expired';
export const thereIsANewerInvitation = 'There is a newer invitation';
export const thisCompanyIsClosed = 'This company is closed';
export const youHaveDeclined = 'You have declined';
export const thisInvitationLinkDoesNotWork = 'This invitation link does not work';
export const theCompany = 'The company';
export const theInvitationOfWasUsedSign = (company: string) =>
  `The invitation of ${company} was used. Sign in with your email address and password.`;
export const hasRevokedItIfYouThink = (company: string) =>
  `${company} has revoked it. If you think that is a mistake, ask the person who invited you.`;
export const invitationsLast7DaysAsk = (company: string, email: undefined | string) =>
  `Invitations last 7 days. Ask ${company} for a new one: it comes to ${email ?? 'you'}.`;
export const hasSentItAgain = (company: string) =>
  `${company} sent a new invitation, so this link no longer works. Open the link in the newest email.`;
export const nobodyCanJoinAtTheMoment = (company: string) =>
  `${company} is not accepting new members. Ask the person who invited you when it reopens.`;
export const theInvitationOfNoLongerWorks = (company: string) =>
  `The invitation of ${company} no longer works, and no account was made. There is nothing left to do.`;
export const partOfTheLinkMay =
  'Part of the link may be missing. Open it from the email again, or copy it whole.';
export const goToSign = 'Go to sign in';
export const signIn = 'Sign in';
export const askedWillBeToldThatYou = (company: string) =>
  `Asked. ${company} will be told that you want to join.`;
export const askForANewOne = 'Ask for a new one';
