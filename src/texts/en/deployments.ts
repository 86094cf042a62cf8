import { formatCount } from '@/texts/grammar';

export const branding = 'Branding';
export const companyDetails = 'Company details';
export const plans = 'Plans';
export const legalPages = 'Legal pages';
export const quickGuides = 'Quick guides';
export const newIt = 'New';
export const changed = 'Changed';
export const removed = 'Removed';
export const squareLogo = 'Square logo';
export const fullLogo = 'Full logo';
export const headline = 'Headline';
export const whatADeactivatedClientReads = 'What a deactivated client reads';
export const visitorsCanSignUp = 'Visitors can sign up';
export const cardAskedForBeforeATrial = 'Card asked for before a trial';
export const clientsCanChangeToItThemselves = 'Clients can change to it themselves';
export const markedAsPopular = 'Marked as popular';
export const chosenUnlessAClientChooses = 'Chosen unless a client chooses another';
export const tax = 'Tax';
export const whoSeesIt = 'Who sees it';
export const inForceFrom = 'In force from';
export const clientsAreAskedToAgreeAgain = 'Clients are asked to agree again';
export const address = 'Address';
export const placeInTheList = 'Place in the list';
export const text = 'Text';
export const chargedEvery = 'Charged every';
export const nameThatClientsRead = 'Name that clients read';
export const clientsOfSomePlans = 'clients of some plans';
export const version = (value: string) => `version ${value}`;
export const oneDay = '1 day';
export const days = (value: string) => `${value} days`;

export const aPicture = 'A picture';

export const hideTheWords = 'Hide the words';
export const showTheWords = 'Show the words';
export const of = (label: string, label2: string) => `${label} of ${label2}`;

export const becomes = ' becomes ';

export const subdomain = 'Subdomain';
export const clientDashboard = 'Client dashboard';
export const customDomain = 'Custom domain';
export const waiting = 'Waiting';
export const running = 'Running';
export const succeeded = 'Succeeded';
export const failed = 'Failed';
export const canceled = 'Canceled';
export const deployed = 'Deployed';
export const setUpAfterOnboarding = 'Set up after onboarding';
export const theDomainWasFound = 'The domain was found';
export const triedAgain = 'Tried again';
export const rolledBack = 'Rolled back';
export const takeTheSubdomain = 'Take the subdomain';
export const takeASnapshot = 'Take a snapshot';
export const lookAtEveryPage = 'Look at every page';
export const publish = 'Publish';
export const seeThatItIsThere = 'See that it is there';
export const addTheDomain = 'Add the domain';
export const findItsDnsRecords = 'Find its DNS records';
export const getACertificate = 'Get a certificate';
export const showTheClientDashboardThere = 'Show the client dashboard there';
export const stepWaiting = 'waiting';
export const underWay = 'under way';
export const stepDone = 'done';
export const stepFailed = 'failed';
export const leftOut = 'left out';
export const seconds = (seconds: string) => `${seconds} s`;
export const upToMinutes = (minutes: number) => `up to ${minutes} minutes`;
export const upToHours = (minutes: number) => `up to ${minutes} hours`;

export const steps = 'Steps';

export const added = 'Added';
export const byline = (how: string, by: string | null, at: string, took: string | null) =>
  `${how}${by === null ? '' : ` by ${by}`}, ${at}${took === null ? '' : `, took ${took}`}`;
export const clientsSeeThis = 'Clients see this';
export const itDidNotGoThrough = 'It did not go through';
export const hideTheChanges = 'Hide the changes';
export const showChange = (changeCount: number) => `Show ${formatCount(changeCount, 'change')}`;
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
export const rollBackToThis = 'Roll back to this';

export const rollBackStarted = 'Roll-back started';
export const rollBackEffect =
  'Clients see again what was published then: brand, plans, legal pages and guides. Nothing that you saved since is lost: it stands among the unpublished changes. You can go forward again in the same way.';
export const askRollBackTo = (when: string) => `Roll back to ${when}?`;
export const rollBack = 'Roll back';

export const whatWasSetUpAndPublished =
  'What was set up and published for your clients, when, by whom, and what it changed.';
export const onceTheBrandAndAPlan =
  'Once the brand and a plan are set, review the changes in the bar above and deploy them.';
export const nothingHasBeenDeployedYet = 'Nothing has been deployed yet';
export const deploymentCanceled = 'Deployment canceled';
export const deploymentStartedAgain = 'Deployment started again';

export const deploymentStarted = 'Deployment started';
export const reviewUnpublishedChange = (count: number) =>
  `Review ${formatCount(count, 'unpublished change')}`;
export const review = 'Review';
export const clientsSeeAll =
  'Clients see all of this at once when it is deployed, and what they see now until then.';
export const noteForTheHistoryOptional = 'Note for the history (optional)';
export const notNow = 'Not now';
export const deploy = 'Deploy';

export const ofKind = (kind: string, step: string, min: number, stepCount: number) =>
  `${kind}: ${step} (${min} of ${stepCount})`;
export const ofClockWords = (clockWords: string, expectedWords: string) =>
  ` · ${clockWords} of ${expectedWords}`;

export const whatClientsSee = 'What clients see';
export const unpublishedChange = (count: number) => formatCount(count, 'unpublished change');
export const clientsSeeEverything = (date: string) => `Clients see everything that is saved, since ${date}.`;
export const nothingHasBeenPublishedYet = 'Nothing has been published yet.';
export const waitingForWhatIsBeingSaved = 'Waiting for what is being saved…';
export const reviewAndDeploy = 'Review and deploy';
export const openTheClientDashboard = 'Open the client dashboard';
export const history = 'History';
export const timeZone = 'Time zone';
export const colour = 'Colour';
