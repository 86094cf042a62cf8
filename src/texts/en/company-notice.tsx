import type { ReactNode } from 'react';

export const isBlocked = (name: string) => `${name} is blocked`;
export const liverySaysWhy = (blockedReason: string) => `Livery says why: ${blockedReason} `;
export const noNewChargeToAClient = (value: ReactNode) => (
  <>No new charge to a client is begun, and your clients’ dashboard is not shown. {value}</>
);
export const youCanUnderCompanyProfile = (link: ReactNode) => <>You can {link} under Company profile.</>;
export const exportEverything = 'export everything';
export const anAdminOfYourCompanyCan = 'An Admin of your company can export everything.';

export const lookAtEverything = 'look at everything';
export const lookAtWhatYourRoleOpens = 'look at what your role opens';
export const exportIt = 'export it';
export const payWhatIsOwedToLivery = 'pay what is owed to Livery';
export const and = (one: string) => `and ${one}`;
export const itCouldBeOpenedAgainUntil = (day: string) => ` It could be opened again until ${day}.`;
export const itCanBeOpenedAgainUntil = (day: string) => ` It can be opened again until ${day}.`;
export const anAdminCanOpenItAgain = (day: string) => ` An Admin can open it again until ${day}.`;
export const wasOpenedAgain = (name: string) => `${name} was opened again`;
export const closedSince = (date: string) => `Closed since ${date}`;
export const closed = 'Closed';
export const youCanNothingElseCan = (whatIsLeft: string, wayBack: string) =>
  `You can ${whatIsLeft}. Nothing else can be changed, and no new charge to a client is begun.${wayBack}`;
export const reopen = 'Reopen';
export const theClientDashboardIsBack =
  'The client dashboard is back at once. Clients whose payment fell due while it was closed are charged once now, for a period that begins today; months that went by are not charged. You can close it again at any time.';
export const openAgain = (name: string) => `Open ${name} again?`;
