import { execute, isObjectType, parse, type GraphQLObjectType } from 'graphql';
import type { Context } from '../../context';
import { buildSchema } from '../../graphql/schema';
import { insertPlan } from '../../testing/plans';
import { openWorld, type World } from '../../testing/world';

const schema = buildSchema();
const client = schema.getType('Client') as GraphQLObjectType;
// A list tells no subscriptions.
const parts: Record<string, string> = {
  plan: '{ id name }',
  deactivation: '{ isScheduled at reason note by }',
  money: '{ currency mrr lifetimeValue lastPaymentAt lastPaymentStatus }',
};
const names = Object.keys(client.getFields());
const asked = (name: string): string => `${name} ${parts[name] ?? ''}`;

let world: World;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
  const { database } = world.services;
  const company = await world.company();
  const plan = await insertPlan(database, company);
  const { id } = await world.client(company, {
    phone: '+351210000000',
    country: 'PT',
    status: 'Deactivated',
  });
  await database.inCompany(company.id, (db) =>
    db.query(
      `update clients set plan_id = $3, tags = '{vip}', note = 'a', external_id = 'b', contact_first_name = 'c',
         contact_last_name = 'd', address_line1 = 'e', address_line2 = 'f', city = 'g', state = 'h',
         postal_code = 'i', tax_id = 'j', website = 'https://k.test', trial_ends_at = '2026-01-01',
         next_renewal_at = '2026-01-02', last_login_at = '2026-01-03'
       where company_id = $1 and id = $2`,
      [company.id, id, plan.id],
    ),
  );
  ctx = await world.asAdmin(company);
});
afterAll(() => world.close());

async function answered(fields: string): Promise<Record<string, unknown>> {
  const document = parse(`{ clients { items { ${fields} } } }`);
  const { data, errors } = await execute({ schema, document, contextValue: { ...ctx } });
  expect(errors).toBeUndefined();
  return (data as unknown as { clients: { items: [Record<string, unknown>] } }).clients.items[0];
}

test('every part of a client is asked for here', () => {
  const nested = names.filter((name) => isObjectType(client.getFields()[name]?.type));
  expect(Object.keys(parts).sort()).toEqual(nested.sort());
});

test.each(names)('%s, asked for alone, is what it is beside all others', async (name) => {
  const all = await answered(names.map(asked).join(' '));
  expect(all[name]).not.toBeNull();
  expect(await answered(asked(name))).toEqual({ [name]: all[name] });
});
