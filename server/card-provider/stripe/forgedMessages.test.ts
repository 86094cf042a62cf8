import { createHmac } from 'node:crypto';
import { openAccess } from './client';
import { readMessage } from './messages';

const secret = 'whsec_right';
const access = openAccess({ stripeApiUrl: 'http://127.0.0.1:9' }, 'sk_test_1', 'pk_test_1');
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;

const event = (change: object = {}): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: seconds,
    data: { object: { id: 'in_1', metadata: {} } },
    ...change,
  });

const signature = (payload: string, by = secret, at: number | string = seconds): string =>
  createHmac('sha256', by).update(`${at}.${payload}`).digest('hex');

const read = (payload: string | Buffer, header: string, by = secret) =>
  readMessage(access, Buffer.from(payload), header, by, now);

test('a message is read where nothing is wrong with it', () => {
  const payload = event();
  expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toMatchObject({ reference: 'evt_1' });
  expect(read(payload, `t=${seconds},v1=00,v1=${signature(payload)}`)).toMatchObject({ reference: 'evt_1' });
});

const good = event();
const mark = signature(good);

test.each<[string, string]>([
  ['no signature', ''],
  ['nonsense', 'nonsense'],
  ['no time', `v1=${mark}`],
  ['no mark', `t=${seconds}`],
  ['a time in words', `t=now,v1=${mark}`],
  ['a time with a fraction', `t=${seconds}.5,v1=${signature(good, secret, `${seconds}.5`)}`],
  ['a time below nothing', `t=-1,v1=${signature(good, secret, -1)}`],
  ['a time too long ago', `t=${seconds - 301},v1=${signature(good, secret, seconds - 301)}`],
  ['a time to come', `t=${seconds + 301},v1=${signature(good, secret, seconds + 301)}`],
  ['a time that is not the one signed', `t=${seconds - 1},v1=${mark}`],
  ['a scheme that is for tests', `t=${seconds},v0=${mark}`],
  ['a mark in capitals', `t=${seconds},v1=${mark.toUpperCase()}`],
  ['half a mark', `t=${seconds},v1=${mark.slice(0, 32)}`],
  ['a mark that goes on', `t=${seconds},v1=${mark}00`],
  ['a mark of another secret', `t=${seconds},v1=${signature(good, 'whsec_other')}`],
  ['a mark of no secret', `t=${seconds},v1=${signature(good, '')}`],
  ['ten thousand marks', `t=${seconds}${',v1=00'.repeat(10_000)}`],
  ['letters beyond ASCII', `t=${seconds},v1=${'é'.repeat(64)}`],
])('a message with %s is none', (_what, header) => {
  expect(read(good, header)).toBeNull();
});

test.each<[string, string]>([
  ['no JSON', '{"id":'],
  ['a list', '[]'],
  ['nothing', ''],
  ['no object', event({ data: {} })],
  ['an account that is no text', event({ account: { toString: 'acct_1' } })],
  ['an account that is very long', event({ account: 'a'.repeat(300) })],
  ['a number for its id', event({ id: 7 })],
  ['a company that is no text', event({ data: { object: { id: 'in_1', metadata: { companyId: ['a'] } } } })],
])('rightly signed, a message with %s is none either', (_what, payload) => {
  expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toBeNull();
});

test('a message with any of its bytes changed is none', () => {
  const header = `t=${seconds},v1=${mark}`;
  for (let at = 0; at < good.length; at += 1) {
    const changed = Buffer.from(good);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readMessage(access, changed, header, secret, now)).toBeNull();
  }
});
