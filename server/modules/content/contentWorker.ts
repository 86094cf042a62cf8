import { TooTangled } from './parse';
import { sanitiseHtml, shownHtml } from './sanitise';

/** Returns null for HTML that is too complex, because an error loses its class between threads. */
export type WrittenHtml = string | null;

function unlessTangled(write: () => string): WrittenHtml {
  try {
    return write();
  } catch (error) {
    if (error instanceof TooTangled) return null;
    throw error;
  }
}

export const sanitise = (html: string): WrittenHtml => unlessTangled(() => sanitiseHtml(html));

export const show = (html: string): WrittenHtml => unlessTangled(() => shownHtml(html));
