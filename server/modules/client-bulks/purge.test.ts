import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { purgeExpired } from '../sessions/purge';
import { exportClients } from './export/exportClients';
import { runClientBulk } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await world.client(company);
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});
afterAll(() => world.close());

const query = (sql: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, (db) => db.query<{ id: string }>(sql, values));

const age = (id: string, interval: string) =>
  query('update client_bulks set created_at = now() - $2::interval where id = $1', [id, interval]);

async function bulk(isOver: boolean): Promise<string> {
  const { id } = await startClientBulk(ctx, { kind: 'AddTags', tags: ['vip'], selection: {} }, 1, newId());
  if (isOver) await runClientBulk(world.services, { companyId: company.id, bulkId: id });
  return id;
}

const anExport = async (): Promise<string> => (await exportClients(ctx, { columns: [], selection: {} })).id;

test('exports go after a day, what else is over after 30, and what runs stays', async () => {
  const kept = [await bulk(true), await bulk(false), await anExport()];
  await age(kept[0] ?? '', '29 days');
  await age(kept[1] ?? '', '31 days');
  await age(kept[2] ?? '', '23 hours');
  await age(await bulk(true), '31 days');
  await age(await anExport(), '25 hours');
  const fresh = await anExport();

  await purgeExpired(world.services);

  const { rows } = await query('select id from client_bulks order by id');
  expect(rows.map(({ id }) => id)).toEqual([...kept, fresh].sort());
  const lines = await query('select distinct bulk_id as id from client_bulk_rows');
  expect(lines.rows.map(({ id }) => id).sort()).toEqual([...kept, fresh].sort());
  // Its link has run out, so that nobody will take it on.
  await expect(findClientBulk(ctx, kept[2] ?? '')).resolves.toMatchObject({
    status: 'Failed',
    failure: 'The file was not downloaded within the hour.',
  });
  await expect(findClientBulk(ctx, fresh)).resolves.toMatchObject({ status: 'Running', failure: null });
});
