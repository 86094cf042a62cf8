const maxLength = 200;

/** An http or https address in its normal form, `https` when nothing is said; null when it is none. */
export function normaliseWebsite(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (withScheme.length > maxLength || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  // Letters beyond ASCII take several characters each.
  if (url.href.length > maxLength) return null;
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}
