import { formatCount } from '@/texts/grammar';

export const day = (round: number) => formatCount(round, 'day');
export const hour = (round: number) => formatCount(round, 'hour');
export const lessThanAnHour = 'less than an hour';
export const theLinkNoLongerWorks = 'The link no longer works';
export const expiresIn = (spanOf: string) => `Expires in ${spanOf}`;
export const ago = (spanOf: string) => `${spanOf} ago`;

export const actionsFor = (email: string) => `Actions for ${email}`;
export const sendAgain = 'Send again';
export const copyLink = 'Copy link';
export const itHasExpiredSendItAgain = 'It has expired: send it again first.';
export const revoke = 'Revoke';

export const theyAskedForANewOne = ', they asked for a new one';

export const email = 'Email';
export const role = 'Role';
export const status = 'Status';
export const invitedBy = 'Invited by';
export const sent = 'Sent';
export const invitations = 'Invitations';

export const sentBy = (role: string, date: string, invitedByName: string) =>
  `${role}, sent ${date} by ${invitedByName}`;

export const invitationLinkOf = (email: string) => `Invitation link of ${email}`;
export const link = 'Link';
export const yourBrowserDidNotCopy =
  'Your browser could not copy the link. Select it and copy it manually. The first person to open it can join.';
export const done = 'Done';

export const theInvitationOfWasRevoked = (email: string) => `The invitation of ${email} was revoked`;
export const theLinkStopsWorkingAtOnce =
  'The link stops working immediately and shows that it was revoked. This cannot be undone, but you can invite the address again.';
export const revokeTheInvitation = (email: string) => `Revoke the invitation of ${email}?`;

export const theInvitationWasSentToAgain = (email: string) =>
  `The invitation was sent to ${email} again; the link before it no longer works`;
export const linkCopiedItWorksOnceUntil = (date: string) => `Link copied. It works once, until ${date}`;

export const whoeverIsInvitedStandsHere =
  'Invited people appear here until they join. A link is valid for 7 days, and you can send it again.';
export const noOpenInvitations = 'No open invitations';
export const invitePeople = 'Invite people';
export const tryAnotherSpellingOrFewer = 'Try another spelling, or fewer filters.';
export const noInvitationMatches = 'No invitation matches';
