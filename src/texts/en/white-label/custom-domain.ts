import { formatCount } from '@/texts/grammar';

export const youHaveDomains = (limit: number) =>
  `You have ${limit} domains, which is the most. Remove one to add another.`;
export const useADomainOfYourOwn = 'Use a domain of your own';
export const addAnotherDomain = 'Add another domain';
export const clientsFindYouAtToday = (fallbackHost: string) =>
  `Clients find you at ${fallbackHost} today, and always will. With a domain of your own, they see your name in its place.`;
export const youAddTwoRecords =
  'Add two DNS records to your domain, or send them to your DNS administrator. Livery checks them automatically and requests a certificate. This usually takes minutes, and up to 12 hours.';
export const enterADomainSuchAsWww = 'Enter a domain, such as www.example.com.';
export const added = (displayName: string) => `${displayName} added`;
export const domain = 'Domain';
export const dashboardExampleCom = 'dashboard.example.com';
export const aNameUnderYourDomainWorks =
  'A name under your domain works with every DNS provider. The domain itself works as well.';
export const addDomain = 'Add domain';

export const dnsIs = (state: string) => `DNS: ${state}`;
export const waitingForRecords = 'waiting for records';
export const verified = 'verified';
export const recordsInTheWay = 'records in the way';
export const wrongRecords = 'wrong records';
export const certificateAfterTheDns = 'Certificate: after the DNS';
export const certificateOnItsWay = 'Certificate: on its way';
export const certificateIssued = 'Certificate: issued';
export const certificateNotIssued = 'Certificate: not issued';
export const certificateExpired = 'Certificate: expired';
export const notFoundYet = 'Not found yet';
export const found = 'Found';
export const anotherValue = 'Another value';
export const inConflict = 'In conflict';
export const showsThatTheDomainIsYours =
  'Shows that the domain is yours. Keep it for as long as you use the domain.';
export const leadsClientsToYourDashboard = 'Leads clients to your dashboard.';
export const couldNotBeChecked = (uncheckedBecause: string) => `Could not be checked: ${uncheckedBecause}`;
export const checkedTheDomainWorks = 'Checked: the domain works';
export const checked = (badge: string) => `Checked: ${badge}`;
export const checkedRecordsFoundCertificate = (certificateStatus: string) =>
  `Checked: records found, certificate ${certificateStatus === 'Pending' ? 'on its way' : 'missing'}`;

export const whereClientsAreSent = 'Where clients are sent';
export const yourSubdomainWhichAlwaysWorks = 'Your subdomain, which always works.';
export const theSubdomain = 'The subdomain';
export const clientsAreSentToTheSubdomain = 'Clients are sent to the subdomain';
export const clientsAreSent = (displayName: string) => `Clients are sent to ${displayName}`;
export const sendVisitorsOfTheSubdomain = (displayName: string) =>
  `Send visitors of the subdomain and of other domains to ${displayName}`;
export const linksInMailsLeadThereEither = 'Links in mails lead there either way.';
export const redirectSwitchedOn = 'Redirect switched on';
export const redirectSwitchedOff = 'Redirect switched off';
export const untilWorksAgainClientsAreSent = (displayName: string) =>
  `Until ${displayName} works again, clients are sent to the subdomain.`;
export const works = 'Works.';
export const doesNotWorkAtPresent = 'Does not work at present.';
export const canBeChosenOnceItWorks = 'Can be chosen once it works.';

export const yourClientDashboardUnderAName = 'Your client dashboard under a name of your own.';
export const ofDomain = (domainCount: number, limit: number) =>
  `${domainCount} of ${formatCount(limit, 'domain')}`;
export const itAnswersUnderNames =
  'It answers under names of this machine alone. Set SITES_DOMAIN to a name that others find, as docs/guide/operate.md says, before you connect a domain.';
export const noDomainOfTheInternetLeads = 'No domain of the Internet leads to this server';
