import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { insertPasswordReset } from '../modules/auth/passwordResetSql';
import { hashPassword } from '../modules/auth/passwords';
import { insertInvitation } from '../modules/operators/invitationSql';
import { sealToken } from '../modules/operators/invitationToken';
import { insertInvited } from '../modules/operators/sql';
import { openSession } from '../modules/sessions/service';
import type { TestCompany } from '../testing/world';
import type { Prepared, Stage } from './prepare';

export const secretPassword = 'correct horse battery';

export async function invited({
  world,
}: Stage): Promise<{ company: TestCompany; companyId: string; token: string; invitationId: string }> {
  const company = await world.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  const [operatorId, invitationId] = [newId(), newId()];
  const email = `${operatorId}@company.test`;
  await world.services.database.inCompany(company.id, async (db) => {
    await insertInvited(db, company.id, { id: operatorId, name: 'Invited', email, role: 'Staff' });
    const tokenSealed = sealToken(world.services, company.id, invitationId, token);
    const invitation = { id: invitationId, operatorId, tokenHash, tokenSealed, invitedBy: company.admin.id };
    await insertInvitation(db, company.id, invitation);
  });
  return { company, companyId: company.id, token, invitationId };
}

export async function withExpiredInvitation(stage: Stage): Promise<Prepared> {
  const { companyId, token, invitationId } = await invited(stage);
  await stage.world.services.database.inCompany(companyId, (db) =>
    db.query('update invitations set expires_at = now() where id = $1', [invitationId]),
  );
  return { companyId, given: { token } };
}

export async function withPassword({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const passwordHash = await hashPassword(secretPassword);
  const { email } = await world.operator(company, { passwordHash });
  return { companyId: company.id, given: { email, password: secretPassword } };
}

export async function withReset({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await world.services.database.inCompany(company.id, (db) =>
    insertPasswordReset(db, company.id, { id: newId(), operatorId: company.admin.id, tokenHash }),
  );
  return { companyId: company.id, given: { token, password: secretPassword } };
}

export async function withGoogleAccount({ world, google }: Stage): Promise<Prepared> {
  const company = await world.company();
  const token = await google.idToken({ sub: newId(), email: company.admin.email });
  return { companyId: company.id, given: { token } };
}

export async function withSession({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
  const { refreshToken } = await world.services.database.inCompany(company.id, (db) =>
    openSession(db, company.id, caller, { operatorId: company.admin.id, rememberMe: false }),
  );
  return { companyId: company.id, given: { refreshToken } };
}
