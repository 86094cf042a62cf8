import { HtmlTooComplexError } from './parse';
import { sanitizeHtml, sanitizeHtmlForDisplay } from './sanitize';

/** Null for HTML that is too complex, because an error loses its class between threads. */
export type SanitizedHtml = string | null;

function nullIfTooComplex(sanitizeFn: () => string): SanitizedHtml {
  try {
    return sanitizeFn();
  } catch (error) {
    if (error instanceof HtmlTooComplexError) return null;
    throw error;
  }
}

export const sanitize = (html: string): SanitizedHtml => nullIfTooComplex(() => sanitizeHtml(html));

export const sanitizeForDisplay = (html: string): SanitizedHtml =>
  nullIfTooComplex(() => sanitizeHtmlForDisplay(html));
