import { formatCount } from '@/texts/grammar';

export const on = 'On';
export const off = 'Off';
export const by = (connectedByName: string) => ` by ${connectedByName}`;
export const copyTheAccountId = 'Copy the account id';
export const yourAccount = 'Your account';

export const pasteASecretKeyItBegins = 'Paste a secret key: it begins with sk_ or rk_.';
export const pasteAPublishableKeyItBegins = 'Paste a publishable key: it begins with pk_.';
export const oneKeyIsForTests = 'One key is for tests and the other one is live. Paste two of the same mode.';

export const keysReplaced = 'Keys replaced';
export const accountConnected = 'Account connected';
export const replaceTheKeys = 'Replace the keys';
export const useKeysOfMyOwn = 'Use keys of my own';
export const youFindBothUnderDevelopersApi =
  'You find both under Developers, API keys in Stripe. They are stored encrypted and cannot be shown again.';
export const secretKey = 'Secret key';
export const theCurrentOneEnds = (replacedLast4: string) => `The current one ends in ${replacedLast4}.`;
export const publishableKey = 'Publishable key';
export const replace = 'Replace';
export const connect = 'Connect';

export const stripe = 'Stripe';
export const theSandbox = 'the sandbox';
export const paymentsAndPayouts = 'payments and payouts';
export const byDate = (date: string) => `by ${date}`;
export const clientsCanStillPayWhatThey =
  'Clients can still pay; what they pay is held until payouts are on again.';
export const renewalsWaitAndAreCharged = 'Renewals wait, and are charged as soon as payments are on again.';
export const giveWhatIsListedHere = 'Give what is listed here, and it is switched on again.';
export const onlyCanSayWhyAndSwitch = (providerName: string) =>
  `Only ${providerName} can say why, and switch it on again.`;
export const paymentsAndPayoutsCapital = (capital: string) =>
  `Payments and payouts are on. ${capital} will want what is listed here one day; there is no deadline yet.`;
export const paymentsAndPayoutsProviderName = (providerName: string) =>
  `Payments and payouts are on, and ${providerName} needs nothing from you.`;
export const notConnected = 'Not connected';
export const connectAnAccountToGetPaid = 'Connect an account to get paid';
export const whatClientsPayGoesStraight =
  'What clients pay goes straight to an account of your own. Until there is one, no client can be charged.';
export const detailsMissing = 'Details missing';
export const needsMoreBeforeClientsCanPay = (capital: string) =>
  `${capital} needs more before clients can pay`;
export const nothingCanBeChargedYetWhat =
  'Nothing can be charged yet. What you have given so far is kept, and you can go on where you left off.';
export const underReview = 'Under review';
export const isLookingAtWhatYouGave = (capital: string) => `${capital} is looking at what you gave`;
export const thereIsNothingForYou = (chargesEnabled: boolean) =>
  `There is nothing for you to do. It takes minutes most often, and a few days at times; this page changes by itself when it is over.${chargesEnabled ? ' Clients can pay meanwhile.' : ''}`;
export const actionNeeded = 'Action needed';
export const paymentsWorkAndStopUnlessYou = (deadlineWords: string) =>
  `Payments work, and stop unless you act ${deadlineWords}`;
export const switchesPaymentsOrPayoutsOff = (capital: string) =>
  `${capital} switches payments or payouts off unless it is given what is listed here.`;
export const paused = 'Paused';
export const hasSwitchedOff = (capital: string, switchedOff: string) =>
  `${capital} has switched ${switchedOff} off`;
export const ready = 'Ready';
export const clientsCanPayYou = 'Clients can pay you';

export const sandboxAccountConnected = 'Sandbox account connected';
export const stripeAsksForNothingMoreRight = 'Stripe asks for nothing more right now';

export const testAccount = 'Test account';
export const thisInstallationUsesTheBuilt =
  'This installation uses the built-in sandbox: everything works with test cards, and no money moves.';

export const clientsPayYou = (currency: string) => `Clients pay you in ${currency}.`;
export const stripeAsksForYourCompanys =
  'Stripe asks for your company’s registration, its owners and a bank account. It takes about ten minutes, and you can stop and go on later.';
export const connectWithStripe = 'Connect with Stripe';

