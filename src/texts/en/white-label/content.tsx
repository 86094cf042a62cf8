import type { ReactNode } from 'react';

export const contentStatus = {
  Default: 'Default',
  Draft: 'Draft',
  Published: 'Published',
  Archived: 'Archived',
};
export const draftNotPublished = 'Draft not published';
export const notDeployed = 'Not deployed';

export const open = (part: ReactNode) => <>Open{part}</>;
export const inANewTab = (title: string) => ` ${title} in a new tab`;

export const by = (date: string, by: string) => `${date} by ${by}`;

export const notReadyToBePublished = 'Not ready to be published';
export const thereIsNoVariable = (listed: string) => `There is no variable ${listed}.`;
export const nothingIsKnownToPut = (listed: string, link: ReactNode) => (
  <>
    Nothing is known to put in place of {listed}. Add it to your {link}, or take it out of the text.
  </>
);
export const companyProfile = 'company profile';

export const howClientsWillRead = 'How clients will read it';
export const desktop = 'Desktop';
export const mobile = 'Mobile';
export const yourClientDashboard = 'Your client dashboard';
