import type { ReactNode } from 'react';

export const clientsSignUp = (bold: ReactNode, externalLink: ReactNode) => (
  <>
    {bold} Clients sign up at {externalLink}
  </>
);
export const isLive = (name: string) => `${name} is live.`;
export const copyTheAddress = 'Copy the address';
export const address = 'Address';
export const shareIt = 'Share it';

export const setUpYourBranding = 'Set up your branding';
export const aNameAColourAndBoth = 'A name, a colour and both logos.';
export const about5Minutes = 'about 5 minutes';
export const setUpClientPricing = 'Set up client pricing';
export const atLeastOnePlanThatClients = 'At least one plan that clients can buy.';
export const addCardDetails = 'Add card details';
export const theCardThatLiveryCharges = 'The card that Livery charges.';
export const about2Minutes = 'about 2 minutes';
export const setUpACustomDomain = 'Set up a custom domain';
export const clientsFindYouUnderAnAddress = 'Clients find you under an address of your own.';
export const n10MinutesOfWorkThenUp = '10 minutes of work, then up to 12 hours of waiting';
export const ofDone = (doneCountOf: number, goLiveItemCount: number) =>
  `${doneCountOf} of ${goLiveItemCount} done`;
export const whiteLabel = 'White Label';
export const settings = 'Settings';
export const askAnAdminOrSomebody = (areaOf: string) => `Ask an Admin or a person with access to ${areaOf}.`;

export const done = 'Done';
export const toDo = 'To do';
export const takes = (reason: string, takes: string, whomToAsk: string) =>
  `${reason} Takes ${takes}.${whomToAsk}`;
