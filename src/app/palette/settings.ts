import { paths } from '@/config/paths';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { toSection } from '../sectionOfAddress';
import type { Choice } from './choice';

interface Setting {
  path: string;
  label: string;
  /** The heading that it stands under. */
  heading: string;
  words?: string;
}

const inProfile = paths.myProfile;
const ofCompany = paths.companyProfile;

const settings: readonly Setting[] = [
  { path: inProfile, label: 'Notifications', heading: 'Notifications', words: 'mail bell alerts' },
  {
    ...{ path: inProfile, label: 'Where you are signed in', heading: 'Where you are signed in' },
    words: 'sessions devices revoke',
  },
  {
    path: ofCompany,
    label: 'Export everything',
    heading: 'Export everything',
    words: 'archive download data',
  },
  {
    path: ofCompany,
    label: 'Close the company',
    heading: 'Close the company',
    words: 'delete cancel account',
  },
];

/** The single settings on the screens that are open. */
export function settingsIn(entries: readonly RouteEntry[]): Choice[] {
  const titles = new Map(
    entries.flatMap((entry) => ('title' in entry ? [[addressOf(entry), entry.title]] : [])),
  );
  return settings.flatMap(({ path, label, heading, words }): Choice[] => {
    const hint = titles.get(path);
    if (hint === undefined) return [];
    const to = path + toSection(heading);
    return [{ id: `setting ${label}`, section: 'Settings', label, hint, words, to }];
  });
}
