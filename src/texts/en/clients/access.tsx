import type { ReactNode } from 'react';

export const wasSentASignInLink = (name: string) => `${name} was sent a sign-in link`;
export const aMailGoes = (email: string) =>
  `A mail goes to ${email} with a link to choose a password for your client dashboard, which works once, for 7 days. The password that they have works until they choose another one. A mail that is sent can not be taken back.`;
export const sendASignInLink = (name: string) => `Send ${name} a sign-in link?`;
export const sendTheMail = 'Send the mail';

export const sayWhyItStands = 'Say why: it stands in the record.';

export const viewAs = (name: string) => `View as ${name}?`;
export const yourClientDashboardOpens = (name: string) =>
  `Your client dashboard opens in a new tab as ${name} sees it, for 30 minutes. Nothing can be changed there. Who looked, when and why stands in the record.`;
export const yourBrowserDidNotOpen = (box: ReactNode) => <>Your browser blocked the new tab: {box}.</>;
export const openTheClientDashboard = 'open the client dashboard';
export const reason = 'Reason';
export const viewAsClient = 'View as client';
