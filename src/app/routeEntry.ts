import { matchPath } from 'react-router';
import type { ComponentType } from 'react';
import type { Permission } from '@/state/operator';

/** Who may come in: anybody, a company that is onboarding, any signed-in operator, holders of a flag, or Admins alone. */
export type Gate = 'public' | 'onboarding' | 'operator' | 'Admin' | Permission;

interface Entry {
  path: string;
  /** Whether a path that matches exists; every one by default. */
  exists?: (pathname: string) => boolean;
  gate: Gate;
  nav?: { section: 'main' | 'white-label' | 'settings' | 'add-ons'; label: string };
}

export interface ScreenEntry extends Entry {
  title: string;
  screen: ComponentType;
  /** One of the settings: its title leads to it from all the others. */
  isTab?: true;
  /** A screen for a company's clients sets a title with that company's brand. */
  setsTitle?: true;
}

export interface RedirectEntry extends Entry {
  to: string;
}

export type RouteEntry = ScreenEntry | RedirectEntry;

/** Whether an entry has this path. */
export const isPathOf = ({ path, exists }: RouteEntry, pathname: string): boolean =>
  matchPath(path, pathname) !== null && (exists?.(pathname) ?? true);
