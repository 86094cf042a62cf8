import { formatCount } from '@/texts/grammar';

export const changeRole = 'Change role';
export const nobodyChangesTheirOwnRole = 'You cannot change your own role.';
export const theOwnerStaysAnAdminUntil = 'The owner stays an Admin until they hand over.';
export const signOutEverywhere = 'Sign out everywhere';
export const yoursAreInMyProfile = 'Your own sessions are in My profile.';
export const resetTwoFactor = 'Reset two-factor';
export const yoursIsInMyProfile = 'Yours is in My profile.';
export const onlyLiveryResets = 'Only Livery resets that of the owner.';
export const itIsNotSetUp = 'It is not set up.';
export const makeOwner = 'Make owner';
export const onlyTheOwnerCanHandOver = 'Only the owner can hand over.';
export const youAreTheOwner = 'You are the owner.';
export const onlyAnAdminCanBecome = 'Only an Admin can become the owner.';
export const remove = 'Remove';
export const nobodyRemovesThemselves = 'You cannot remove yourself.';
export const theOwnerStaysUntilTheyHand = 'The owner stays until they hand over.';
export const showTheInvitation = 'Show the invitation';

export const actionsFor = (name: string) => `Actions for ${name}`;

export const you = 'You';
export const owner = 'Owner';
export const on = 'On';
export const off = 'Off';
export const notYet = 'Not yet';

export const name = 'Name';
export const role = 'Role';
export const status = 'Status';
export const twoFactor = 'Two-factor';
export const lastActive = 'Last active';
export const joined = 'Joined';
export const members = 'Members';

export const theRoleOfWasChanged = (name: string, role: string) =>
  `The role of ${name} was changed to ${role}`;
export const changeTheRole = (name: string) => `Change the role of ${name}?`;
export const itIsWhatTheyWillFind = (status: string) =>
  `${status === 'Pending' ? 'It is what they will find when they join.' : 'It takes effect at once: a screen that is no longer open to them is left.'} You can change it back.`;

export const loadingWhatToAsk = 'Loading what to ask for';
export const cancel = 'Cancel';

export const noAdminCanChangeTheOwners = (name: string) =>
  `No Admin can change the owner’s role or remove them. You stay an Admin, and from then on ${name} can change your role or remove you. Only ${name} can hand the company back. Every Admin gets a mail.`;
export const makeTheOwner = (name: string, companyName: string) =>
  `Make ${name} the owner of ${companyName}?`;
export const handOver = 'Hand over';
export const makeTheOwnerName = (name: string) => `make ${name} the owner`;
export const wasMadeTheOwner = (name: string) => `${name} was made the owner`;

export const askSignOutEverywhere = (name: string) => `Sign ${name} out everywhere?`;
export const theirSessionsEnd =
  'This signs them out on every device immediately. They can sign in again. If another person has their password, change their sign-in or remove them.';
export const signOut = 'Sign out';
export const wasSignedOut = (name: string, sessions: number) =>
  sessions === 0
    ? `${name} was not signed in anywhere`
    : `${name} was signed out of ${formatCount(sessions, 'session')}`;

export const wasRemoved = (name: string) => `${name} was removed`;
export const theyAreSignedOutEverywhere = (email: string) =>
  `They are signed out everywhere at once and get a mail that says so. What they made stays, with their name. The views, columns and favourites that only they see are deleted for good. You can invite ${email} again at any time.`;
export const removeFrom = (name: string, companyName: string) => `Remove ${name} from ${companyName}?`;

export const forSomebodyWhoHasLost =
  'Use this when a person has lost their app and recovery codes. Verify their identity first. They are signed out everywhere and sign in without a code until they set up two-factor again. This cannot be undone.';
export const askResetTwoFactor = (name: string) => `Reset two-factor of ${name}?`;
export const reset = 'Reset';
export const toResetTwoFactorOf = (name: string) => `reset two-factor of ${name}`;
export const twoFactorOfWasReset = (name: string) => `Two-factor of ${name} was reset`;

export const tryAnotherSpellingOrFewer = 'Try another spelling, or fewer filters.';
export const nobodyMatches = 'No people found';
