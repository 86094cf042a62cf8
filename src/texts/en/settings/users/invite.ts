import { formatCount } from '@/texts/grammar';

export const addressesToInvite = 'Addresses to invite';
export const remove = (email: string) => `Remove ${email}`;
export const emailAddresses = 'Email addresses';
export const upTo20AtOnceSeparate =
  'Up to 20 at once. Separate them by commas or new lines, or paste a list.';

export const thisIsNotAnEmailAddress = 'This is not an email address.';
export const enterAtLeastOneEmailAddress = 'Enter at least one email address.';
export const inviteAtMostPeopleAtOnce = (mostAddresses: number, emailCount: number) =>
  `Invite at most ${mostAddresses} people at once: take ${formatCount(emailCount, 'address', 'addresses')} away.`;

export const wasInvited = (first: undefined | string) => `${first} was invited`;
export const peopleWereInvited = (count: number) => `${formatCount(count, 'person', 'people')} were invited`;
export const invitePeopleTo = (companyName: string) => `Invite people to ${companyName}`;
export const eachGetsAMail =
  'Each gets a mail with a link that works once, for 7 days. Until they join you can revoke it.';
export const invite = 'Invite';
