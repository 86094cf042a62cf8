import type { Permission } from '../../schema.generated';
import { explainQueries, nodesOf } from '../../testing/explainQueries';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { recentActivity } from './service';

const clients = 20_000;

let world: World;
let company: TestCompany;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into audit_events (company_id, id, actor_type, action, target_type, target_id, part_of, occurred_at)
       select $1::uuid, gen_random_uuid(), 'Operator', 'themeSetup.updated', 'ThemeSetup', $1::uuid, null::uuid,
         now() - i * interval '1 day' from generate_series(1, 50) i
       union all
       select $1::uuid, gen_random_uuid(), 'Operator', 'client.paused', 'Client', gen_random_uuid(), gen_random_uuid(),
         now() - i * interval '1 ms' from generate_series(1, $2::integer) i`,
      [company.id, clients],
    ),
  );
}, 120_000);
afterAll(() => world.close());

test.each<[string, Permission[]]>([
  ['who sees clients', ['MANAGE_CLIENT_MANAGEMENT']],
  ['who does not', []],
])(
  'what happened before a bulk over many clients is found past none of them, by one %s',
  async (_who, flags) => {
    const { ctx, plans } = explainQueries(await world.as(company, 'MANAGE_DASHBOARD', ...flags));
    await expect(recentActivity(ctx, 15)).resolves.toHaveLength(15);
    const read = plans
      .flatMap(nodesOf)
      .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
    expect(Math.max(...read)).toBeLessThan(100);
  },
);
