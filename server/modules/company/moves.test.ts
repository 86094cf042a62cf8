import type { Context } from '../../context';
import type { CompanyStatus } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import { moveCompany } from './moves';
import { currentOperator } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const currentCompany = async (ctx: Context) => (await currentOperator(ctx)).whiteLabelledCustomer;

const statuses: readonly CompanyStatus[] = ['Pending', 'Active', 'Cancelled', 'Blocked'];
const allowed = [
  'Pending Active',
  'Active Cancelled',
  'Cancelled Active',
  'Active Blocked',
  'Cancelled Blocked',
  'Blocked Active',
];
const everyMove = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(everyMove)('from %s to %s', async (from, to) => {
  const company = await world.company({ status: from });
  const ctx = await world.asAdmin(company);
  const move = world.services.database.inCompany(company.id, (db) =>
    moveCompany(db, ctx, company.id, to, 'Because'),
  );

  if (!allowed.includes(`${from} ${to}`)) {
    await expect(move).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await currentCompany(ctx)).status).toBe(from);
    return;
  }
  await move;
  expect(await currentCompany(ctx)).toMatchObject({
    status: to,
    blockedReason: to === 'Blocked' ? 'Because' : null,
  });
});

test('blocked while it was closed, it goes back to that and to nothing else', async () => {
  const company = await world.company({ status: 'Cancelled' });
  const ctx = await world.asAdmin(company);
  const move = (to: CompanyStatus) =>
    world.services.database.inCompany(company.id, (db) => moveCompany(db, ctx, company.id, to));
  await world.services.database.inCompany(company.id, (db) =>
    db.query('update companies set closed_at = company_now()'),
  );
  await move('Blocked');
  await expect(move('Active')).rejects.toMatchObject({ code: 'CONFLICT' });
  await move('Cancelled');
  expect((await currentCompany(ctx)).status).toBe('Cancelled');
});

test('a move is on the record, and sockets start anew', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const events = world.services.events.subscribe('accessChanged', company.id);
  const heard = events.next();
  await world.services.database.inCompany(company.id, (db) => moveCompany(db, ctx, company.id, 'Cancelled'));

  expect((await heard).value).toMatchObject({ companyId: company.id, operatorId: null });
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select action, changes, actor_id from audit_events where company_id = $1', [company.id]),
  );
  expect(rows).toEqual([
    {
      action: 'company.cancelled',
      changes: [{ field: 'status', before: 'Active', after: 'Cancelled' }],
      actor_id: company.admin.id,
    },
  ]);
  await events.return?.();
});
