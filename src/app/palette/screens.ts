import { paths } from '@/config/paths';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { nameOf } from '../shortcuts/shortcuts';
import type { Choice } from './choice';

const ofProfile = 'account me settings password';

/** What screens may be called besides their names. */
const synonyms: Readonly<Record<string, string>> = {
  [paths.analytics]: 'analytics statistics revenue figures overview home',
  [paths.clients]: 'clients customers people subscribers accounts',
  [paths.clientImport]: 'upload csv customers',
  [paths.payments]: 'money transactions charges incoming income',
  [paths.clientBilling]: 'plans prices pricing subscriptions products',
  [paths.branding]: 'brand logo colours colors theme title look',
  [paths.deployments]: 'publish deploy history versions roll back',
  [paths.customDomain]: 'domains dns address hostname certificate subdomain',
  [paths.stripeIntegration]: 'card provider payouts account keys webhooks',
  [paths.legal]: 'terms privacy policy imprint refund',
  [paths.quickGuides]: 'help articles how-tos onboarding guides',
  [paths.billingCardBase]: 'credit card charges invoices livery fee payment method',
  [paths.users]: 'team members operators colleagues invitations people',
  [paths.roles]: 'access rights flags',
  [paths.myProfile]: ofProfile,
  [paths.ownProfile]: ofProfile,
  [paths.companyProfile]: 'business organisation address tax settings',
  [paths.record]: 'audit log history changes who did what',
  [paths.startUpPacks]: 'templates add-ons starter',
  [paths.marketingTemplates]: 'posts mails add-ons pictures',
};

/** Parts of screens that have addresses of their own. */
const parts: readonly { within: string; label: string; to: string; words: string }[] = [
  {
    within: paths.payments,
    label: 'Failed payments',
    to: paths.paymentList('incoming', 'failed'),
    words: 'declined unpaid money',
  },
  {
    within: paths.payments,
    label: 'Outgoing payments',
    to: paths.paymentList('outgoing'),
    words: 'livery fee charges costs money',
  },
];

const isScreen = ({ path, gate, nav, ...entry }: RouteEntry): boolean =>
  gate !== 'public' &&
  gate !== 'onboarding' &&
  !path.includes(':') &&
  (nav !== undefined || 'title' in entry);

const isAddOn = ({ nav }: RouteEntry): boolean => nav?.section === 'add-ons';

/** Every screen that is open to the operator and needs nothing to be named. */
export function screensIn(
  entries: readonly RouteEntry[],
  keysOf: (to: string) => readonly string[] | undefined,
): Choice[] {
  const screens = entries.filter(isScreen).map((entry): Choice => {
    const to = addressOf(entry);
    return {
      id: `screen ${to}`,
      section: 'Screens',
      label: nameOf(entry),
      hint: isAddOn(entry) ? 'Add-ons' : undefined,
      words: synonyms[to],
      keys: keysOf(to),
      to,
    };
  });
  const open = new Set(entries.map(addressOf));
  const within = parts.filter((part) => open.has(part.within));
  return [
    ...screens,
    ...within.map(({ within: _within, ...part }): Choice => ({
      ...part,
      id: `screen ${part.to}`,
      section: 'Screens',
    })),
  ];
}
