import { paths } from '@/config/paths';
import * as texts from '@/texts/app/palette';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { screenName } from '../shortcuts/shortcuts';
import type { Choice } from './choice';

const profileSynonyms = texts.accountMeSettingsPassword;

const synonyms: Readonly<Record<string, string>> = {
  [paths.analytics]: texts.analyticsStatisticsRevenue,
  [paths.clients]: texts.clientsCustomersPeople,
  [paths.clientImport]: texts.uploadCsvCustomers,
  [paths.payments]: texts.moneyTransactionsCharges,
  [paths.clientBilling]: texts.plansPricesPricing,
  [paths.branding]: texts.brandLogoColoursColorsTheme,
  [paths.deployments]: texts.publishDeployHistoryVersions,
  [paths.customDomain]: texts.domainsDnsAddressHostname,
  [paths.stripeIntegration]: texts.cardProviderPayoutsAccountKeys,
  [paths.legal]: texts.termsPrivacyPolicyImprint,
  [paths.quickGuides]: texts.helpArticlesHowTosOnboarding,
  [paths.billingCardBase]: texts.creditCardChargesInvoices,
  [paths.users]: texts.teamMembersOperatorsColleagues,
  [paths.roles]: texts.accessRightsFlags,
  [paths.myProfile]: profileSynonyms,
  [paths.ownProfile]: profileSynonyms,
  [paths.companyProfile]: texts.businessOrganisationAddressTax,
  [paths.auditLog]: texts.auditLogHistoryChangesWhoDid,
  [paths.startUpPacks]: texts.templatesAddOnsStarter,
  [paths.marketingTemplates]: texts.postsMailsAddOnsPictures,
};

/** Views of a screen that have separate URLs. */
const parts: readonly { within: string; label: string; to: string; keywords: string }[] = [
  {
    within: paths.payments,
    label: texts.failedPayments,
    to: paths.paymentList('incoming', 'failed'),
    keywords: texts.declinedUnpaidMoney,
  },
  {
    within: paths.payments,
    label: texts.outgoingPayments,
    to: paths.paymentList('outgoing'),
    keywords: texts.liveryFeeChargesCostsMoney,
  },
];

const isScreen = ({ path, gate, nav, ...entry }: RouteEntry): boolean =>
  gate !== 'public' &&
  gate !== 'onboarding' &&
  !path.includes(':') &&
  (nav !== undefined || 'title' in entry);

const isAddOn = ({ nav }: RouteEntry): boolean => nav?.section === 'add-ons';

/**
 * Returns choices for the screens without path parameters that the operator can open, and for their views.
 */
export function screenChoices(
  entries: readonly RouteEntry[],
  findKeys: (to: string) => readonly string[] | undefined,
): Choice[] {
  const screens = entries.filter(isScreen).map((entry): Choice => {
    const to = addressOf(entry);
    return {
      id: `screen ${to}`,
      section: 'Screens',
      label: screenName(entry),
      hint: isAddOn(entry) ? texts.addOns : undefined,
      keywords: synonyms[to],
      keys: findKeys(to),
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
