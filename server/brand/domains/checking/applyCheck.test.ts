import type { CertificateResult } from './certificate';
import type { DnsEvaluation } from './evaluateRecords';
import { addMs } from './schedule';
import { applyCheck, applyFailedCheck, type CheckResult, type DomainState } from './applyCheck';

const now = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeBefore = (milliseconds: number): Date => addMs(now, -milliseconds);
const timeAfter = (milliseconds: number): Date => addMs(now, milliseconds);

const pending: DomainState = {
  dnsStatus: 'Pending',
  certificateStatus: 'None',
  certificateExpiresAt: null,
  certificateProblem: null,
  competingClaim: null,
  ownedAt: null,
  verifiedAt: null,
  liveAt: null,
  brokenAt: null,
  failingSince: null,
  checksStartedAt: now,
  reminders: 0,
  verificationFailedAt: null,
  nextCheckAt: now,
};
const longAgo = timeBefore(40 * day);
const verified: DomainState = {
  ...pending,
  dnsStatus: 'Verified',
  certificateStatus: 'Pending',
  ownedAt: timeBefore(minute),
  verifiedAt: timeBefore(minute),
};
const live: DomainState = {
  ...verified,
  certificateStatus: 'Issued',
  certificateExpiresAt: timeAfter(60 * day),
  checksStartedAt: longAgo,
  ownedAt: longAgo,
  verifiedAt: longAgo,
  liveAt: longAgo,
};
const broken: DomainState = {
  ...live,
  dnsStatus: 'Misconfigured',
  verifiedAt: null,
  liveAt: null,
  brokenAt: timeBefore(2 * hour),
  checksStartedAt: timeBefore(2 * hour),
};

const evaluationOf = (
  isOwned: boolean,
  isRouted: boolean,
  status: DnsEvaluation['status'],
): DnsEvaluation => ({
  isOwned,
  isRouted,
  status,
  records: [],
  conflicts: [],
  isProxied: false,
});
const resultOf = (evaluation: DnsEvaluation, certificate: CertificateResult | null = null): CheckResult => ({
  evaluation,
  certificate,
  competingClaim: null,
});

const noRecords = evaluationOf(false, false, 'Pending');
const owned = evaluationOf(true, false, 'Pending');
const allRecords = evaluationOf(true, true, 'Verified');
const noOwnership = evaluationOf(false, true, 'Pending');
const issued: CertificateResult = { status: 'Issued', expiresAt: timeAfter(90 * day) };
const missing: CertificateResult = { status: 'Missing', problem: 'None.' };
const expired: CertificateResult = { status: 'Expired', expiresAt: timeBefore(day), problem: 'Expired.' };
const unreachable: CertificateResult = { status: 'Unreachable', problem: 'The server is unreachable.' };

describe('applyCheck for a pending domain', () => {
  test('changes only the next check time when no record is found', () => {
    expect(applyCheck(pending, resultOf(noRecords), now)).toEqual({
      ...pending,
      nextCheckAt: timeAfter(minute),
    });
  });

  test('sets ownership for the ownership record alone, and clears it without the record', () => {
    expect(applyCheck(pending, resultOf(owned), now)).toMatchObject({ ownedAt: now, verifiedAt: null });
    expect(applyCheck({ ...pending, ownedAt: timeBefore(day) }, resultOf(noRecords), now)).toMatchObject({
      ownedAt: null,
    });
  });

  test('verifies the domain and waits for the certificate when both records are found', () => {
    expect(applyCheck(pending, resultOf(allRecords), now)).toEqual({
      ...pending,
      dnsStatus: 'Verified',
      certificateStatus: 'Pending',
      ownedAt: now,
      verifiedAt: now,
      nextCheckAt: timeAfter(minute),
    });
  });

  test.each([
    ['owns', 'Held'],
    ['removed', 'Resting'],
  ] as const)('reports a conflict when another company %s the hostname', (_action, competingClaim) => {
    expect(applyCheck(pending, { ...resultOf(allRecords, issued), competingClaim }, now)).toEqual({
      ...pending,
      dnsStatus: 'Conflict',
      competingClaim,
      nextCheckAt: timeAfter(minute),
    });
  });

  test('stops the checks and releases ownership after 30 days', () => {
    const expiredDomain = {
      ...pending,
      checksStartedAt: timeBefore(30 * day),
      reminders: 3,
      ownedAt: timeBefore(day),
    };
    expect(applyCheck(expiredDomain, resultOf(owned), now)).toEqual({
      ...expiredDomain,
      ownedAt: null,
      verificationFailedAt: now,
      nextCheckAt: null,
    });
  });

  test('verifies a domain whose records are first found after 30 days', () => {
    const expiredDomain = { ...pending, checksStartedAt: timeBefore(31 * day) };
    expect(applyCheck(expiredDomain, resultOf(allRecords), now)).toMatchObject({
      verifiedAt: now,
      nextCheckAt: timeAfter(day),
    });
  });

  test('counts reminders by elapsed days', () => {
    expect(
      applyCheck({ ...pending, checksStartedAt: timeBefore(15 * day) }, resultOf(noRecords), now),
    ).toMatchObject({
      reminders: 2,
    });
  });
});

