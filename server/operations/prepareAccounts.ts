import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { hashPassword, insertInvitation, insertInvitedOperator } from '../identity';
import { encryptToken, insertPasswordReset, openSession } from '../identity/internals';
import type { TestCompany } from '../testing/fixture';
import type { PreparedCall, TestSetup } from './prepare';

export const secretPassword = 'correct horse battery';

export async function insertPendingInvitation({
  fixture,
}: TestSetup): Promise<{ company: TestCompany; companyId: string; token: string; invitationId: string }> {
  const company = await fixture.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  const [operatorId, invitationId] = [newId(), newId()];
  const email = `${operatorId}@company.test`;
  await fixture.inCompany(company, async (db) => {
    await insertInvitedOperator(db, company.id, { id: operatorId, name: 'Invited', email, role: 'Staff' });
    const encryptedToken = encryptToken(fixture.services, company.id, invitationId, token);
    const invitation = {
      id: invitationId,
      operatorId,
      tokenHash,
      encryptedToken,
      invitedBy: company.admin.id,
    };
    await insertInvitation(db, company.id, invitation);
  });
  return { company, companyId: company.id, token, invitationId };
}

export async function withExpiredInvitation(setup: TestSetup): Promise<PreparedCall> {
  const { companyId, token, invitationId } = await insertPendingInvitation(setup);
  await setup.fixture.services.database.inCompany(companyId, (db) =>
    db.query('update invitations set expires_at = now() where id = $1', [invitationId]),
  );
  return { companyId, overrides: { token } };
}

export async function withPassword({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const passwordHash = await hashPassword(secretPassword);
  const { email } = await fixture.operator(company, { passwordHash });
  return { companyId: company.id, overrides: { email, password: secretPassword } };
}

export async function withReset({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await fixture.inCompany(company, (db) =>
    insertPasswordReset(db, company.id, { id: newId(), operatorId: company.admin.id, tokenHash }),
  );
  return { companyId: company.id, overrides: { token, password: secretPassword } };
}

export async function withGoogleAccount({ fixture, google }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const token = await google.idToken({ sub: newId(), email: company.admin.email });
  return { companyId: company.id, overrides: { token } };
}

export async function withSession({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
  const { refreshToken } = await fixture.inCompany(company, async (db) => {
    // Otherwise the renewal stores the language of the request.
    await db.query("update operators set language = 'en' where company_id = $1", [company.id]);
    return openSession(db, company.id, caller, { operatorId: company.admin.id, rememberMe: false });
  });
  return { companyId: company.id, overrides: { refreshToken } };
}
