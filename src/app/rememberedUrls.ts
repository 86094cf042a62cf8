import { paths } from '@/config/paths';

const storageKey = 'livery.place';

/** Saves the path to return to after a sign-in, for this tab. Ignores paths outside the dashboard. */
export const saveReturnPath = (path: string): void => {
  if (path.startsWith(`${paths.dashboard}/`)) sessionStorage.setItem(storageKey, path);
};

export const clearReturnPath = (): void => sessionStorage.removeItem(storageKey);

/**
 * Returns the saved path, or null without one. Ignores paths outside the dashboard, so that a stored value
 * cannot lead to another site.
 */
export function loadReturnPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  return path?.startsWith(`${paths.dashboard}/`) ? path : null;
}

let redirectedFrom = '';

export const setRedirectedFrom = (url: string): void => {
  redirectedFrom = url;
};

/**
 * Returns the URL of the last redirect once, so that its notice appears only once. Returns an empty string if
 * there was no redirect.
 */
export function takeRedirectedFrom(): string {
  const url = redirectedFrom;
  redirectedFrom = '';
  return url;
}
