import { newId } from '../../lib/ids';
import { Contender } from '../../testing/contender';
import { openFixture, type Fixture } from '../../testing/fixture';
import { purgeExpired } from '../../purge';
import { inviteOperators } from './invite.service';
import { renewInvitation, selectInvitationById } from './invitation.repository';
import { newInvitationToken } from './invitation';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test('purgeExpired keeps an expired invitation that is resent concurrently', async () => {
  const company = await fixture.company();
  const { database } = fixture.services;
  const emails = [`${newId()}@guests.test`];
  const [sent] = await inviteOperators(await fixture.signedIn(company), { emails, role: 'Staff' });
  const id = sent?.id ?? '';
  await database.inCompany(company.id, (db) =>
    db.query("update invitations set expires_at = now() - interval '31 days'"),
  );

  const purge = new Contender(() => purgeExpired(fixture.services));
  await database.inCompany(company.id, async (db) => {
    await renewInvitation(db, company.id, id, newInvitationToken(fixture.services, company.id, id));
    await purge.begin(db);
  });
  await purge.ended;

  const row = await database.inCompany(company.id, (db) => selectInvitationById(db, company.id, id));
  expect(row?.status).toBe('Pending');
});
