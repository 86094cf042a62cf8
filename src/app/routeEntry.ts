import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Permission } from '@contract/enums';
import type { Action } from '@contract/permissions';

/**
 * Returns whether the router matches the pathname to one of these paths. Ignores case and a trailing slash.
 */
export const isAt = (path: string | readonly string[], pathname: string): boolean =>
  [path].flat().some((pattern) => matchPath(pattern, pathname) !== null);

type SignedInGate = 'operator' | 'Admin' | Permission;

/**
 * Who can open a route: everyone, operators of a company in onboarding, any signed-in operator, holders of a
 * permission, or Admins.
 */
export type Gate = 'public' | 'onboarding' | SignedInGate;

interface Entry {
  path: string;
  /** Rejects paths that match the pattern but don't exist. Defaults to accepting every match. */
  exists?: (pathname: string) => boolean;
  gate: Gate;
}

interface RedirectEntry extends Entry {
  to: string;
}

interface Screen extends Entry {
  title: MessageDescriptor;
  load: () => Promise<{ default: ComponentType }>;
  /** Shown while the company is blocked, when the API rejects the requests of other screens. */
  isOpenWhenBlocked?: true;
}

/** A screen without the navigation: it needs no login or belongs to the onboarding. */
export interface EntryScreen extends Screen {
  gate: 'public' | 'onboarding';
  /** True for client-facing screens, which set a document title with the company's brand. */
  setsTitle?: true;
  /** An emailed link opens the screen, which needs no session. An existing session causes no redirect. */
  isOpenedByLink?: true;
}

/** A screen that other screens link to, because its path has parameters. */
interface DetailScreen extends Screen {
  gate: SignedInGate;
  /** A path of the demo company for browser tests, which replace `:client` with the id of a client. */
  samplePath: string;
}

/** A part of a screen that the palette opens at its heading. */
export interface ScreenSection {
  label: MessageDescriptor;
  /** The heading above the section. Defaults to the label. */
  heading?: MessageDescriptor;
  keywords: MessageDescriptor;
  isAdminOnly?: true;
  /** What the company's status must allow. */
  needs?: Action;
}

/**
 * A screen that the palette lists. The entries of a navigation section, and the settings tabs, have the order
 * of the route table.
 */
export interface ListedScreen extends Screen {
  gate: SignedInGate;
  /** Search terms of the palette besides the title. */
  keywords: MessageDescriptor;
  /** The path that links open. Defaults to the pattern without the router's wildcard. */
  address?: string;
  /** A path that matches the pattern, for links to sections and for browser tests. Defaults to the address. */
  samplePath?: string;
  /** The section of the sidebar. */
  nav?: 'main' | 'white-label' | 'settings' | 'add-ons';
  /** Listed as a tab on every settings screen. */
  isTab?: true;
  /** The key to press after `g` to open the screen. */
  letter?: string;
  /** What the key `n` on the screen and an action of the palette open. `search` is the query of the URL. */
  create?: { label: MessageDescriptor; keywords: MessageDescriptor; search: string; isAdminOnly?: true };
  sections?: readonly ScreenSection[];
  /** Views of the screen that have separate URLs. */
  views?: readonly { label: MessageDescriptor; keywords: MessageDescriptor; to: string }[];
}

export type ScreenEntry = EntryScreen | DetailScreen | ListedScreen;

export type RouteEntry = ScreenEntry | RedirectEntry;

export const isScreen = (entry: RouteEntry): entry is ScreenEntry => 'load' in entry;

export const isListed = (entry: RouteEntry): entry is ListedScreen => 'keywords' in entry;

export const matchesPath = ({ path, exists }: RouteEntry, pathname: string): boolean =>
  matchPath(path, pathname) !== null && (exists?.(pathname) ?? true);

/** Returns the URL path that links to a route open. */
export const addressOf = (entry: RouteEntry): string =>
  ('address' in entry ? entry.address : undefined) ?? entry.path.replace(/\/\*$/, '');

/** Returns a path that the pattern of a route matches. */
export const samplePathOf = (entry: RouteEntry): string =>
  ('samplePath' in entry ? entry.samplePath : undefined) ?? addressOf(entry);

export const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);
