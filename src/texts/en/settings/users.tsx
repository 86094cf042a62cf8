import type { ReactNode } from 'react';

export const active = 'Active';
export const invited = 'Invited';
export const waiting = 'Waiting';
export const expired = 'Expired';
export const revoked = 'Revoked';

export const yourCompany = 'Your company';

export const opensNothingButTheAddOns = 'Opens nothing but the add-ons.';
export const opens = (list: string) => `Opens ${list}.`;
export const opensEverythingAndChanges = 'Opens everything, and changes the team.';
export const role = 'Role';

export const users = 'Users';
export const searchNameOrEmail = 'Search name or email';
export const everyRole = 'Every role';
export const status = 'Status';
export const everyStatus = 'Every status';

export const theTeamStays = 'The team stays as it is';
export const peopleCanBeInvitedChanged = 'People can be invited, changed and removed';
export const onlyAdminsChangeTheTeam = 'Only Admins change the team';
export const haveSomebodyInvitedChanged = 'have people invited, changed or removed';
export const whatRolesOpenStays = 'What roles open stays as it is';
export const itCanBeChanged = 'It can be changed';
export const onlyAdminsChangeWhatRolesOpen = 'Only Admins change what roles open';
export const haveItChanged = 'have it changed';
export const whileIsActive = (whileActive: string, companyName: string) =>
  `${whileActive} while ${companyName} is active.`;
export const toAsk = (toAsk: string, list: string) => `To ${toAsk}, ask ${list}.`;

export const everyoneWhoCanSign = (link: ReactNode) => (
  <>Everyone who can sign in to this console, and who is invited. {link}</>
);
export const invitePeople = 'Invite people';
export const whatEachRoleOpens = 'What each role opens';
export const members = 'Members';
export const invitations = 'Invitations';
