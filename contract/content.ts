import { idPattern } from './ids';

/** Limits of legal pages and quick guides. */
export const contentLimits = {
  title: { min: 1, max: 120 },
  summary: { max: 200 },
  /** The note on a published version or a deployment. */
  note: { max: 200 },
} as const;

/** Matches `{{name}}`. The limit on the name keeps the search of long texts linear. */
export const contentVariablePattern = /\{\{([^{}<>]{0,60})\}\}/g;

/** The variables of a marketing template. */
export const templateVariables = ['title', 'company', 'email', 'link'] as const;

export const templateVariablePattern = /\{\{([^{}]{0,80})\}\}/g;

/** Returns the first variable with its braces that a marketing template does not have. */
export const findUnknownTemplateVariable = (text: string): string | undefined =>
  [...text.matchAll(templateVariablePattern)].find(
    ([, name = '']) => !templateVariables.some((known) => known === name.trim()),
  )?.[0];

/**
 * Adds a scheme to addresses such as `www.example.com/terms`, `hello@example.com` and `{{email}}`. Returns
 * other text unchanged.
 */
export function withScheme(text: string): string {
  if (/^[^\s@/:]{1,64}@[^\s@/:]{1,250}\.[^\s@/:]{2,63}$/.test(text) || text === '{{email}}') {
    return `mailto:${text}`;
  }
  return /^[^\s@/:?#]{1,250}\.[^\s@/:?#.\d][^\s@/:?#.]{1,62}(?::\d{1,5})?(?:[/?#]|$)/.test(text)
    ? `https://${text}`
    : text;
}

const maxLinkLength = 2000;

// Placeholder origin for resolving addresses within the portal.
const portalOrigin = 'https://this-site.invalid';

const websiteVariable = /^\{\{\s*website\s*\}\}$/;

// Browsers ignore tabs and line breaks anywhere in an address, and control characters at its ends.
const ignoredCharacters = /[\0-\x1f\x7f]/g;

function portalAddress(text: string): string | null {
  const url = URL.canParse(text, portalOrigin) ? new URL(text, portalOrigin) : null;
  if (url?.origin !== portalOrigin || url.username || url.password) return null;
  const address = `${url.pathname}${url.search}${url.hash}`;
  // Browsers interpret a path that starts with `//` as the address of another host.
  if (address.startsWith('//')) return null;
  return text.startsWith('#') ? url.hash || null : address;
}

function externalAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Rejects credentials before the host, because they can imitate a host name.
  return url && !url.username && !url.password ? url.href : null;
}

const mailtoPattern = /^mailto:[^\s<>"'`\\]+$/i;

function telAddress(text: string): string | null {
  const number = text.slice('tel:'.length).replace(/\s/g, '');
  return /^(\{\{phone\}\}|\+?[\d().-]+)$/.test(number) ? `tel:${number}` : null;
}

/**
 * Returns the normalized address of an http, https, mailto, tel or portal link, or the variable
 * `{{website}}`. Returns null for any other address.
 */
export function safeHref(href: string): string | null {
  const cleaned = href.replace(ignoredCharacters, '').trim();
  if (cleaned === '' || cleaned.length > maxLinkLength) return null;
  const text = withScheme(cleaned);
  if (websiteVariable.test(text)) return '{{website}}';
  if (/^[/#]/.test(text)) return portalAddress(text);
  if (/^tel:/i.test(text)) return telAddress(text);
  if (/^mailto:/i.test(text)) return mailtoPattern.test(text) ? externalAddress(text) : null;
  return /^https?:/i.test(text) ? externalAddress(text) : null;
}

const imagePathPattern = new RegExp(`^/images/(${idPattern})$`);

/** Returns the image id of an `/images/{id}` address, or null for any other address. */
export const imageIdIn = (src: string): string | null => imagePathPattern.exec(src)?.[1] ?? null;
