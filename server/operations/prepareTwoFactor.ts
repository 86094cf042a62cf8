import { generateSync } from 'otplib';
import { DomainError } from '../lib/errors';
import { login, startTwoFactorSetup } from '../identity/internals';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';
import { secretPassword, withPassword } from './prepareAccounts';
import { enableTwoFactor } from '../testing/factories/operators';

export const withTwoFactor: PrepareCall = async ({ fixture }) => {
  const company = await fixture.company();
  const { code } = await enableTwoFactor(fixture.services, company.id, company.admin.id);
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { code: code(), isRequired: true },
  };
};

/** Starts a two-factor setup, and prepares the call whose code completes it. */
export async function withTwoFactorSecret({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { secret } = await startTwoFactorSetup(await fixture.signedIn(company), null);
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { code: generateSync({ secret: secret.replaceAll(' ', '') }) },
  };
}

/** Prepares a call by the Admin that targets an operator with two-factor authentication. */
export async function withTwoFactorOperator({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id } = await fixture.operator(company);
  await enableTwoFactor(fixture.services, company.id, id);
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { id } };
}

/** Completes the password step of a sign-in, and prepares the call that completes the sign-in with a code. */
export async function withTwoFactorChallenge(setup: TestSetup): Promise<PreparedCall> {
  const { fixture } = setup;
  const { companyId = '', overrides } = await withPassword(setup);
  const email = String(overrides?.['email']);
  const operatorId = await fixture.services.database.inCompany(companyId, async (db) => {
    const { rows } = await db.query<{ id: string }>('select id from operators where email = $1', [email]);
    return rows[0]?.id ?? '';
  });
  const { code } = await enableTwoFactor(fixture.services, companyId, operatorId);
  const refused: unknown = await login(fixture.asAnonymous(), { email, password: secretPassword }).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof DomainError) || !refused.details.challenge) throw refused;
  return { companyId, overrides: { challenge: refused.details.challenge.token, code: code() } };
}
