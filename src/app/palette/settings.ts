import { statusAllows, type Action as CompanyAction } from '../../../contract/permissions';
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
  keywords: string;
  isAdminOnly?: true;
  /** What the company's status must allow. */
  needs?: CompanyAction;
}

const profileSettings: readonly Setting[] = [
  { label: texts.yourNamePhoneAndPhoto, heading: texts.profile, keywords: texts.pictureAvatarImage },
  { label: texts.changeEmailAddress, heading: texts.emailAddress, keywords: texts.mailEmail },
  { label: texts.changePassword, heading: texts.password, keywords: texts.securitySignIn },
  { label: texts.twoFactor, keywords: texts.authenticatorAppRecoveryCodes },
  { label: texts.whereYouAreSigned, keywords: texts.sessionsDevicesRevokeSecurity },
  { label: texts.notifications, keywords: texts.mailBellAlertsEmail },
  { label: texts.yourRole, keywords: texts.permissionsRightsAccess },
  { label: texts.appearance, keywords: texts.themeDarkLightSystemColours },
  { label: texts.datesAndNumbers, keywords: texts.languageLocaleFormat },
];

const settings: Readonly<Record<string, readonly Setting[]>> = {
  [paths.myProfile]: profileSettings,
  [paths.ownProfile]: profileSettings,
  [paths.companyProfile]: [
    {
      label: texts.companyNameAndTaxNumber,
      heading: texts.legal,
      keywords: texts.registeredLegalVatBusiness,
    },
    { label: texts.companyContact, heading: texts.contact, keywords: texts.emailMailPhoneWebsite },
    { label: texts.companyAddress, heading: texts.address, keywords: texts.streetCityPostalCodeCountry },
    { label: texts.timeZone, heading: texts.currencyAndTimeZone, keywords: texts.hoursClock },
    { label: texts.currency, heading: texts.currencyAndTimeZone, keywords: 'money' },
    {
      ...{ label: texts.requireTwoFactor, heading: texts.twoFactorForEverybody },
      ...{ keywords: texts.security2faAuthenticator, isAdminOnly: true, needs: 'write' },
    },
    { label: texts.exportEverything, keywords: texts.archiveDownloadDataBackup, isAdminOnly: true },
    {
      ...{ label: texts.closeTheCompany, keywords: texts.deleteCancelAccountEnd },
      ...{ isAdminOnly: true, needs: 'write' },
    },
  ],
  [paths.billingCardBase]: [
    { label: texts.nextCharge, keywords: texts.liveryFeePrice },
    { label: texts.invoices, keywords: texts.chargesHistoryDownloadReceipts },
    { label: texts.invoicesAreMadeOut, keywords: texts.billingDetailsAddressTax },
  ],
};

/** The targets of redirecting paths. Settings link to them directly, because a redirect drops the hash. */
const redirectTargets: Readonly<Record<string, string>> = {
  [paths.billingCardBase]: paths.billingCard('cards'),
};

const isOffered = ({ isAdminOnly, needs }: Setting, { isAdmin, status }: PaletteContext): boolean =>
  (!isAdminOnly || isAdmin) && (!needs || statusAllows(status, needs));

export const settingChoices = (entries: readonly RouteEntry[], context: PaletteContext): Choice[] =>
  entries.flatMap((entry): Choice[] => {
    if (!('title' in entry)) return [];
    const path = addressOf(entry);
    return (settings[path] ?? [])
      .filter((setting) => isOffered(setting, context))
      .map(({ label, heading = label, keywords }) => ({
        ...{ id: `setting ${label}`, section: 'Settings', label, keywords, hint: entry.title },
        to: (redirectTargets[path] ?? path) + sectionHash(heading),
      }));
  });
