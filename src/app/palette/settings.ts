import { paths } from '@/config/paths';
import * as texts from '@/texts/app/palette';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { toSection } from '../sectionOfAddress';
import type { Asking } from './actions';
import type { Choice } from './choice';

interface Setting {
  label: string;
  /** The heading that it stands under; the label where that is the heading. */
  heading?: string;
  words: string;
  onlyAdmins?: true;
  /** Away while the company is closed or blocked. */
  onlyActive?: true;
}

const ofProfile: readonly Setting[] = [
  { label: texts.yourNamePhoneAndPhoto, heading: texts.profile, words: texts.pictureAvatarImage },
  { label: texts.changeEmailAddress, heading: texts.emailAddress, words: texts.mailEmail },
  { label: texts.changePassword, heading: texts.password, words: texts.securitySignIn },
  { label: texts.twoFactor, words: texts.authenticatorAppRecoveryCodes },
  { label: texts.whereYouAreSigned, words: texts.sessionsDevicesRevokeSecurity },
  { label: texts.notifications, words: texts.mailBellAlertsEmail },
  { label: texts.yourRole, words: texts.permissionsRightsAccess },
  { label: texts.appearance, words: texts.themeDarkLightSystemColours },
  { label: texts.datesAndNumbers, words: texts.languageLocaleFormat },
];

const settings: Readonly<Record<string, readonly Setting[]>> = {
  [paths.myProfile]: ofProfile,
  [paths.ownProfile]: ofProfile,
  [paths.companyProfile]: [
    { label: texts.companyNameAndTaxNumber, heading: texts.legal, words: texts.registeredLegalVatBusiness },
    { label: texts.companyContact, heading: texts.contact, words: texts.emailMailPhoneWebsite },
    { label: texts.companyAddress, heading: texts.address, words: texts.streetCityPostalCodeCountry },
    { label: texts.timeZone, heading: texts.currencyAndTimeZone, words: texts.hoursClock },
    { label: texts.currency, heading: texts.currencyAndTimeZone, words: 'money' },
    {
      ...{ label: texts.requireTwoFactor, heading: texts.twoFactorForEverybody },
      ...{ words: texts.security2faAuthenticator, onlyAdmins: true, onlyActive: true },
    },
    { label: texts.exportEverything, words: texts.archiveDownloadDataBackup, onlyAdmins: true },
    {
      ...{ label: texts.closeTheCompany, words: texts.deleteCancelAccountEnd },
      ...{ onlyAdmins: true, onlyActive: true },
    },
  ],
  [paths.billingCardBase]: [
    { label: texts.nextCharge, words: texts.liveryFeePrice },
    { label: texts.invoices, words: texts.chargesHistoryDownloadReceipts },
    { label: texts.invoicesAreMadeOut, words: texts.billingDetailsAddressTax },
  ],
};

/** Where a screen's own address leads on to another one, which would lose the heading. */
const addresses: Readonly<Record<string, string>> = { [paths.billingCardBase]: paths.billingCard('cards') };

const isOffered = ({ onlyAdmins, onlyActive }: Setting, { isAdmin, status }: Asking): boolean =>
  (!onlyAdmins || isAdmin) && (!onlyActive || status === 'Active');

/** The single settings on the screens that are open. */
export const settingsIn = (entries: readonly RouteEntry[], asking: Asking): Choice[] =>
  entries.flatMap((entry): Choice[] => {
    if (!('title' in entry)) return [];
    const path = addressOf(entry);
    return (settings[path] ?? [])
      .filter((setting) => isOffered(setting, asking))
      .map(({ label, heading = label, words }) => ({
        ...{ id: `setting ${label}`, section: 'Settings', label, words, hint: entry.title },
        to: (addresses[path] ?? path) + toSection(heading),
      }));
  });
