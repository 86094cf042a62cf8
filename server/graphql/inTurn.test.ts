import { execute, parse, type ExecutionResult } from 'graphql';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { openWorld, type World } from '../testing/world';
import { buildSchema } from './schema';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const schema = buildSchema();
const document = parse('{ a: clients { totalCount } b: clients { items { name } } roles { role } }');

const answerTo = async (contextValue: Context): Promise<ExecutionResult> =>
  execute({ schema, document, contextValue });

const asExpected = {
  data: { a: { totalCount: 0 }, b: { items: [] }, roles: expect.any(Array) as unknown },
};

/** Somebody's context, and how many transactions were under way in it at most. */
async function watched(): Promise<{ ctx: Context; most: () => number }> {
  const ctx = await world.asAdmin(await world.company());
  const { database } = ctx.services;
  let underWay = 0;
  let most = 0;
  const inCompany: Database['inCompany'] = async (...how) => {
    underWay += 1;
    most = Math.max(most, underWay);
    return database.inCompany(...how).finally(() => (underWay -= 1));
  };
  const services = { ...ctx.services, database: { ...database, inCompany } };
  return { ctx: { ...ctx, services }, most: () => most };
}

test('what one request asks for is found one after the other, however much it asks for', async () => {
  const { ctx, most } = await watched();
  expect(await answerTo(ctx)).toEqual(asExpected);
  expect(most()).toBe(1);
});

test('another request of the same person waits for none of it', async () => {
  const { ctx, most } = await watched();
  const both = await Promise.all([answerTo(ctx), answerTo({ ...ctx })]);
  expect(both).toEqual([asExpected, asExpected]);
  expect(most()).toBe(2);
});
