import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { hashPassword } from '../identity';
import { insertChange, setToken } from '../identity/internals';
import { notify } from '../insights';
import type { TestCompany } from '../testing/fixture';
import type { VariableOverrides } from './variables';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';
import { secretPassword } from './prepareAccounts';
import { routeOf } from './restMatrix';
import { send } from './testApi';

/** Prepares an Admin with two sessions. */
export async function withOtherSession({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await fixture.signedIn(company);
  return { companyId: company.id, token: (await fixture.signedIn(company)).token };
}

/** Prepares an Admin whose password is the one that the call sends. */
export const withOwnPassword =
  (overrides: VariableOverrides): PrepareCall =>
  async ({ fixture }) => {
    const company = await fixture.company();
    const passwordHash = await hashPassword(secretPassword);
    await fixture.query(company, 'update operators set password_hash = $2 where id = $1', [
      company.admin.id,
      passwordHash,
    ]);
    return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides };
  };

/** Creates a pending email change with a link for the old address. */
async function insertEmailChange({
  fixture,
}: TestSetup): Promise<{ company: TestCompany; overrides: { token: string } }> {
  const company = await fixture.company();
  const { viewer } = await fixture.signedIn(company);
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  const change = {
    id: newId(),
    operatorId: company.admin.id,
    sessionId: viewer?.sessionId ?? '',
    oldEmail: company.admin.email,
    newEmail: `${newId()}@company.test`,
  };
  await fixture.inCompany(company, async (db) => {
    await insertChange(db, company.id, change);
    await setToken(db, company.id, change.id, { side: 'Old', tokenHash });
  });
  return { company, overrides: { token } };
}

export async function withEmailLink(setup: TestSetup): Promise<PreparedCall> {
  const { company, overrides } = await insertEmailChange(setup);
  return { companyId: company.id, overrides };
}

export async function withPendingEmailChange(setup: TestSetup): Promise<PreparedCall> {
  const { company } = await insertEmailChange(setup);
  return { companyId: company.id, token: (await setup.fixture.signedIn(company)).token };
}

export async function withProfileImage({ fixture, api }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { token } = await fixture.signedIn(company);
  await send(api, routeOf('POST', '/operators/profile-image/upload'), { token });
  return { companyId: company.id, token };
}

/** Prepares an unread notification of the Admin. */
export async function withNotification({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await fixture.inCompany(company, (db) =>
    notify(db, fixture.services, company.id, {
      kind: 'ClientAdded',
      items: [{ reason: 'SignedUp', label: 'Ada' }],
    }),
  );
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { ids: null } };
}
