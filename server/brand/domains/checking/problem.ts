import { t } from '../../../lib/i18n/i18n';
import type { DomainState } from './applyCheck';
import { checkMessages } from './checkMessages';

const claimProblems = {
  Held: () =>
    t(
      'Another company uses this domain. You can use it after they remove it or their DNS record is deleted.',
    ),
  Resting: () =>
    t(
      'Another company removed this domain less than 30 days ago. You can use it after that time. We keep checking.',
    ),
} as const;

/** Returns why a domain does not work, as a sentence, or null if no problem is known. */
export function problemOf(domain: DomainState): string | null {
  if (domain.competingClaim) return claimProblems[domain.competingClaim]();
  if (domain.verificationFailedAt) {
    return t(
      'We did not find the DNS records within 30 days and stopped checking. Check the domain to start again.',
    );
  }
  if (domain.brokenAt && !domain.verifiedAt)
    return t('The domain stopped working because its DNS records changed.');
  return domain.certificateStatus === 'Issued' ? null : checkMessages.read(domain.certificateProblem);
}
