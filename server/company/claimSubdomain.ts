import { randomInt } from 'node:crypto';
import { DomainError } from '../lib/errors';
import { t } from '../lib/i18n/i18n';
import type { Db } from '../platform';
import { setSubdomainIfAvailable } from './company.repository';

const subdomainPattern = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;
const maxLength = 30;

/** Names that imitate the platform, or that have a special meaning for email or certificates. */
const reserved = new Set(
  `about account accounts admin administrator analytics api app apps assets auth autoconfig autodiscover billing
   blog cdn checkout clients cname company console contact customer customers dashboard demo dev developer
   developers dns docs domain domains download email example files forum ftp graphql guest health help host
   hostmaster images imap info internal invite invoice invoices legal livery localhost login mail mailer manage
   marketing media mobile mx news noc ns ns1 ns2 oauth onboarding operator operators partner partners pay payment
   payments pop pop3 portal postmaster preview privacy production proxy register reset root sales sandbox secure
   security server shop signin signup site sites smtp sso staging static status store stripe subdomain support
   system team terms test testing upload uploads user users webhook webhooks webmail webmaster www www1 www2`.split(
    /\s+/,
  ),
);

const isFreeSubdomain = (name: string): boolean =>
  subdomainPattern.test(name) && !name.includes('--') && !reserved.has(name);

const slugOf = (companyName: string): string =>
  companyName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const withSuffix = (slug: string, suffix: string): string =>
  `${slug.slice(0, maxLength - suffix.length - 1).replace(/-$/, '')}-${suffix}`;

const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map(String);
const randomSuffixes = 3;

/**
 * Returns valid candidate subdomains, the one without a suffix first. Only the database knows which are
 * available.
 */
export function subdomainsFor(companyName: string): string[] {
  const slug = slugOf(companyName) || 'company';
  const plain = slug.slice(0, maxLength).replace(/-$/, '');
  const random = Array.from({ length: randomSuffixes }, () => randomInt(36 ** 5, 36 ** 6).toString(36));
  const suffixed = [...numbered, ...random].map((suffix) => withSuffix(slug, suffix));
  return [plain, ...suffixed].filter(isFreeSubdomain);
}

/**
 * Assigns a subdomain derived from the company name, in the caller's transaction. Throws `UNAVAILABLE` if
 * every candidate is taken.
 */
export async function claimSubdomain(db: Db, companyId: string, companyName: string): Promise<void> {
  for (const subdomain of subdomainsFor(companyName)) {
    if (await setSubdomainIfAvailable(db, companyId, subdomain)) return;
  }
  throw new DomainError('UNAVAILABLE', t('No subdomain is available for this company name. Try again.'));
}
