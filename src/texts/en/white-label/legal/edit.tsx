export const chooseTodayOrALaterDay = 'Choose today or a later day.';

export const itBecomesYourOwnTextMake = 'It becomes your own text. Make sure that a lawyer has checked it.';
export const youAreAboutToPublishOur = 'You are about to publish our template as it is';
export const aPublishedVersionNeverChanges =
  'A published version never changes: to correct it, publish another one. Clients read it after the next deployment.';
export const inEffectFrom = 'In effect from';
export const askClientsToAcceptItAgain = 'Ask clients to accept it again';
export const theyAreAskedWhenTheyNext = 'They are asked when they next sign in, and you see how many have.';
export const lookAtItAgain = 'Look at it again on';

export const inEffectFromDay = (day: string) => `In effect from ${day}`;

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

export const allLegalPages = 'All legal pages';
