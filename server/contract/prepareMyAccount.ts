import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { insertChange, setToken } from '../modules/my-account/email-change/sql';
import { hashPassword } from '../modules/auth/passwords';
import type { TestCompany } from '../testing/world';
import type { Given } from './inputs';
import type { Prepare, Prepared, Stage } from './prepare';
import { secretPassword } from './prepareAccounts';
import { routeOf } from './restMatrix';
import { send } from './site';

/** Signed in on two devices. */
export async function withOtherSession({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await world.asAdmin(company);
  return { companyId: company.id, token: await world.adminToken(company) };
}

/** With a password that the call shows. */
export const withOwnPassword =
  (given: Given): Prepare =>
  async ({ world }) => {
    const company = await world.company();
    const passwordHash = await hashPassword(secretPassword);
    await world.services.database.inCompany(company.id, (db) =>
      db.query('update operators set password_hash = $2 where id = $1', [company.admin.id, passwordHash]),
    );
    return { companyId: company.id, token: await world.adminToken(company), given };
  };

/** Somebody asked for another address, and both have their link. */
async function withAddressAskedFor({
  world,
}: Stage): Promise<{ company: TestCompany; given: { token: string } }> {
  const company = await world.company();
  const { viewer } = await world.asAdmin(company);
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  const change = {
    id: newId(),
    operatorId: company.admin.id,
    sessionId: viewer?.sessionId ?? '',
    oldEmail: company.admin.email,
    newEmail: `${newId()}@company.test`,
  };
  await world.services.database.inCompany(company.id, async (db) => {
    await insertChange(db, company.id, change);
    await setToken(db, company.id, change.id, { side: 'Old', tokenHash });
  });
  return { company, given: { token } };
}

export async function withEmailLink(stage: Stage): Promise<Prepared> {
  const { company, given } = await withAddressAskedFor(stage);
  return { companyId: company.id, given };
}

export async function withEmailChange(stage: Stage): Promise<Prepared> {
  const { company } = await withAddressAskedFor(stage);
  return { companyId: company.id, token: await stage.world.adminToken(company) };
}

export async function withProfileImage({ world, site }: Stage): Promise<Prepared> {
  const company = await world.company();
  const token = await world.adminToken(company);
  await send(site, routeOf('POST', '/operators/profile-image/upload'), { token });
  return { companyId: company.id, token };
}
