export const newClients = 'New clients';
export const somebodySignedUpOrAColleague = 'A client signed up, or a colleague added or imported clients.';
export const failedPayments = 'Failed payments';
export const aPaymentFailedOrAClient = 'A payment failed, or a client disputes one.';
export const deployments = 'Deployments';
export const whatYouPublishIsThere = 'What you publish is there, or could not be published.';
export const domainWorks = 'Domain works';
export const aCustomDomainLeads = 'A custom domain leads to your client dashboard.';
export const domainBroken = 'Domain broken';
export const aCustomDomainStoppedWorking = 'A custom domain stopped working.';

export const inTheConsole = 'In the console';
export const byMail = 'By mail';
export const whatYouHear = 'What you hear of';
export const whatHappens = 'What happens';

export const notifications = 'Notifications';
export const whatYouHearOfUnder = 'What you hear of under the bell, and what is mailed to you besides.';
export const nothingThatYourRoleOpens = 'Your role has no notifications. Ask an Admin of your company.';
export const yourChoiceCouldNotBeSaved = 'Your choice could not be saved';
export const yourChoiceWasSaved = 'Your choice was saved';
