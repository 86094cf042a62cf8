import type { ReactNode } from 'react';

export const noAccessAnyMore = 'No access any more';
export const anAdminOfYourCompany =
  'An Admin of your company has changed your role, or what it opens. Nothing that you saved is lost. Ask an Admin if you still need this page.';
export const thisPageWasJustClosed = 'This page was just closed to you';
export const goTo = (label: string) => `Go to ${label}`;

export const noAccess = 'No access';
export const thisPageIsForAdminsAlone = 'This page is for Admins alone';
export const yourRoleDoesNotOpen = 'Your role does not open this page';
export const goToTheDashboard = 'Go to the dashboard';
export const noOtherRoleCanOpen =
  'No other role can open it. Ask an Admin of your company for what you need from it.';
export const anAdminOfYourCompanyDecides =
  'An Admin of your company decides what each role may do. Ask one if you need this page.';

export const pageNotFound = 'Page not found';
export const setUpTwoFactor = 'Set up two-factor';
export const itMayHaveBeenMoved = 'It may have been moved, or its link may have been copied incompletely.';
export const thereIsNothingAtThisAddress = 'There is nothing at this address';

export const settings = 'Settings';

export const settingUpCustomDomain =
  'We are setting up your custom domain. This may take up to 12 hours. Please refresh to check again.';
export const settingUpSubdomain =
  'We are setting up your product subdomain. This may take up to 10 minutes. Please refresh to check again.';
export const settingUpClientDashboard =
  'We are setting up your client dashboard. This may take up to 30 minutes.';

export const preview = 'Preview';
export const whatYouDoIsStillDone = (bold: ReactNode) => (
  <>{bold} What you do is still done as you. Escape ends the preview.</>
);
export const youAreLookingAtTheConsole = (role: string) => `You are looking at the console as ${role}.`;
export const stopPreview = 'Stop preview';

export const whiteLabel = 'White Label';
export const addOns = 'Add-ons';
export const main = 'Main';
export const colourScheme = 'Colour scheme';
export const notReadyForProduction = 'This deployment is not ready for production';
export const productionGaps = {
  Stripe: 'Stripe is not set up for live payments: no money moves.',
  Smtp: 'No mail server is set up: emails are not sent.',
  Https: 'HTTPS is off: passwords and sessions are not encrypted in transit.',
} as const;

export const connection = 'Connection';
export const liveUpdatesHaveStopped = 'Live updates have stopped.';
export const someLiveUpdatesHaveStopped = 'Some live updates have stopped.';
export const reconnect = 'Reconnect';

export const settingsItem = ' Settings';
export const signOut = ' Sign out';

export const thankYouSigningUp =
  'Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.';
export const welcome = 'Welcome';
export const continueIt = 'Continue';

export const openTheMenu = 'Open the menu';
export const menu = 'Menu';

export const blocked = 'Blocked';
export const whileTheCompanyIsBlockedWhat =
  'While the company is blocked, what it has can be exported, and not looked at.';
export const nothingCanBeShownHere = 'Nothing can be shown here';

export const anAdminHasChangedWhatYou = 'An Admin has changed what you may open.';

export const youAreSigned = (email: string) =>
  `You are signed in as ${email}. To join with the invitation, sign out and open its link again.`;
export const youAreSignedInReset = (email: string) =>
  `You are signed in as ${email}. To set a new password with the link, sign out and open it again.`;
