import type { CertificateFound } from './certificate';
import type { Verdict } from './judge';
import { after } from './schedule';
import { settle, settleUnseen, type Seen, type Standing } from './settle';

const now = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number): Date => after(now, -milliseconds);
const inTime = (milliseconds: number): Date => after(now, milliseconds);

const waiting: Standing = {
  dnsStatus: 'Pending',
  certificateStatus: 'None',
  certificateExpiresAt: null,
  certificateProblem: null,
  heldElsewhere: null,
  ownedAt: null,
  verifiedAt: null,
  liveAt: null,
  brokenAt: null,
  doubtedAt: null,
  begunAt: now,
  reminders: 0,
  givenUpAt: null,
  nextCheckAt: now,
};
const longAgo = ago(40 * day);
const verified: Standing = {
  ...waiting,
  dnsStatus: 'Verified',
  certificateStatus: 'Pending',
  ownedAt: ago(minute),
  verifiedAt: ago(minute),
};
const live: Standing = {
  ...verified,
  certificateStatus: 'Issued',
  certificateExpiresAt: inTime(60 * day),
  begunAt: longAgo,
  ownedAt: longAgo,
  verifiedAt: longAgo,
  liveAt: longAgo,
};
const broken: Standing = {
  ...live,
  dnsStatus: 'Misconfigured',
  verifiedAt: null,
  liveAt: null,
  brokenAt: ago(2 * hour),
  begunAt: ago(2 * hour),
};

const verdictOf = (isOwned: boolean, isRouted: boolean, status: Verdict['status']): Verdict => ({
  isOwned,
  isRouted,
  status,
  records: [],
  conflicts: [],
  isProxied: false,
});
const seen = (verdict: Verdict, certificate: CertificateFound | null = null): Seen => ({
  verdict,
  certificate,
  heldElsewhere: null,
});

const nothing = verdictOf(false, false, 'Pending');
const owned = verdictOf(true, false, 'Pending');
const works = verdictOf(true, true, 'Verified');
const lost = verdictOf(false, true, 'Pending');
const issued: CertificateFound = { status: 'Issued', expiresAt: inTime(90 * day) };
const missing: CertificateFound = { status: 'Missing', problem: 'None.' };
const expired: CertificateFound = { status: 'Expired', expiresAt: ago(day), problem: 'Expired.' };
const away: CertificateFound = { status: 'Away', problem: 'Away.' };

describe('while it is waited for', () => {
  test('nothing found changes nothing, and the next look is a minute later', () => {
    expect(settle(waiting, seen(nothing), now)).toEqual({ ...waiting, nextCheckAt: inTime(minute) });
  });

  test('the ownership record alone holds the name, and shows nothing to anybody', () => {
    expect(settle(waiting, seen(owned), now)).toMatchObject({ ownedAt: now, verifiedAt: null });
    expect(settle({ ...waiting, ownedAt: ago(day) }, seen(nothing), now)).toMatchObject({ ownedAt: null });
  });

  test('both records verify it; the certificate is waited for', () => {
    expect(settle(waiting, seen(works), now)).toEqual({
      ...waiting,
      dnsStatus: 'Verified',
      certificateStatus: 'Pending',
      ownedAt: now,
      verifiedAt: now,
      nextCheckAt: inTime(minute),
    });
  });

  test.each(['Held', 'Resting'] as const)('a name that is %s elsewhere is not taken', (heldElsewhere) => {
    expect(settle(waiting, { ...seen(works, issued), heldElsewhere }, now)).toEqual({
      ...waiting,
      dnsStatus: 'Conflict',
      heldElsewhere,
      nextCheckAt: inTime(minute),
    });
  });

  test('after 30 days it is given up, and holds nothing', () => {
    const old = { ...waiting, begunAt: ago(30 * day), reminders: 3, ownedAt: ago(day) };
    expect(settle(old, seen(owned), now)).toEqual({
      ...old,
      ownedAt: null,
      givenUpAt: now,
      nextCheckAt: null,
    });
  });

  test('a look that comes a month late still takes what it finds', () => {
    const old = { ...waiting, begunAt: ago(31 * day) };
    expect(settle(old, seen(works), now)).toMatchObject({ verifiedAt: now, nextCheckAt: inTime(day) });
  });

  test('reminders are counted by the days that have passed', () => {
    expect(settle({ ...waiting, begunAt: ago(15 * day) }, seen(nothing), now)).toMatchObject({
      reminders: 2,
    });
  });
});

