import { newId } from '../../lib/ids';
import { insertPlan } from '../../testing/plans';
import { openWorld, type World } from '../../testing/world';
import { paymentClients, paymentPlans } from './filterChoices';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const names = (choices: readonly { name: string }[]): string[] => choices.map(({ name }) => name);

async function start(...clients: string[]) {
  const company = await world.company();
  const made = [];
  for (const name of clients) made.push(await world.client(company, { name }));
  return { company, clients: made, ctx: await world.as(company, 'MANAGE_PAYMENTS') };
}

describe('paymentClients', () => {
  test('offers clients by name to those who see payments alone, and no more of them than that', async () => {
    const { ctx, clients } = await start('Grace', 'ada', 'Émile');
    const offered = await paymentClients(ctx, null, null);
    expect(names(offered)).toEqual(['ada', 'Émile', 'Grace']);
    expect(offered[2]).toEqual({ id: clients[0]?.id, number: 1, name: 'Grace' });
  });

  test.each([
    ['a part of a name', 'lovel', ['Ada Lovelace']],
    ['the beginning of one', 'gr', ['Grace Hopper']],
    ['a number', '#2', ['Grace Hopper']],
    ['nothing that there is', 'nobody', []],
    ['text that means something to the database', "%' _\\", []],
  ])('finds them by %s', async (_what, search, found) => {
    const { ctx } = await start('Ada Lovelace', 'Grace Hopper');
    expect(names(await paymentClients(ctx, search, null))).toEqual(found);
  });

  test('offers 20 at most', async () => {
    const { ctx } = await start(...Array.from({ length: 21 }, (_each, at) => `Client ${at + 10}`));
    expect(await paymentClients(ctx, '', null)).toHaveLength(20);
    expect(await paymentClients(ctx, 'client', null)).toHaveLength(20);
  });

  test('names those of some ids; another company’s, missing ones and nonsense look the same', async () => {
    const { ctx, clients } = await start('Tove', 'Grace');
    const theirs = await start('Linus');
    const [, grace = ''] = clients.map(({ id }) => id);
    expect(names(await paymentClients(ctx, null, [grace, grace]))).toEqual(['Grace']);
    expect(await paymentClients(ctx, 'tove', [grace])).toEqual([]);
    expect(await paymentClients(ctx, null, [])).toEqual([]);
    expect(await paymentClients(theirs.ctx, 'grace', null)).toEqual([]);
    for (const id of [theirs.clients[0]?.id ?? '', newId(), 'nonsense']) {
      await expect(paymentClients(ctx, null, [grace, id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('names 20 at most', async () => {
    const { ctx } = await start();
    const ids = Array.from({ length: 21 }, newId);
    await expect(paymentClients(ctx, null, ids)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('refuses a search that is longer than anything it could find', async () => {
    const { ctx } = await start();
    await expect(paymentClients(ctx, 'x'.repeat(501), null)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('paymentPlans', () => {
  test('offers every plan that payments may be for, the archived last, and no other company’s', async () => {
    const { company, ctx } = await start();
    await insertPlan(world.services.database, company, { name: 'Old', status: 'Archived' });
    await insertPlan(world.services.database, company, { name: 'Gold' });
    const { id } = await insertPlan(world.services.database, company, { name: 'Draft', status: 'Draft' });
    const offered = await paymentPlans(ctx);
    expect(names(offered)).toEqual(['Gold', 'Draft', 'Old']);
    expect(offered[1]).toEqual({ id, name: 'Draft' });
    expect(await paymentPlans((await start()).ctx)).toEqual([]);
  });
});

test('neither is for those who do not see payments', async () => {
  const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_DASHBOARD');
  await expect(paymentClients(ctx, null, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(paymentPlans(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
