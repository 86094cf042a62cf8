import { paths } from '@/config/paths';
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
  { label: 'Your name, phone and photo', heading: 'Profile', words: 'picture avatar image' },
  { label: 'Change e-mail address', heading: 'E-mail address', words: 'mail email' },
  { label: 'Change password', heading: 'Password', words: 'security sign in' },
  { label: 'Two-factor', words: 'authenticator app recovery codes 2fa totp security' },
  { label: 'Where you are signed in', words: 'sessions devices revoke security' },
  { label: 'Notifications', words: 'mail bell alerts email' },
  { label: 'Your role', words: 'permissions rights access' },
  { label: 'Appearance', words: 'theme dark light system colours' },
  { label: 'Dates and numbers', words: 'language locale format' },
];

const settings: Readonly<Record<string, readonly Setting[]>> = {
  [paths.myProfile]: ofProfile,
  [paths.ownProfile]: ofProfile,
  [paths.companyProfile]: [
    { label: 'Company name and tax number', heading: 'Legal', words: 'registered legal vat business' },
    { label: 'Company contact', heading: 'Contact', words: 'e-mail mail phone website' },
    { label: 'Company address', heading: 'Address', words: 'street city postal code country' },
    { label: 'Time zone', heading: 'Currency and time zone', words: 'hours clock' },
    { label: 'Currency', heading: 'Currency and time zone', words: 'money' },
    {
      ...{ label: 'Require two-factor', heading: 'Two-factor for everybody' },
      ...{ words: 'security 2fa authenticator enforce', onlyAdmins: true, onlyActive: true },
    },
    { label: 'Export everything', words: 'archive download data backup', onlyAdmins: true },
    {
      ...{ label: 'Close the company', words: 'delete cancel account end' },
      ...{ onlyAdmins: true, onlyActive: true },
    },
  ],
  [paths.billingCardBase]: [
    { label: 'Next charge', words: 'livery fee price' },
    { label: 'Invoices', words: 'charges history download receipts' },
    { label: 'Invoices are made out to', words: 'billing details address tax' },
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
