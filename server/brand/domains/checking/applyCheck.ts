import type { DomainCertificateStatus, DomainDnsStatus } from '../../../../contract/enums';
import type { CertificateResult } from './certificate';
import type { DnsEvaluation } from './evaluateRecords';
import {
  addMs,
  certificateTimeoutMs,
  graceMs,
  nextCheckTime,
  countDueReminders,
  recheckDelayMs,
  liveIntervalMs,
} from './schedule';

export type CompetingClaim = 'Held' | 'Resting';

/** The fields of a domain that a check can change. */
export interface DomainState {
  dnsStatus: DomainDnsStatus;
  certificateStatus: DomainCertificateStatus;
  certificateExpiresAt: Date | null;
  certificateProblem: string | null;
  competingClaim: CompetingClaim | null;
  ownedAt: Date | null;
  verifiedAt: Date | null;
  liveAt: Date | null;
  brokenAt: Date | null;
  failingSince: Date | null;
  checksStartedAt: Date;
  reminders: number;
  verificationFailedAt: Date | null;
  nextCheckAt: Date | null;
}

export interface CheckResult {
  evaluation: DnsEvaluation;
  /** Null before verification, when the certificate is not checked. */
  certificate: CertificateResult | null;
  competingClaim: CompetingClaim | null;
}

const isWorking = ({ evaluation, competingClaim }: CheckResult): boolean =>
  evaluation.isOwned && evaluation.isRouted && competingClaim === null;

/** Returns whether visitors certainly see an invalid certificate. An unreachable server proves nothing. */
const isInvalidCertificate = (certificate: CertificateResult | null): boolean =>
  certificate?.status === 'Expired' || certificate?.status === 'Missing';

function certificateChanges(
  before: DomainState,
  check: CertificateResult | null,
  now: Date,
): Partial<DomainState> {
  if (!check) return before.certificateStatus === 'None' ? { certificateStatus: 'Pending' } : {};
  switch (check.status) {
    case 'Issued':
      return { certificateStatus: 'Issued', certificateExpiresAt: check.expiresAt, certificateProblem: null };
    case 'Expired':
      return {
        certificateStatus: 'Expired',
        certificateExpiresAt: check.expiresAt,
        certificateProblem: check.problem,
      };
    case 'Missing': {
      const since = before.verifiedAt ?? now;
      const isOverdue = now.getTime() - since.getTime() >= certificateTimeoutMs || before.brokenAt !== null;
      return { certificateStatus: isOverdue ? 'Failed' : 'Pending', certificateProblem: check.problem };
    }
    case 'Unreachable':
      return before.certificateStatus === 'None' ? { certificateStatus: 'Pending' } : {};
  }
}

const statusOf = ({ evaluation, competingClaim }: CheckResult, before: DomainState): DomainDnsStatus => {
  if (competingClaim) return 'Conflict';
  return evaluation.status === 'Pending' && before.brokenAt ? 'Misconfigured' : evaluation.status;
};

function verifiedState(before: DomainState, result: CheckResult, now: Date): DomainState {
  const verified: DomainState = {
    ...before,
    dnsStatus: 'Verified',
    competingClaim: null,
    ownedAt: before.ownedAt ?? now,
    verifiedAt: before.verifiedAt ?? now,
    failingSince: null,
    verificationFailedAt: null,
    nextCheckAt: nextCheckTime(before.checksStartedAt, now) ?? addMs(now, liveIntervalMs),
  };
  const state = { ...verified, ...certificateChanges(verified, result.certificate, now) };
  if (state.certificateStatus !== 'Issued') return { ...state, liveAt: null };
  return {
    ...state,
    liveAt: before.liveAt ?? now,
    brokenAt: null,
    nextCheckAt: addMs(now, liveIntervalMs),
  };
}

/** Returns the state of a verified domain after two failed checks an hour apart. */
function brokenState(before: DomainState, result: CheckResult, now: Date): DomainState {
  const broken: DomainState = {
    ...before,
    liveAt: null,
    brokenAt: now,
    failingSince: null,
    checksStartedAt: now,
    reminders: 0,
    nextCheckAt: nextCheckTime(now, now),
  };
  if (isWorking(result)) return { ...broken, ...certificateChanges(broken, result.certificate, now) };
  return { ...broken, verifiedAt: null, dnsStatus: statusOf(result, broken) };
}

// Waits for a second failed check, because a failure can be temporary, for example while a record is edited.
function suspectedState(before: DomainState, result: CheckResult, now: Date): DomainState {
  const failingSince = before.failingSince ?? now;
  const recheckAt = addMs(failingSince, recheckDelayMs);
  return now < recheckAt
    ? { ...before, failingSince, nextCheckAt: recheckAt }
    : brokenState(before, result, now);
}

function ownershipChanges(
  before: DomainState,
  { evaluation, competingClaim }: CheckResult,
  now: Date,
): Partial<DomainState> {
  if (competingClaim) return { ownedAt: null, brokenAt: null };
  if (evaluation.isOwned) return { ownedAt: before.ownedAt ?? now };
  const isInGracePeriod = before.brokenAt && now.getTime() - before.brokenAt.getTime() < graceMs;
  return isInGracePeriod ? {} : { ownedAt: null, brokenAt: null };
}

function pendingState(before: DomainState, result: CheckResult, now: Date): DomainState {
  const nextCheckAt = nextCheckTime(before.checksStartedAt, now);
  const pending: DomainState = {
    ...before,
    dnsStatus: statusOf(result, before),
    competingClaim: result.competingClaim,
    certificateStatus: before.brokenAt ? before.certificateStatus : 'None',
    ...ownershipChanges(before, result, now),
    reminders: Math.max(before.reminders, countDueReminders(before.checksStartedAt, now)),
    nextCheckAt,
  };
  // A domain that is no longer checked must not block the hostname for other companies.
  return nextCheckAt ? pending : { ...pending, verificationFailedAt: now, ownedAt: null, brokenAt: null };
}

/** Returns the state of a domain after a check. */
export function applyCheck(before: DomainState, result: CheckResult, now: Date): DomainState {
  const hasWorkingRecords = isWorking(result);
  if (
    before.verifiedAt &&
    (!hasWorkingRecords || (before.liveAt && isInvalidCertificate(result.certificate)))
  ) {
    return suspectedState(before, result, now);
  }
  return hasWorkingRecords ? verifiedState(before, result, now) : pendingState(before, result, now);
}

/** Returns the state after a check that could not run. Only the time of the next check changes. */
export const applyFailedCheck = (before: DomainState, now: Date): DomainState => ({
  ...before,
  nextCheckAt: before.verifiedAt
    ? addMs(now, recheckDelayMs)
    : (nextCheckTime(before.checksStartedAt, now) ?? addMs(now, liveIntervalMs)),
});
