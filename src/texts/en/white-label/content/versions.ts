import { formatCount } from '@/texts/grammar';

export const besideYourDraft = (beforeName: string) => `${beforeName} beside your draft`;
export const whatTheDraftChanges = 'What the draft changes';
export const discardTheDraft = 'Discard the draft';

export const theTextGoesBackToWhat = (backTo: string) =>
  `The text goes back to ${backTo}. What you wrote since is gone for good: this can’t be undone.`;
export const discardTheDraftTitle = (title: string) => `Discard the draft of ${title}?`;
export const discardDraft = 'Discard draft';

export const publishedBy = (date: string, publishedBy: null | string) =>
  `Published ${date}${publishedBy ? ` by ${publishedBy}` : ''}`;
export const inEffectFrom = (day: string) => `In effect from ${day}`;
export const theSameAsVersion = (restoredFrom: number) => `The same as version ${restoredFrom}`;
export const acceptedByClient = (acceptedCount: number) =>
  `Accepted by ${formatCount(acceptedCount, 'client')}`;
export const version = (number: number) => `Version ${number}`;
export const template = 'Template';
export const clientsReadIt = 'Clients read it';
export const ourOwnTextToBeChecked = 'Our own text, to be checked by a lawyer';
export const lookAtIt = 'Look at it';
export const lookAt = (name: string) => `Look at ${name}`;

export const allVersions = 'All versions';
export const whatHasChangedSince = 'What has changed since';
export const theText = 'The text';
export const makeTheDraft = (name: string) => `Make ${name} the draft`;

export const versionsOf = (title: string) => `Versions of ${title}`;
export const publishingMakesTheFirstOne = 'Publishing makes the first one.';
export const noVersionsYet = 'No versions yet';

export const nameOf = (version: null | number) => (version === null ? 'The template' : `Version ${version}`);
export const nameInSentence = (version: null | number) =>
  version === null ? 'the template' : `version ${version}`;
export const isTheDraftNow = (what: string) => `${what} is the draft now`;
export const theDraftOfWasDiscarded = (title: string) => `The draft of ${title} was discarded`;
