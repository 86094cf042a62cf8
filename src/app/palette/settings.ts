import { paths } from '@/config/paths';
import * as texts from '@/texts/app/palette';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { sectionHash } from '../scrollToHash';
import type { PaletteContext } from './actions';
import type { Choice } from './choice';

interface Setting {
  label: string;
  /** The heading above the setting on its screen. Defaults to the label. */
  heading?: string;
  words: string;
  isAdminOnly?: true;
  /** Hidden while the company is closed or blocked. */
  isActiveOnly?: true;
}

const profileSettings: readonly Setting[] = [
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
  [paths.myProfile]: profileSettings,
  [paths.ownProfile]: profileSettings,
  [paths.companyProfile]: [
    { label: texts.companyNameAndTaxNumber, heading: texts.legal, words: texts.registeredLegalVatBusiness },
    { label: texts.companyContact, heading: texts.contact, words: texts.emailMailPhoneWebsite },
    { label: texts.companyAddress, heading: texts.address, words: texts.streetCityPostalCodeCountry },
    { label: texts.timeZone, heading: texts.currencyAndTimeZone, words: texts.hoursClock },
    { label: texts.currency, heading: texts.currencyAndTimeZone, words: 'money' },
    {
      ...{ label: texts.requireTwoFactor, heading: texts.twoFactorForEverybody },
      ...{ words: texts.security2faAuthenticator, isAdminOnly: true, isActiveOnly: true },
    },
    { label: texts.exportEverything, words: texts.archiveDownloadDataBackup, isAdminOnly: true },
    {
      ...{ label: texts.closeTheCompany, words: texts.deleteCancelAccountEnd },
      ...{ isAdminOnly: true, isActiveOnly: true },
    },
  ],
  [paths.billingCardBase]: [
    { label: texts.nextCharge, words: texts.liveryFeePrice },
    { label: texts.invoices, words: texts.chargesHistoryDownloadReceipts },
    { label: texts.invoicesAreMadeOut, words: texts.billingDetailsAddressTax },
  ],
};

/** Redirect targets of screens. The redirect would drop the hash. */
const redirectTargets: Readonly<Record<string, string>> = {
  [paths.billingCardBase]: paths.billingCard('cards'),
};

const isOffered = ({ isAdminOnly, isActiveOnly }: Setting, { isAdmin, status }: PaletteContext): boolean =>
  (!isAdminOnly || isAdmin) && (!isActiveOnly || status === 'Active');

export const settingChoices = (entries: readonly RouteEntry[], context: PaletteContext): Choice[] =>
  entries.flatMap((entry): Choice[] => {
    if (!('title' in entry)) return [];
    const path = addressOf(entry);
    return (settings[path] ?? [])
      .filter((setting) => isOffered(setting, context))
      .map(({ label, heading = label, words }) => ({
        ...{ id: `setting ${label}`, section: 'Settings', label, words, hint: entry.title },
        to: (redirectTargets[path] ?? path) + sectionHash(heading),
      }));
  });
