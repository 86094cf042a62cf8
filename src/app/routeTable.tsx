import { paths } from '@/config/paths';
import type { Operator } from '@/state/operator';
import { onboardingRoutes } from './onboardingRoutes';
import { publicRoutes } from './publicRoutes';
import { addressOf, type Gate, isListed, type RouteEntry } from './routeEntry';
import { signedInRoutes } from './signedInScreens';

/** All routes of the console. Router, navigation, palette, shortcuts, titles and browser tests read them. */
export const routeTable: readonly RouteEntry[] = [...publicRoutes, ...onboardingRoutes, ...signedInRoutes];

/** Returns the routes behind the given gates. The first of several routes with one path wins. */
export function accessibleEntries(gates: ReadonlySet<Gate>): readonly RouteEntry[] {
  const open = routeTable.filter(({ gate }) => gates.has(gate));
  return open.filter(({ path }, index) => open.findIndex((entry) => entry.path === path) === index);
}

/**
 * Returns the gates that an operator passes: only the public gate when signed out, and only the public and
 * onboarding gates in a Pending company.
 */
export function gatesOf(operator: Operator | null): ReadonlySet<Gate> {
  if (!operator) return new Set(['public']);
  const { status } = operator.whiteLabelledCustomer;
  if (status === 'Pending') return new Set(['public', 'onboarding']);
  const adminGates = operator.role === 'Admin' ? (['Admin'] as const) : [];
  return new Set(['public', 'operator', ...adminGates, ...operator.permissions]);
}

/** Returns the path of the first screen in the navigation, or the start-up packs if there is none. */
export function landingPath(entries: readonly RouteEntry[]): string {
  const first = entries.find((entry) => isListed(entry) && entry.nav);
  return first ? addressOf(first) : paths.startUpPacks;
}
