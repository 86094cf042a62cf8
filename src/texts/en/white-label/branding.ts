export const save = 'Save';
export const discardChanges = 'Discard changes';
export const notSavedYet = 'Not saved yet.';
export const clientsSeeWhatYouSaveOnce = 'Clients see what you save once you deploy it.';

export const headline = 'Headline';
export const whatTheFirstPageBegins = (tagline: undefined | number, tagline2: number) =>
  `What the first page begins with; the name where it is empty. ${tagline} of ${tagline2} characters.`;
export const introduction = 'Introduction';
export const standsBelowTheHeadline = (introduction: undefined | number, introduction2: number) =>
  `Stands below the headline. ${introduction} of ${introduction2} characters.`;
export const farewell = 'Farewell';
export const whatAClientReadsWhoseAccount = (farewell: undefined | number, farewell2: number) =>
  `What a client reads whose account you deactivated. ${farewell} of ${farewell2} characters.`;
export const visitorsMaySignUpByThemselves = 'Visitors can sign up';
export const otherwiseOnlyThoseWhomYouAdd = 'Otherwise only those whom you add can sign in.';

export const brandingSaved = 'Branding saved';
export const theLogoWasNotSavedBelow = 'The logo was not saved. Below it stands why.';

export const whatClientsSeeOfYou = 'What clients see of you, and what this console looks like.';
