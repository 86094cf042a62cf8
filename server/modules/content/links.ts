import { withScheme } from '../../../contract/linkAddress';

const maxLength = 2000;

// Only to see which addresses stay on the site they are written on.
const thisSite = 'https://this-site.invalid';

const websiteVariable = /^\{\{\s*website\s*\}\}$/;

// A browser drops these wherever they stand in an address.
const ignored = /[\0-\x1f\x7f]/g;

function addressWithin(text: string): string | null {
  const url = URL.canParse(text, thisSite) ? new URL(text, thisSite) : null;
  if (url?.origin !== thisSite || url.username || url.password) return null;
  const address = `${url.pathname}${url.search}${url.hash}`;
  // A path that begins so is read as another host.
  if (address.startsWith('//')) return null;
  return text.startsWith('#') ? url.hash || null : address;
}

function addressElsewhere(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A name before the host is there to be taken for the host.
  return url && !url.username && !url.password ? url.href : null;
}

const writableTo = /^mailto:[^\s<>"'`\\]+$/i;

function numberToCall(text: string): string | null {
  const number = text.slice('tel:'.length).replace(/\s/g, '');
  return /^(\{\{phone\}\}|\+?[\d().-]+)$/.test(number) ? `tel:${number}` : null;
}

/** The address in its normal form where a link may lead there: http, https, mailto, tel, or on the same site. */
export function safeAddress(href: string): string | null {
  const written = href.replace(ignored, '').trim();
  if (written === '' || written.length > maxLength) return null;
  const text = withScheme(written);
  if (websiteVariable.test(text)) return '{{website}}';
  if (/^[/#]/.test(text)) return addressWithin(text);
  if (/^tel:/i.test(text)) return numberToCall(text);
  if (/^mailto:/i.test(text)) return writableTo.test(text) ? addressElsewhere(text) : null;
  return /^https?:/i.test(text) ? addressElsewhere(text) : null;
}

const imageAddress = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The id of the picture that an address names; null for every address that is not `/images/{id}`. */
export const imageIdIn = (src: string): string | null => imageAddress.exec(src)?.[1] ?? null;
