export const chooseTodayOrALaterDay = 'Choose today or a later day.';

export const publishVersionOf = (next: number, title: string) => `Publish version ${next} of ${title}`;
export const itBecomesYourOwnTextMake = 'It becomes your own text. Make sure that a lawyer has checked it.';
export const youAreAboutToPublishOur = 'You are about to publish our template as it is';
export const aPublishedVersionNeverChanges =
  'A published version never changes: to correct it, publish another one. Clients read it after the next deployment.';
export const inEffectFrom = 'In effect from';
export const whatHasChanged = 'What has changed';
export const forYourOwnHistoryClientsDo = 'For your own history. Clients do not see it.';
export const askClientsToAcceptItAgain = 'Ask clients to accept it again';
export const theyAreAskedWhenTheyNext = 'They are asked when they next sign in, and you see how many have.';
export const lookAtItAgain = 'Look at it again on';
export const cancel = 'Cancel';
export const publish = 'Publish';

export const inEffectFromDay = (day: string) => `In effect from ${day}`;
export const version = (version: null | number) => `Version ${version}`;
export const theTemplate = 'The template';
export const versionVersion = (version: null | number) => `version ${version}`;
export const theTemplate2 = 'the template';
export const versionNumber = (number: number) => `Version ${number}`;
export const isTheDraftNow = (what: string) => `${what} is the draft now`;
export const theDraftOfWasDiscarded = (title: string) => `The draft of ${title} was discarded`;

export const theLastChangeIsOfWhoever = (date: string) =>
  `Last changed on ${date}. If both of you save, the second to save sees a conflict.`;
export const mayBeWritingHereToo = (updatedBy: null | string) => `${updatedBy} may be writing here too`;
export const weWroteItForCompanies =
  'We wrote it for companies in general, and it is no legal advice. Have it checked for your company and your country before you publish it. Clients do not see it until you do.';
export const thisIsATemplate = 'This is a template, to be checked by a lawyer';
export const clientsReadVersionAfterTheNext = (version: null | number, deployedVersion: null | number) => (
  <>
    Clients read version {version} after the next deployment
    {deployedVersion === null ? '' : `; until then they read version ${deployedVersion}`}.
  </>
);
export const publishedAndNotDeployedYet = 'Published, and not deployed yet';

export const theDayOfTheNextReview = 'The day of the next review was saved';
export const theReviewWasTakenAway = 'The review was taken away';
export const theListOfPagesRemindsYou = 'The list of pages reminds you.';

export const versions = 'Versions';
export const whatTheDraftChanges = 'What the draft changes';
export const discardDraft = 'Discard draft';
export const allLegalPages = 'All legal pages';
export const title = 'Title';
export const textOf = (title: string) => `Text of ${title}`;
