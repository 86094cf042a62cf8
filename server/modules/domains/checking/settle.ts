import type { DomainCertificateStatus, DomainDnsStatus } from '../../../schema.generated';
import type { CertificateFound } from './certificate';
import type { Verdict } from './judge';
import {
  after,
  certificateLateMs,
  graceMs,
  nextLook,
  remindersDue,
  whenInDoubt,
  whileFine,
} from './schedule';

export type HeldElsewhere = 'Held' | 'Resting';

/** What a look may change of a domain. */
export interface Standing {
  dnsStatus: DomainDnsStatus;
  certificateStatus: DomainCertificateStatus;
  certificateExpiresAt: Date | null;
  certificateProblem: string | null;
  heldElsewhere: HeldElsewhere | null;
  ownedAt: Date | null;
  verifiedAt: Date | null;
  liveAt: Date | null;
  brokenAt: Date | null;
  doubtedAt: Date | null;
  begunAt: Date;
  reminders: number;
  givenUpAt: Date | null;
  nextCheckAt: Date | null;
}

/** What a look saw. */
export interface Seen {
  verdict: Verdict;
  /** Null where it was not looked at: the records are not there. */
  certificate: CertificateFound | null;
  heldElsewhere: HeldElsewhere | null;
}

const worksBy = ({ verdict, heldElsewhere }: Seen): boolean =>
  verdict.isOwned && verdict.isRouted && heldElsewhere === null;

/** Only what visitors would certainly run into: a server that is away says nothing. */
const isSpoilt = (certificate: CertificateFound | null): boolean =>
  certificate?.status === 'Expired' || certificate?.status === 'Missing';

function certificateAfter(before: Standing, found: CertificateFound | null, now: Date): Partial<Standing> {
  if (!found) return before.certificateStatus === 'None' ? { certificateStatus: 'Pending' } : {};
  switch (found.status) {
    case 'Issued':
      return { certificateStatus: 'Issued', certificateExpiresAt: found.expiresAt, certificateProblem: null };
    case 'Expired':
      return {
        certificateStatus: 'Expired',
        certificateExpiresAt: found.expiresAt,
        certificateProblem: found.problem,
      };
    case 'Missing': {
      const since = before.verifiedAt ?? now;
      const isLate = now.getTime() - since.getTime() >= certificateLateMs || before.brokenAt !== null;
      return { certificateStatus: isLate ? 'Failed' : 'Pending', certificateProblem: found.problem };
    }
    case 'Away':
      return before.certificateStatus === 'None' ? { certificateStatus: 'Pending' } : {};
  }
}

const statusOf = ({ verdict, heldElsewhere }: Seen, before: Standing): DomainDnsStatus => {
  if (heldElsewhere) return 'Conflict';
  return verdict.status === 'Pending' && before.brokenAt ? 'Misconfigured' : verdict.status;
};

/** Its records stand. */
function whenVerified(before: Standing, seen: Seen, now: Date): Standing {
  const verified: Standing = {
    ...before,
    dnsStatus: 'Verified',
    heldElsewhere: null,
    ownedAt: before.ownedAt ?? now,
    verifiedAt: before.verifiedAt ?? now,
    doubtedAt: null,
    givenUpAt: null,
    nextCheckAt: nextLook(before.begunAt, now) ?? after(now, whileFine),
  };
  const standing = { ...verified, ...certificateAfter(verified, seen.certificate, now) };
  if (standing.certificateStatus !== 'Issued') return { ...standing, liveAt: null };
  return {
    ...standing,
    liveAt: before.liveAt ?? now,
    brokenAt: null,
    nextCheckAt: after(now, whileFine),
  };
}

/** It worked, and two looks an hour apart found that it does no more. */
function whenBroken(before: Standing, seen: Seen, now: Date): Standing {
  const broken: Standing = {
    ...before,
    liveAt: null,
    brokenAt: now,
    doubtedAt: null,
    begunAt: now,
    reminders: 0,
    nextCheckAt: nextLook(now, now),
  };
  if (worksBy(seen)) return { ...broken, ...certificateAfter(broken, seen.certificate, now) };
  return { ...broken, verifiedAt: null, dnsStatus: statusOf(seen, broken) };
}

// One look may find what is gone a minute later: a zone that is being moved, a record that is being edited.
function whenInQuestion(before: Standing, seen: Seen, now: Date): Standing {
  const doubtedAt = before.doubtedAt ?? now;
  const decidesAt = after(doubtedAt, whenInDoubt);
  return now < decidesAt ? { ...before, doubtedAt, nextCheckAt: decidesAt } : whenBroken(before, seen, now);
}

function ownershipAfter(before: Standing, { verdict, heldElsewhere }: Seen, now: Date): Partial<Standing> {
  if (heldElsewhere) return { ownedAt: null, brokenAt: null };
  if (verdict.isOwned) return { ownedAt: before.ownedAt ?? now };
  const isSpared = before.brokenAt && now.getTime() - before.brokenAt.getTime() < graceMs;
  return isSpared ? {} : { ownedAt: null, brokenAt: null };
}

function whenWaiting(before: Standing, seen: Seen, now: Date): Standing {
  const nextCheckAt = nextLook(before.begunAt, now);
  const waiting: Standing = {
    ...before,
    dnsStatus: statusOf(seen, before),
    heldElsewhere: seen.heldElsewhere,
    certificateStatus: before.brokenAt ? before.certificateStatus : 'None',
    ...ownershipAfter(before, seen, now),
    reminders: Math.max(before.reminders, remindersDue(before.begunAt, now)),
    nextCheckAt,
  };
  // What nobody looks at any more must not keep a name from whoever has it next.
  return nextCheckAt ? waiting : { ...waiting, givenUpAt: now, ownedAt: null, brokenAt: null };
}

/** How a domain stands after a look. */
export function settle(before: Standing, seen: Seen, now: Date): Standing {
  const works = worksBy(seen);
  if (before.verifiedAt && (!works || (before.liveAt && isSpoilt(seen.certificate)))) {
    return whenInQuestion(before, seen, now);
  }
  return works ? whenVerified(before, seen, now) : whenWaiting(before, seen, now);
}

/** A look that could not be taken changes nothing, however many there are. */
export const settleUnseen = (before: Standing, now: Date): Standing => ({
  ...before,
  nextCheckAt: before.verifiedAt
    ? after(now, whenInDoubt)
    : (nextLook(before.begunAt, now) ?? after(now, whileFine)),
});
