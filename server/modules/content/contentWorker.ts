import { TooComplex } from './parse';
import { sanitiseHtml, shownHtml } from './sanitise';

/** Returns null for HTML that is too complex, because an error loses its class between threads. */
export type WrittenHtml = string | null;

function unlessTooComplex(write: () => string): WrittenHtml {
  try {
    return write();
  } catch (error) {
    if (error instanceof TooComplex) return null;
    throw error;
  }
}

export const sanitise = (html: string): WrittenHtml => unlessTooComplex(() => sanitiseHtml(html));

export const show = (html: string): WrittenHtml => unlessTooComplex(() => shownHtml(html));
