import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { purgeExpired } from '../sessions/purge';
import { inviteOperators } from './invite';
import { renewInvitation, selectInvitationById } from './invitationSql';
import { newInvitationToken } from './invitationToken';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an invitation that is sent again while the forgotten are removed stays', async () => {
  const company = await world.company();
  const { database } = world.services;
  const emails = [`${newId()}@guests.test`];
  const [sent] = await inviteOperators(await world.asAdmin(company), { emails, role: 'Staff' });
  const id = sent?.id ?? '';
  await database.inCompany(company.id, (db) =>
    db.query("update invitations set expires_at = now() - interval '31 days'"),
  );

  let begin = (): void => undefined;
  let isOver = false;
  // Begun outside of the transaction, which nothing of another may be asked in.
  const purging = new Promise<void>((resolve) => {
    begin = resolve;
  })
    .then(() => purgeExpired(world.services))
    .finally(() => (isOver = true));
  await database.inCompany(company.id, async (db) => {
    await renewInvitation(db, company.id, id, newInvitationToken(world.services, company.id, id));
    begin();
    let isWaiting = false;
    while (!isOver && !isWaiting) {
      const { rowCount } = await db.query(
        `select from pg_locks l join pg_database d on d.oid = l.database or l.database is null
         where not l.granted and d.datname = current_database()`,
      );
      isWaiting = rowCount > 0;
    }
  });
  await purging;

  const row = await database.inCompany(company.id, (db) => selectInvitationById(db, company.id, id));
  expect(row?.status).toBe('Pending');
});
