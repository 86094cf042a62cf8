import type { DomainState } from './applyCheck';

const claimProblems = {
  Held: 'Another company uses this domain. It can be yours once they remove it, or their record is gone from the DNS.',
  Resting:
    'Another company gave this domain up less than 30 days ago. We go on looking, and it can be yours after that.',
} as const;

/** Returns why a domain does not work, as a sentence, or null if no problem is known. */
export function problemOf(domain: DomainState): string | null {
  if (domain.competingClaim) return claimProblems[domain.competingClaim];
  if (domain.verificationFailedAt) {
    return 'Its records were not found within 30 days, so we stopped looking. Check it to begin again.';
  }
  if (domain.brokenAt && !domain.verifiedAt)
    return 'It worked, and its records are not as they were any more.';
  return domain.certificateStatus === 'Issued' ? null : domain.certificateProblem;
}
