import { generateSync } from 'otplib';
import { DomainError } from '../errors';
import { login } from '../modules/auth/login';
import { startTwoFactor } from '../modules/two-factor/setUp';
import { giveTwoFactor } from '../testing/twoFactor';
import type { Prepare, Prepared, Stage } from './prepare';
import { secretPassword, withPassword } from './prepareAccounts';

/** By an Admin who has two-factor. */
export const withTwoFactor: Prepare = async ({ world }) => {
  const company = await world.company();
  const { code } = await giveTwoFactor(world.services, company.id, company.admin.id);
  return {
    companyId: company.id,
    token: await world.adminToken(company),
    given: { code: code(), isRequired: true },
  };
};

/** Set up, but for the code that proves it. */
export async function withSecret({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { secret } = await startTwoFactor(await world.asAdmin(company), null);
  return {
    companyId: company.id,
    token: await world.adminToken(company),
    given: { code: generateSync({ secret: secret.replaceAll(' ', '') }) },
  };
}

/** By an Admin, with another of the team who has two-factor. */
export async function withLockedOut({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { id } = await world.operator(company);
  await giveTwoFactor(world.services, company.id, id);
  return { companyId: company.id, token: await world.adminToken(company), given: { id } };
}

/** With the first step taken. */
export async function withChallenge(stage: Stage): Promise<Prepared> {
  const { world } = stage;
  const { companyId = '', given } = await withPassword(stage);
  const email = String(given?.['email']);
  const operatorId = await world.services.database.inCompany(companyId, async (db) => {
    const { rows } = await db.query<{ id: string }>('select id from operators where email = $1', [email]);
    return rows[0]?.id ?? '';
  });
  const { code } = await giveTwoFactor(world.services, companyId, operatorId);
  const refused: unknown = await login(world.asNobody(), { email, password: secretPassword }).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof DomainError) || !refused.details.challenge) throw refused;
  return { companyId, given: { challenge: refused.details.challenge.token, code: code() } };
}
