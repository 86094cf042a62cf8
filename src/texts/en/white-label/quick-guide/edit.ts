export const whoSeesWasSaved = (title: string) => `Who sees ${title} was saved`;
export const chooseAtLeastOnePlan = 'Choose at least one plan, or everybody.';
export const whoSeesIt = 'Who sees it';
export const visitorsOfYourClientDashboard = 'Visitors of your client dashboard too.';
export const everybody = 'Everybody';
export const onlyOnceTheyHaveSigned = 'Only once they have signed in.';
export const clientsOnSomePlans = 'Clients on some plans';
export const plans = 'Plans';
export const youHaveNoPlansYet = 'You have no plans yet.';

export const aClientOnAVisitorDoes = (who: undefined | string) =>
  `${who ? `A client on ${who}` : 'A visitor'} does not see this guide.`;
export const seenBy = 'Seen by';
export const aVisitor = 'A visitor';
export const aClientOn = (name: string) => `A client on ${name}`;

export const clientsReadItAfterTheNext =
  'Clients read it after the next deployment. The version stays as it is; you can publish another one at any time.';

export const clientsReadItUntilTheNext = 'Clients read it until the next deployment.';
export const itsPlaceOrItsAudienceChanges = 'Its place or its audience changes with the next deployment.';
export const untilThenTheyReadVersion = (deployedVersion: number) =>
  `; until then they read version ${deployedVersion}`;
export const clientsReadVersionAfterTheNext = (version: null | number, until: string) =>
  `Clients read version ${version} after the next deployment${until}.`;
export const restoreItInTheList = 'Restore it in the list of guides before you publish it.';
export const thisGuideIsArchived = 'This guide is archived';
export const notDeployedYet = 'Not deployed yet';

export const allGuides = 'All guides';
export const aSentenceForTheList = 'A sentence for the list of guides.';