describe('the certificate', () => {
  test.each<[string, Standing, CertificateFound, Partial<Standing>]>([
    ['issued makes it live', verified, issued, { certificateStatus: 'Issued', liveAt: now }],
    [
      'missing in the first hour is waited for',
      verified,
      missing,
      { certificateStatus: 'Pending', liveAt: null },
    ],
    [
      'missing after an hour has failed',
      { ...verified, verifiedAt: ago(hour) },
      missing,
      { certificateStatus: 'Failed', certificateProblem: 'None.' },
    ],
    [
      'behind a server that is away says nothing',
      verified,
      away,
      { certificateStatus: 'Pending', liveAt: null },
    ],
    ['expired is shown as such', verified, expired, { certificateStatus: 'Expired', liveAt: null }],
    [
      'renewed is looked at a day later',
      live,
      issued,
      { certificateExpiresAt: inTime(90 * day), liveAt: longAgo, nextCheckAt: inTime(day) },
    ],
    [
      'behind a server that is away stays what it was',
      live,
      away,
      { certificateStatus: 'Issued', liveAt: longAgo },
    ],
  ])('%s', (_title, before, certificate, expected) => {
    expect(settle(before, seen(works, certificate), now)).toMatchObject(expected);
  });
});

describe('once it works', () => {
  test.each([
    ['no record', seen(nothing)],
    ['no ownership record', seen(lost, issued)],
    ['no certificate', seen(works, missing)],
    ['an expired certificate', seen(works, expired)],
  ])('one look that finds %s only has it looked at again an hour later', (_title, amiss) => {
    const doubted = { ...live, doubtedAt: now, nextCheckAt: inTime(hour) };
    expect(settle(live, amiss, now)).toEqual(doubted);
    // By hand, before the hour is over.
    expect(settle(doubted, amiss, inTime(59 * minute))).toEqual(doubted);
  });

  test('a look that finds it well again ends the doubt', () => {
    expect(settle({ ...live, doubtedAt: ago(hour) }, seen(works, issued), now)).toMatchObject({
      doubtedAt: null,
      liveAt: longAgo,
    });
  });

  test('a second look an hour later breaks it: clients still find it, the looks begin anew', () => {
    expect(settle({ ...live, doubtedAt: ago(hour) }, seen(nothing), now)).toEqual({
      ...live,
      dnsStatus: 'Misconfigured',
      verifiedAt: null,
      liveAt: null,
      brokenAt: now,
      begunAt: now,
      nextCheckAt: inTime(minute),
    });
  });

  test('without its certificate alone it stays verified', () => {
    expect(settle({ ...live, doubtedAt: ago(hour) }, seen(works, expired), now)).toMatchObject({
      dnsStatus: 'Verified',
      verifiedAt: longAgo,
      liveAt: null,
      brokenAt: now,
      certificateStatus: 'Expired',
    });
  });

  test('a broken one works again once its records are back', () => {
    expect(settle(broken, seen(works, issued), now)).toMatchObject({
      dnsStatus: 'Verified',
      verifiedAt: now,
      liveAt: now,
      brokenAt: null,
      ownedAt: longAgo,
    });
  });

  test('a broken one is theirs for 72 hours without its ownership record, and as long as that is there', () => {
    const soon = { ...broken, brokenAt: ago(72 * hour - minute), begunAt: ago(72 * hour - minute) };
    const late = { ...broken, brokenAt: ago(72 * hour), begunAt: ago(72 * hour) };
    expect(settle(soon, seen(nothing), now)).toMatchObject({ ownedAt: longAgo, brokenAt: soon.brokenAt });
    expect(settle(late, seen(owned), now)).toMatchObject({ ownedAt: longAgo, brokenAt: late.brokenAt });
    expect(settle(late, seen(nothing), now)).toMatchObject({ ownedAt: null, brokenAt: null });
  });
});

test.each([
  ['waited for', waiting, minute],
  ['live', live, hour],
  ['in its last days', { ...waiting, begunAt: ago(40 * day) }, day],
])('a look that could not be taken changes nothing of a domain that is %s', (_title, before, next) => {
  expect(settleUnseen(before, now)).toEqual({ ...before, nextCheckAt: inTime(next) });
});
