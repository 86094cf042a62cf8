import { TooTangled } from './parse';
import { sanitiseHtml, shownHtml } from './sanitise';

/** Null for HTML that is too tangled: an error's class does not outlive the way between threads. */
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