export const noSubscriptionIsChargedThrough = 'No subscription is charged through it now, and none can be.';
export const subscriptionIsAreNotRenewedAny = (count: number) =>
  `${formatCount(count, 'subscription')} ${count === 1 ? 'is' : 'are'} not renewed any more: what falls due waits.`;
export const failedPaymentsAreNotTriedAgain =
  'Failed payments are not tried again, and payments can’t be refunded from here.';
export const clientsCantGiveANewCard = 'Clients can’t add a new card, and new clients can’t subscribe.';
export const theCardsThatClientsGaveBelong =
  'Client cards belong to this account. If you connect another account, clients must enter their cards again.';
export const accountDisconnected = 'Account disconnected';
export const askDisconnect = (businessName: null | string) => `Disconnect ${businessName}?`;
export const whatStops = 'What stops';
/** Lowercase, because the typed word is converted to lowercase before the comparison. */
export const disconnectWord = 'disconnect';
export const typeTheWord = `Type the word ${disconnectWord}.`;
export const whatWasPaidStaysOnRecord =
  'What was paid stays on record, and its money with you. You can connect an account again at any time.';

export const disconnect = 'Disconnect';
export const withoutThisAccountClientsCant =
  'Without this account clients can’t be charged, and nothing can be refunded. You are shown what stops before anything happens.';
export const openDisconnect = 'Disconnect…';

export const keys = 'Keys';
export const replaceKeys = 'Replace keys';

export const noAccountIsConnected = 'no account is connected.';
export const someDetailsAreStillMissingWhat = 'some details are still missing. What you gave is kept.';
export const itIsLookingAtWhatYou = 'it is looking at what you gave.';
export const paymentsWorkAndItStillNeeds = 'payments work, and it still needs something from you.';
export const itKeepsSomethingSwitchedOff = 'it keeps something switched off.';
export const everythingIsInPlaceClientsCan = 'everything is in place: clients can pay you.';
export const theLinkToStripeHadExpired =
  'The link to Stripe had expired before you were done. Go on with a new one below.';
export const youAreBackFromStripe = (outcome: string) => `You are back from Stripe, and ${outcome}`;

export const youAreBackFromStripeHow = (errorMessage: string) =>
  `You are back from Stripe. How the account stands could not be asked: ${errorMessage}`;

export const youAreBackFromStripeAsking = 'You are back from Stripe. Asking how the account stands…';

export const statusCheckedNothingHasChanged = 'Status checked: nothing has changed';
export const statusCheckedNow = (badge: string) => `Status checked: now ${badge}`;
export const checkStatus = 'Check status';
export const lastChecked = (date: string) => `Last checked ${date}`;

export const nothingCanBeHanded =
  'Nothing can be handed in to the sandbox: disconnect, and choose a test account in another state.';
export const openStripe = 'Open Stripe';
export const continueWithStripe = 'Continue with Stripe';
export const giveWhatIsMissing = 'Give what is missing';

export const dueBy = (date: string) => `, by ${date}`;
export const overdue = 'Overdue';

export const whatIsNeeded = 'What is needed';
export const whatIsBeingLooked = 'What is being looked at';

export const healthy = 'Healthy';
export const whatStripeTellsUsOfArrives = 'What Stripe tells us of arrives, and is worked off.';
export const failing = 'Failing';
export const someOfWhatStripeToldUs =
  'Some Stripe events could not be processed. We retry them automatically. Payments may appear late until then.';
export const noneYet = 'None yet';
export const stripeHasToldUsOfNothing =
  'Stripe has told us of nothing yet. After the first payment it should; if it stays silent, payments show late.';
export const messagesFromStripe = 'Messages from Stripe';
export const messageFailed = (received: number, failed: number) =>
  `${formatCount(received, 'message')}, ${failed} failed`;

export const theAccountThatClientsPayments = 'The account that clients’ payments go to.';
export const liveMode = 'Live mode';
export const testModeNoMoneyMoves = 'Test mode: no money moves';
export const account = 'Account';
export const business = 'Business';
export const onBankStatements = 'On bank statements';
export const country = 'Country';
export const defaultCurrency = 'Default currency';
export const payments = 'Payments';
export const payouts = 'Payouts';
export const connected = 'Connected';
export const lastOne = 'Last one';
export const lastFailure = 'Last failure';
export const last24Hours = 'Last 24 hours';
