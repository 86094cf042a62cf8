import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { onlyOnce, wasDone } from './onlyOnce';

let world: World;
let company: TestCompany;
let effects: number;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
});
beforeEach(() => {
  effects = 0;
});
afterAll(() => world.close());

const press = (key: string, request: unknown, operation = 'refund', of = company) =>
  world.services.database.inCompany(of.id, (db) =>
    onlyOnce(db, of.id, { key, operation, request }, async () => {
      effects += 1;
      await db.query('select 1');
      return `effect ${effects}`;
    }),
  );

test('50 parallel presses are one effect, and all of them hear of it', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => press(key, { amount: 5 })));
  expect(new Set(answers)).toEqual(new Set(['effect 1']));
  expect(effects).toBe(1);
});

test('the same key with another body, or for another operation, is an error', async () => {
  const key = newId();
  await press(key, { amount: 5 });
  for (const again of [() => press(key, { amount: 6 }), () => press(key, { amount: 5 }, 'retry')]) {
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  expect(effects).toBe(1);
});

test('what was done can be told from what was not', async () => {
  const key = newId();
  const isDone = (request: unknown, of = company) =>
    world.services.database.inCompany(of.id, (db) =>
      wasDone(db, of.id, { key, operation: 'refund', request }),
    );
  expect(await isDone(1)).toBe(false);
  await press(key, 1);
  expect(await isDone(1)).toBe(true);
  expect(await isDone(2)).toBe(false);
  expect(await isDone(1, await world.company())).toBe(false);
});

test('what failed has not been done, so that the same press can be tried again', async () => {
  const key = newId();
  const failing = world.services.database.inCompany(company.id, (db) =>
    onlyOnce(db, company.id, { key, operation: 'refund', request: 1 }, () =>
      Promise.reject(new Error('away')),
    ),
  );
  await expect(failing).rejects.toThrow('away');
  expect(await press(key, 1)).toBe('effect 1');
});

test("another company's key is another key", async () => {
  const key = newId();
  await press(key, 1);
  await press(key, 2, 'refund', await world.company());
  expect(effects).toBe(2);
});

test('a key is neither too short to be told apart nor too long to be kept', async () => {
  for (const key of ['', '1234567', 'x'.repeat(101)]) {
    await expect(press(key, 1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test.each(['short', 'x'.repeat(101), 'a key with\u0000 in it', 'a key of half \ud800'])(
  'a key that can be none is refused, whether it is looked for or kept: %j',
  async (key) => {
    const refused = { code: 'BAD_USER_INPUT', details: { fields: { idempotencyKey: expect.any(String) } } };
    await expect(press(key, 1)).rejects.toMatchObject(refused);
    const looked = world.services.database.inCompany(company.id, (db) =>
      wasDone(db, company.id, { key, operation: 'refund', request: 1 }),
    );
    await expect(looked).rejects.toMatchObject(refused);
    expect(effects).toBe(0);
  },
);
