import { joinLines } from '../../lib/joinLines';
import { acceptableUse } from './defaults/acceptableUse';
import { cookiePolicy } from './defaults/cookiePolicy';
import { starterGuides } from './defaults/guides';
import { privacyPolicy } from './defaults/privacyPolicy';
import { refundPolicy } from './defaults/refundPolicy';
import { termsOfService } from './defaults/termsOfService';
import type { Text } from './input';
import { sanitiseHtml } from './sanitise';

/** As the editor writes it, so that a text that was not changed is the same still. */
export const written = (html: string): string => sanitiseHtml(joinLines(html));

/** In the order in which they are listed. */
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

const legalTexts = new Map<LegalPathname, Text>();

/** To be checked by a lawyer: clients see it only once the company has published it as its own. */
export function templateOf(pathname: LegalPathname): Text {
  const known = legalTexts.get(pathname);
  if (known) return known;
  const [title, html] = legalTemplates[pathname];
  const text = { title, summary: '', html: written(html) };
  legalTexts.set(pathname, text);
  return text;
}

export interface StarterGuide extends Text {
  pathname: string;
}

export const guideTemplates = (): StarterGuide[] =>
  starterGuides.map((guide) => ({ ...guide, html: written(guide.html) }));
