import { paths } from '@/config/paths';
import * as texts from '@/texts/app/shortcuts';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';

export interface Shortcut {
  /** Keys to press in sequence. */
  keys: readonly string[];
  label: string;
  /** The path that the shortcut opens. */
  to?: string;
  act?: 'sheet' | 'search';
}

/** The letter to press after `g`, by path. */
const screenLetters: Readonly<Record<string, string>> = {
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
  [paths.auditLog]: 't',
  [paths.startUpPacks]: 'k',
  [paths.marketingTemplates]: 'a',
};

/** The target of the shortcut `n`, by screen path. */
const createTargets: Readonly<Record<string, { label: string; to: string; isAdminOnly?: true }>> = {
  [paths.clients]: { label: texts.addAClient, to: `${paths.clients}?add=1` },
  [paths.clientBilling]: { label: texts.addAPlan, to: `${paths.clientBilling}?task=new` },
  [paths.users]: { label: texts.invitePeople, to: `${paths.users}?invite=1`, isAdminOnly: true },
  [paths.quickGuides]: { label: texts.addAGuide, to: `${paths.quickGuides}?add=1` },
};

/** Returns the navigation label of a screen, or else its title. */
export const screenName = (entry: RouteEntry): string =>
  entry.nav?.label ?? ('title' in entry ? entry.title : '');

const globalShortcuts: readonly Shortcut[] = [
  { keys: ['?'], label: texts.showTheseShortcuts, act: 'sheet' },
  { keys: ['/'], label: texts.searchOnThisScreen, act: 'search' },
];

export interface ScreenContext {
  pathname: string;
  /** Whether the company is active, so that its operators can change data. */
  canWrite: boolean;
  isAdmin: boolean;
}

function createShortcuts({ pathname, canWrite, isAdmin }: ScreenContext): Shortcut[] {
  const createTarget = canWrite ? createTargets[pathname] : undefined;
  if (!createTarget || (createTarget.isAdminOnly && !isAdmin)) return [];
  return [{ keys: ['n'], label: createTarget.label, to: createTarget.to }];
}

/** Returns the shortcuts of a screen for an operator who can open the given routes. */
export const shortcutsFor = (entries: readonly RouteEntry[], context: ScreenContext): readonly Shortcut[] => [
  ...globalShortcuts,
  ...(entries.some((entry) => addressOf(entry) === context.pathname) ? createShortcuts(context) : []),
  ...entries.flatMap((entry) => {
    const letter = screenLetters[addressOf(entry)];
    const label = screenName(entry);
    return letter && label ? [{ keys: ['g', letter], label, to: addressOf(entry) }] : [];
  }),
];
