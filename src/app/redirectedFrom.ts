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
