import type { Permission } from '../../../contract/enums';
import { explainQueries, nodesOf } from '../../testing/explainQueries';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { recentActivity } from './clientActivity.service';

const clientCount = 20_000;

let fixture: Fixture;
let company: TestCompany;
beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await fixture.query(
    company,
    `insert into audit_events (company_id, id, actor_type, action, target_type, target_id, part_of, occurred_at)
       select $1::uuid, gen_random_uuid(), 'Operator', 'themeSetup.updated', 'ThemeSetup', $1::uuid, null::uuid,
         now() - i * interval '1 day' from generate_series(1, 50) i
       union all
       select $1::uuid, gen_random_uuid(), 'Operator', 'client.paused', 'Client', gen_random_uuid(), gen_random_uuid(),
         now() - i * interval '1 ms' from generate_series(1, $2::integer) i`,
    [company.id, clientCount],
  );
}, 120_000);
afterAll(() => fixture.close());

test.each<[string, Permission[]]>([
  ['with MANAGE_CLIENT_MANAGEMENT', ['MANAGE_CLIENT_MANAGEMENT']],
  ['without permissions', []],
])('recentActivity reads fewer than 100 rows per plan node for an operator %s', async (_name, flags) => {
  const { ctx, plans } = explainQueries(await fixture.signedIn(company, ['MANAGE_DASHBOARD', ...flags]));
  await expect(recentActivity(ctx, 15)).resolves.toHaveLength(15);
  const rowsRead = plans
    .flatMap(nodesOf)
    .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
  expect(Math.max(...rowsRead)).toBeLessThan(100);
});
