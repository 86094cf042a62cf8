import * as texts from '@/texts/app/shortcuts';
import { addressOf } from '../address';
import { isListed, type ListedScreen, type RouteEntry } from '../routeEntry';

export interface Shortcut {
  /** Keys to press in sequence. */
  keys: readonly string[];
  label: string;
  /** The path that the shortcut opens. */
  to?: string;
  act?: 'sheet' | 'search';
}

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

function createShortcuts(screens: readonly ListedScreen[], context: ScreenContext): Shortcut[] {
  const { pathname, canWrite, isAdmin } = context;
  const create = screens.find((screen) => addressOf(screen) === pathname)?.create;
  if (!canWrite || !create || (create.isAdminOnly && !isAdmin)) return [];
  return [{ keys: ['n'], label: create.label, to: `${pathname}${create.search}` }];
}

/** Returns the shortcuts of a screen for an operator who can open the given routes. */
export function shortcutsFor(entries: readonly RouteEntry[], context: ScreenContext): readonly Shortcut[] {
  const screens = entries.filter(isListed);
  return [
    ...globalShortcuts,
    ...createShortcuts(screens, context),
    ...screens.flatMap((screen) =>
      screen.letter ? [{ keys: ['g', screen.letter], label: screen.title, to: addressOf(screen) }] : [],
    ),
  ];
}