describe('applyCheck for a verified domain', () => {
  test.each<[string, DomainState, CertificateResult, Partial<DomainState>]>([
    [
      'makes the domain live when the certificate is issued',
      verified,
      issued,
      { certificateStatus: 'Issued', liveAt: now },
    ],
    [
      'waits for a certificate that is missing in the first hour',
      verified,
      missing,
      { certificateStatus: 'Pending', liveAt: null },
    ],
    [
      'fails a certificate that is missing after an hour',
      { ...verified, verifiedAt: timeBefore(hour) },
      missing,
      { certificateStatus: 'Failed', certificateProblem: 'None.' },
    ],
    [
      'keeps a pending certificate when the server is unreachable',
      verified,
      unreachable,
      { certificateStatus: 'Pending', liveAt: null },
    ],
    ['reports an expired certificate', verified, expired, { certificateStatus: 'Expired', liveAt: null }],
    [
      'saves the expiry of a renewed certificate and checks again a day later',
      live,
      issued,
      { certificateExpiresAt: timeAfter(90 * day), liveAt: longAgo, nextCheckAt: timeAfter(day) },
    ],
    [
      'keeps an issued certificate when the server is unreachable',
      live,
      unreachable,
      { certificateStatus: 'Issued', liveAt: longAgo },
    ],
  ])('%s', (_label, before, certificate, expected) => {
    expect(applyCheck(before, resultOf(allRecords, certificate), now)).toMatchObject(expected);
  });
});

describe('applyCheck for a live or broken domain', () => {
  test.each([
    ['no record', resultOf(noRecords)],
    ['no ownership record', resultOf(noOwnership, issued)],
    ['no certificate', resultOf(allRecords, missing)],
    ['an expired certificate', resultOf(allRecords, expired)],
  ])('schedules a recheck an hour later when the check finds %s', (_label, failedResult) => {
    const suspected = { ...live, failingSince: now, nextCheckAt: timeAfter(hour) };
    expect(applyCheck(live, failedResult, now)).toEqual(suspected);
    // A manual check within the hour changes nothing.
    expect(applyCheck(suspected, failedResult, timeAfter(59 * minute))).toEqual(suspected);
  });

  test('clears the failure when the recheck succeeds', () => {
    expect(
      applyCheck({ ...live, failingSince: timeBefore(hour) }, resultOf(allRecords, issued), now),
    ).toMatchObject({
      failingSince: null,
      liveAt: longAgo,
    });
  });

  test('marks the domain as broken after a second failed check an hour later and restarts the schedule', () => {
    expect(applyCheck({ ...live, failingSince: timeBefore(hour) }, resultOf(noRecords), now)).toEqual({
      ...live,
      dnsStatus: 'Misconfigured',
      verifiedAt: null,
      liveAt: null,
      brokenAt: now,
      checksStartedAt: now,
      nextCheckAt: timeAfter(minute),
    });
  });

  test('keeps the verification of a domain that breaks only because of its certificate', () => {
    expect(
      applyCheck({ ...live, failingSince: timeBefore(hour) }, resultOf(allRecords, expired), now),
    ).toMatchObject({
      dnsStatus: 'Verified',
      verifiedAt: longAgo,
      liveAt: null,
      brokenAt: now,
      certificateStatus: 'Expired',
    });
  });

  test('restores a broken domain when its records return', () => {
    expect(applyCheck(broken, resultOf(allRecords, issued), now)).toMatchObject({
      dnsStatus: 'Verified',
      verifiedAt: now,
      liveAt: now,
      brokenAt: null,
      ownedAt: longAgo,
    });
  });

  test('keeps a broken domain owned for 72 hours, or longer with its ownership record', () => {
    const withinGrace = {
      ...broken,
      brokenAt: timeBefore(72 * hour - minute),
      checksStartedAt: timeBefore(72 * hour - minute),
    };
    const afterGrace = { ...broken, brokenAt: timeBefore(72 * hour), checksStartedAt: timeBefore(72 * hour) };
    expect(applyCheck(withinGrace, resultOf(noRecords), now)).toMatchObject({
      ownedAt: longAgo,
      brokenAt: withinGrace.brokenAt,
    });
    expect(applyCheck(afterGrace, resultOf(owned), now)).toMatchObject({
      ownedAt: longAgo,
      brokenAt: afterGrace.brokenAt,
    });
    expect(applyCheck(afterGrace, resultOf(noRecords), now)).toMatchObject({ ownedAt: null, brokenAt: null });
  });
});

test.each([
  ['pending', pending, minute],
  ['live', live, hour],
  ['past its last scheduled check', { ...pending, checksStartedAt: timeBefore(40 * day) }, day],
])('applyFailedCheck changes only the next check time of a domain that is %s', (_label, before, next) => {
  expect(applyFailedCheck(before, now)).toEqual({ ...before, nextCheckAt: timeAfter(next) });
});
