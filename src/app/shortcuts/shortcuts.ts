import { paths } from '@/config/paths';
import * as texts from '@/texts/app/shortcuts';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';

export interface Shortcut {
  /** Pressed one after the other. */
  keys: readonly string[];
  label: string;
  /** The screen that it leads to. */
  to?: string;
  act?: 'sheet' | 'search';
}

/** `g`, and then a letter of the screen's name. */
const letterOf: Readonly<Record<string, string>> = {
  [paths.analytics]: 'd',
  [paths.clients]: 'c',
  [paths.payments]: 'p',
  [paths.clientBilling]: 'b',
  [paths.branding]: 'r',
  [paths.deployments]: 'y',
  [paths.customDomain]: 'o',
  [paths.stripeIntegration]: 's',
  [paths.legal]: 'l',
  [paths.quickGuides]: 'q',
  [paths.billingCardBase]: 'i',
  [paths.users]: 'u',
  [paths.roles]: 'e',
  [paths.myProfile]: 'm',
  [paths.ownProfile]: 'm',
  [paths.companyProfile]: 'f',
  [paths.record]: 't',
  [paths.startUpPacks]: 'k',
  [paths.marketingTemplates]: 'a',
};

/** What `n` begins on a screen, by its address. */
const newThings: Readonly<Record<string, { label: string; to: string; onlyAdmins?: true }>> = {
  [paths.clients]: { label: texts.addAClient, to: `${paths.clients}?add=1` },
  [paths.clientBilling]: { label: texts.addAPlan, to: `${paths.clientBilling}?task=new` },
  [paths.users]: { label: texts.invitePeople, to: `${paths.users}?invite=1`, onlyAdmins: true },
  [paths.quickGuides]: { label: texts.addAGuide, to: `${paths.quickGuides}?add=1` },
};

/** The name of a screen in the navigation, or above it. */
export const nameOf = (entry: RouteEntry): string =>
  entry.nav?.label ?? ('title' in entry ? entry.title : '');

const everywhere: readonly Shortcut[] = [
  { keys: ['?'], label: texts.showTheseShortcuts, act: 'sheet' },
  { keys: ['/'], label: texts.searchOnThisScreen, act: 'search' },
];

export interface Place {
  pathname: string;
  /** Whether the company may change anything. */
  mayWrite: boolean;
  isAdmin: boolean;
}

/** The one that begins something new on a screen, where there is such a thing. */
function newThingOn({ pathname, mayWrite, isAdmin }: Place): Shortcut[] {
  const thing = mayWrite ? newThings[pathname] : undefined;
  if (!thing || (thing.onlyAdmins && !isAdmin)) return [];
  return [{ keys: ['n'], label: thing.label, to: thing.to }];
}

/** Every shortcut of an operator to whom these screens are open. */
export const shortcutsFor = (entries: readonly RouteEntry[], place: Place): readonly Shortcut[] => [
  ...everywhere,
  ...(entries.some((entry) => addressOf(entry) === place.pathname) ? newThingOn(place) : []),
  ...entries.flatMap((entry) => {
    const letter = letterOf[addressOf(entry)];
    const label = nameOf(entry);
    return letter && label ? [{ keys: ['g', letter], label, to: addressOf(entry) }] : [];
  }),
];
