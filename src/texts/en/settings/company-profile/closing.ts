export const noNewChargeToAClient =
  'No new charge to a client is begun; one that is under way is finished. Your clients’ dashboard says that the company is closed.';
export const yourTeamCanStillSign =
  'Your team can still sign in, view and export everything, but cannot change anything.';
export const liveryChargesYouForTheMonth =
  'Livery charges you for the month that has begun, at its end, and for none after it.';
export const whatIsBeingPublishedIsStopped =
  'What is being published is stopped; imports and bulk actions that are under way are finished.';
export const everyAdminIsMailedNothing = 'Every Admin is mailed. Nothing is deleted.';
export const for90DaysAnAdminCan =
  'For 90 days an Admin can open it again. Clients whose payment fell due meanwhile are then charged once, for a period that begins that day.';
export const wasClosed = (companyName: string) => `${companyName} was closed`;
export const close = (companyName: string) => `Close ${companyName}?`;
export const typeAsItStandsHere = (companyName: string) => `Type “${companyName}” as it stands here.`;
export const whyOptional = 'Why (optional)';
export const forYourOwnRecord = 'For your own record.';

export const closeTheCompany = 'Close the company';
export const noNewChargeToAClientIs =
  'No new charge to a client is begun, and your clients’ dashboard closes. Nothing is deleted, and for 90 days you can open the company again.';
export const closeCompanyName = (companyName: string) => `Close ${companyName}`;
