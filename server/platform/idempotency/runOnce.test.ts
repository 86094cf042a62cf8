import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { runOnce, wasCompleted } from './runOnce';

let fixture: Fixture;
let company: TestCompany;
let effects: number;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
});
beforeEach(() => {
  effects = 0;
});
afterAll(() => fixture.close());

const callOnce = (key: string, request: unknown, operation = 'refund', tenant = company) =>
  fixture.inCompany(tenant, (db) =>
    runOnce(db, tenant.id, { key, operation, request }, async () => {
      effects += 1;
      await db.query('select 1');
      return `effect ${effects}`;
    }),
  );

test('runOnce runs the work once for 50 concurrent requests and returns the same result to all', async () => {
  const key = newId();
  const results = await Promise.all(Array.from({ length: 50 }, () => callOnce(key, { amount: 5 })));
  expect(new Set(results)).toEqual(new Set(['effect 1']));
  expect(effects).toBe(1);
});

test('runOnce rejects a known key with another body or for another operation', async () => {
  const key = newId();
  await callOnce(key, { amount: 5 });
  for (const conflictingCall of [
    () => callOnce(key, { amount: 6 }),
    () => callOnce(key, { amount: 5 }, 'retry'),
  ]) {
    await expect(conflictingCall()).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  expect(effects).toBe(1);
});

test('wasCompleted distinguishes completed requests from new ones by body and company', async () => {
  const key = newId();
  const isCompleted = (request: unknown, tenant = company) =>
    fixture.inCompany(tenant, (db) => wasCompleted(db, tenant.id, { key, operation: 'refund', request }));
  expect(await isCompleted(1)).toBe(false);
  await callOnce(key, 1);
  expect(await isCompleted(1)).toBe(true);
  expect(await isCompleted(2)).toBe(false);
  expect(await isCompleted(1, await fixture.company())).toBe(false);
});

test('runOnce accepts the same key again after the work failed', async () => {
  const key = newId();
  const failedCall = fixture.inCompany(company, (db) =>
    runOnce(db, company.id, { key, operation: 'refund', request: 1 }, () =>
      Promise.reject(new Error('unreachable')),
    ),
  );
  await expect(failedCall).rejects.toThrow('unreachable');
  expect(await callOnce(key, 1)).toBe('effect 1');
});

test('runOnce separates the keys of different companies', async () => {
  const key = newId();
  await callOnce(key, 1);
  await callOnce(key, 2, 'refund', await fixture.company());
  expect(effects).toBe(2);
});

test('runOnce rejects keys shorter than 8 or longer than 100 characters', async () => {
  for (const key of ['', '1234567', 'x'.repeat(101)]) {
    await expect(callOnce(key, 1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test.each(['short', 'x'.repeat(101), 'a key with \u0000', 'a key with an unpaired \ud800'])(
  'runOnce and wasCompleted reject the invalid key %j',
  async (key) => {
    const rejection = { code: 'BAD_USER_INPUT', details: { fields: { idempotencyKey: expect.any(String) } } };
    await expect(callOnce(key, 1)).rejects.toMatchObject(rejection);
    const lookup = fixture.inCompany(company, (db) =>
      wasCompleted(db, company.id, { key, operation: 'refund', request: 1 }),
    );
    await expect(lookup).rejects.toMatchObject(rejection);
    expect(effects).toBe(0);
  },
);
