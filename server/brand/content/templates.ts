import { joinLines } from '../../lib/joinLines';
import { acceptableUse } from './defaults/acceptableUse';
import { cookiePolicy } from './defaults/cookiePolicy';
import { starterGuides } from './defaults/guides';
import { privacyPolicy } from './defaults/privacyPolicy';
import { refundPolicy } from './defaults/refundPolicy';
import { termsOfService } from './defaults/termsOfService';
import type { TextContent } from './input';
import { sanitizeHtml } from './sanitize';

/** Normalizes HTML like the editor, so that an unchanged text compares as equal. */
export const normalizeHtml = (html: string): string => sanitizeHtml(joinLines(html));

/** The legal templates in display order. */
const legalTemplates = {
  'privacy-policy': ['Privacy policy', privacyPolicy],
  'terms-of-service': ['Terms of service', termsOfService],
  'cookie-policy': ['Cookie policy', cookiePolicy],
  'refund-policy': ['Refund policy', refundPolicy],
  'acceptable-use': ['Acceptable use', acceptableUse],
} as const;

export type LegalPathname = keyof typeof legalTemplates;

export const isLegalPathname = (text: string): text is LegalPathname => Object.hasOwn(legalTemplates, text);

export const legalPathnames: readonly LegalPathname[] = Object.keys(legalTemplates).filter(isLegalPathname);

const legalTexts = new Map<LegalPathname, TextContent>();

/** Returns a template for a lawyer to review. Clients see it only after the company publishes it. */
export function legalTemplate(pathname: LegalPathname): TextContent {
  const cached = legalTexts.get(pathname);
  if (cached) return cached;
  const [title, html] = legalTemplates[pathname];
  const text = { title, summary: '', html: normalizeHtml(html) };
  legalTexts.set(pathname, text);
  return text;
}

export interface StarterGuide extends TextContent {
  pathname: string;
}

export const guideTemplates = (): StarterGuide[] =>
  starterGuides.map((guide) => ({ ...guide, html: normalizeHtml(guide.html) }));
