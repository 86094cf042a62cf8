import { newId } from '../../lib/ids';
import { Contender } from '../../testing/contender';
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

  const purging = new Contender(() => purgeExpired(world.services));
  await database.inCompany(company.id, async (db) => {
    await renewInvitation(db, company.id, id, newInvitationToken(world.services, company.id, id));
    await purging.begin(db);
  });
  await purging.ended;

  const row = await database.inCompany(company.id, (db) => selectInvitationById(db, company.id, id));
  expect(row?.status).toBe('Pending');
});
