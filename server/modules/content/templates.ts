import { joinedLines } from '../../lib/joinedLines';
import { acceptableUse } from './defaults/acceptableUse';
import { cookiePolicy } from './defaults/cookiePolicy';
import { starterGuides } from './defaults/guides';
import { privacyPolicy } from './defaults/privacyPolicy';
import { refundPolicy } from './defaults/refundPolicy';
import { termsOfService } from './defaults/termsOfService';
import type { Text } from './input';
import { sanitiseHtml } from './sanitise';

/** As the editor writes it, so that a text that was not changed is the same still. */
export const written = (html: string): string => sanitiseHtml(joinedLines(html));

const legalText = (title: string, html: string): Text => ({ title, summary: '', html: written(html) });

/** In the order in which they are listed. */
const legalTemplates = {
  'privacy-policy': legalText('Privacy policy', privacyPolicy),
  'terms-of-service': legalText('Terms of service', termsOfService),
  'cookie-policy': legalText('Cookie policy', cookiePolicy),
  'refund-policy': legalText('Refund policy', refundPolicy),
  'acceptable-use': legalText('Acceptable use', acceptableUse),
} as const;

export type LegalPathname = keyof typeof legalTemplates;

export const isLegalPathname = (text: string): text is LegalPathname => Object.hasOwn(legalTemplates, text);

export const legalPathnames: readonly LegalPathname[] = Object.keys(legalTemplates).filter(isLegalPathname);

/** To be checked by a lawyer: clients see it only once the company has published it as its own. */
export const templateOf = (pathname: LegalPathname): Text => legalTemplates[pathname];

export interface StarterGuide extends Text {
  pathname: string;
}

export const guideTemplates: readonly StarterGuide[] = starterGuides.map((guide) => ({
  ...guide,
  html: written(guide.html),
}));
