import { matchPath } from 'react-router';
import type { ComponentType } from 'react';
import type { Permission } from '../../contract/permissions';
/**
 * Who can open a route: everyone, operators of a company in onboarding, any signed-in operator, holders of a
 * permission, or Admins.
 */
export type Gate = 'public' | 'onboarding' | 'operator' | 'Admin' | Permission;

interface Entry {
  path: string;
  /** Rejects paths that match the pattern but don't exist. Defaults to accepting every match. */
  exists?: (pathname: string) => boolean;
  gate: Gate;
  nav?: { section: 'main' | 'white-label' | 'settings' | 'add-ons'; label: string };
}

export interface ScreenEntry extends Entry {
  title: string;
  screen: ComponentType;
  /** Listed as a tab on every settings screen. */
  isTab?: true;
  /** True for client-facing screens, which set a document title with the company's brand. */
  setsTitle?: true;
}

export interface RedirectEntry extends Entry {
  to: string;
}

export type RouteEntry = ScreenEntry | RedirectEntry;

export const matchesPath = ({ path, exists }: RouteEntry, pathname: string): boolean =>
  matchPath(path, pathname) !== null && (exists?.(pathname) ?? true);
