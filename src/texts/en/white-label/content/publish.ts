export const publishVersionOf = (version: number, title: string) => `Publish version ${version} of ${title}`;
export const publish = 'Publish';
export const whatHasChanged = 'What has changed';
export const forYourOwnHistoryClientsDo = 'For your own history. Clients do not see it.';

export const theLastWordsCouldNot = 'The last words could not be saved yet. Try again in a moment.';
export const versionOfWasPublishedClients = (version: undefined | null | number, title: string) =>
  `Version ${version} of ${title} was published. Clients read it after the next deployment.`;
