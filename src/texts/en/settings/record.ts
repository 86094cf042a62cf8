export const ipAddress = 'IP address';
export const apply = 'Apply';

export const users = 'Users';
export const clients = 'Clients';
export const theSystem = 'The system';
export const livery = 'Livery';

export const record = 'Record';
export const billingCard = 'Billing card';
export const billingDetails = 'Billing details';
export const client = 'Client';
export const plan = 'Plan';
export const bulkAction = 'Bulk action';
export const clientsCard = 'Client’s card';
export const importOfClients = 'Import of clients';
export const columnsForImports = 'Columns for imports';
export const company = 'Company';
export const archive = 'Archive';
export const domain = 'Domain';
export const deployment = 'Deployment';
export const invitation = 'Invitation';
export const legalPage = 'Legal page';
export const list = 'List';
export const marketingTemplate = 'Marketing template';
export const user = 'User';
export const payment = 'Payment';
export const guide = 'Guide';
export const role = 'Role';
export const viewOfAList = 'View of a list';
export const session = 'Session';
export const startUpPack = 'Start-up pack';
export const stripeAccount = 'Stripe account';
export const branding = 'Branding';

export const clientAction = (action: string) => `Client: ${action}`;
export const person = 'Person';
export const whatWasDone = 'What was done';
export const what = 'What';
export const whatItWasAbout = 'What it was about';
export const about = 'About';
export const days = 'Days';
export const address = 'Address';
export const from = (address: undefined | string) => `From ${address}`;
export const doneBy = 'Done by';
export const by = 'By';
export const oneThing = 'One thing';
export const aboutOneThing = (targetLabel: null | string) => `About ${targetLabel ?? 'one thing'}`;

export const searchPeople = 'Search people';
export const searchWhatWasDone = 'Search what was done';
export const removedPerson = (name: string) => `${name} (removed)`;
export const thereIsNoneYet = 'There is none yet.';

export const onePerson = 'one person';

export const noFieldChanged = 'No field changed.';
export const browser = (userAgent: string) => `Browser: ${userAgent}`;
export const everythingAboutThis = (targetLabel: null | string) =>
  `Everything about ${targetLabel ?? 'this'}`;
export const everythingBy = (actorName: string) => `Everything by ${actorName}`;
export const copyRequestId = 'Copy request ID';
export const requestId = 'Request ID';

export const removed2 = 'Removed';

export const hideShowDetails = (isOpen: boolean, name: string) =>
  `${isOpen ? 'Hide' : 'Show'} details of ${name}`;

export const who = 'Who';
export const when = 'When';
export const whereFrom = 'Where from';

export const details = 'Details';

export const theRecordCouldNotBeExported = (errorMessage: string) =>
  `The record could not be exported. ${errorMessage}`;
export const theExportOfTheRecord = 'The export of the record was started';
export const showWhatIsNew = 'Show what is new';
export const exportCsv = 'Export CSV';

export const showOlder = 'Show older';
export const tryAnotherSpellingOtherDays = 'Try another spelling, other days, or fewer filters.';
export const nothingOnRecordMatches = 'Nothing on record matches';
export const whoSignsInAndWhateverAnybody =
  'Who signs in, and whatever anybody changes or takes along, will stand here.';
export const nothingOnRecordYet = 'Nothing on record yet';

export const whoDidWhatWhen =
  'Who did what, when and from where. Events cannot be changed, and they remain when people leave.';
export const searchNamesActionsAddresses = 'Search names, actions, addresses';
export const typeThreeCharactersAtLeast = 'Type three characters at least.';
export const searchWhatItWasAbout = 'Search what it was about';
export const search = 'Search';
export const aUser = 'A user';
export const aClient = 'A client';
