const maxLength = 200;

/**
 * Returns a normalized http or https URL, or null if the text is not one, is too long, contains credentials
 * or has a host without a dot. The default scheme is https.
 */
export function normalizeWebsite(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (withScheme.length > maxLength || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  // Percent-encoding and Punycode make non-ASCII URLs longer.
  if (url.href.length > maxLength) return null;
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}
