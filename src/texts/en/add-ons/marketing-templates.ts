export const emails = 'Emails';
export const socialPosts = 'Social posts';
export const flyers = 'Flyers';
export const presentations = 'Presentations';
export const ads = 'Ads';
export const landingPages = 'Landing pages';
export const pngPicture = 'PNG picture';
export const pdfDocument = 'PDF document';
export const htmlPage = 'HTML page';

export const open = (name: string) => `Open ${name}`;
export const yourWords = 'Your words';
export const takeOutOfYourFavourites = (name: string) => `Take ${name} out of your favourites`;
export const makeAFavourite = (name: string) => `Make ${name} a favourite`;

export const typeCharactersAtMost = (maxLength: number) => `Type ${maxLength} characters at most.`;
export const thereIsNoVariableCorrect = (unknownIn: undefined | string) =>
  `There is no variable ${unknownIn}. Correct it, or take it out.`;

export const wasDownloaded = (name: string) => `${name} was downloaded`;
export const downloadAs = (format: string) => `Download as ${format}`;
export const download = 'Download';

export const pageOf = (name: string, page: number, pages: number) => `${name}, page ${page} of ${pages}`;
export const withYourBrandAndTheseWords = (name: string) => `${name} with your brand and these words`;

export const reload = 'Reload';
export const theWordsOfWereSaved = (name: string) => `The words of ${name} were saved`;
export const hasItsOwnWordsAgain = (name: string) => `${name} has its own words again`;
export const of = (count: number, maxLength: number) => `${count} of ${maxLength}`;
export const titleCompanyEmailAndLinkStand =
  '{{title}}, {{company}}, {{email}} and {{link}} stand for what your company says of itself.';
export const changedByOn = (editedByName: string, date: string) => ` Changed by ${editedByName} on ${date}.`;
export const backToTheOriginalWords = 'Back to the original words';
export const close = 'Close';
export const saveTheWords = 'Save the words';
export const theWordsThatYourCompany =
  'The words that your company has written for it are gone then, for everybody. This can not be undone.';
export const giveItsOriginalWords = (name: string) => `Give ${name} its original words?`;

export const searchTemplates = 'Search templates';
export const category = 'Category';
export const all = 'All';
export const favourites = 'Favourites';

export const theAddressIsStillMissing = 'The address is still missing';
export const yourLogoIsStillMissing = 'Your logo is still missing';
export const yourNameStandsInItsPlace = 'Your name stands in its place. ';
export const yourClientDashboardIsNot =
  'Your client dashboard is not deployed yet. Until then, templates show your email address instead of its address, and no QR code. ';
export const deployIt = 'Deploy it';
export const uploadIt = 'Upload it';
export const mailsPostsFlyersAndMore =
  'Mails, posts, flyers and more with your own brand already in them. Change the words, and download.';
export const noTemplateMatches = 'No template matches';
export const markTemplatesWithTheStar = 'Mark templates with the star to find them here.';
export const tryAnotherWordOrLookThrough = 'Try another word, or look through all categories.';
