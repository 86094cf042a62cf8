import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { addressOf, isListed, type ListedScreen, type RouteEntry } from '../routeEntry';

export interface Shortcut {
  /** Keys to press in sequence. */
  keys: readonly string[];
  label: MessageDescriptor;
  /** The path that the shortcut opens. */
  to?: string;
  act?: 'sheet' | 'search';
}

const globalShortcuts: readonly Shortcut[] = [
  { keys: ['?'], label: msg`Show keyboard shortcuts`, act: 'sheet' },
  { keys: ['/'], label: msg`Search this page`, act: 'search' },
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

const typingSelector =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const overlaySelector = '[role=dialog], [role=alertdialog], [role=menu]';

/** Returns whether the key goes to a text field, list or menu. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typingSelector) !== null;

const isClosing = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null;

/** Returns whether a dialog or menu covers the screen. One that is closing (`aria-hidden`) does not count. */
export const hasOpenOverlay = (): boolean =>
  [...document.querySelectorAll(overlaySelector)].some((element) => !isClosing(element));

const storageKey = 'livery.singleKeysOff';
const listeners = new Set<() => void>();

/**
 * WCAG 2.1.4: returns whether single-key shortcuts are on. Users can turn them off, because speech input can
 * trigger them by accident.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

export function setSingleKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'yes');
  } catch {
    // Without storage, single-key shortcuts stay on.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);

interface NavigatorWithData {
  userAgentData?: { platform?: string };
}

/** Returns whether this is an Apple device, whose shortcuts use ⌘. */
export const hasCommandKey = (): boolean => {
  const { userAgentData } = navigator as NavigatorWithData;
  return /mac|iphone|ipad/i.test(userAgentData?.platform ?? navigator.userAgent);
};

/** Returns the label of the key on this device's keyboard that starts commands. */
export const commandKey = (): string => (hasCommandKey() ? '⌘' : t({ message: 'Ctrl', context: 'key' }));

/** Returns the keys of the palette's shortcut, as labeled on this device's keyboard. */
export const paletteKeys = (): readonly string[] => [commandKey(), 'K'];
