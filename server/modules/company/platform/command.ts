import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { readEmailAddress } from '../../../lib/emailAddress';
import { isId } from '../../../lib/ids';
import type { Doer } from '../../audit/service';
import { findByAddress } from '../../auth/directory';
import { selectAccount } from '../../auth/sql';
import { forgetTwoFactor } from '../../two-factor/byAdmin';
import { moveCompany } from '../moves';
import { lockCompany } from '../sql';

export const usage = `Give a company by its id or by the address that somebody signs in to it with:
  npm run company -- block <company> "<the reason that its people read>"
  npm run company -- unblock <company>
  npm run company -- reset-two-factor <address of whoever has lost their app and their codes>`;

type Command =
  readonly ['block', string, string] | readonly ['unblock', string] | readonly ['reset-two-factor', string];

const longestReason = 500;

export const isCompanyCommand = (given: readonly string[]): given is Command => {
  const [verb, named, reason = ''] = given;
  if (!named) return false;
  if (verb === 'unblock' || verb === 'reset-two-factor') return given.length === 2;
  return verb === 'block' && given.length === 3 && reason.trim() !== '' && reason.length <= longestReason;
};

/** Does what Livery itself may do to a company, on record as its doing, and says what was done. */
export function runCompanyCommand(services: Services, command: Command): Promise<string> {
  const [verb, named, reason] = command;
  if (verb === 'reset-two-factor') return resetTwoFactor(services, named);
  return verb === 'block' ? block(services, named, reason.trim()) : unblock(services, named);
}

const byPlatform = (companyId: string): Doer => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'Platform', id: null, name: 'Livery' },
});

const findPerson = async ({ database }: Services, named: string) => {
  const email = readEmailAddress(named);
  return email ? database.onPlatform((db) => findByAddress(db, email)) : undefined;
};

async function companyIdOf(services: Services, named: string): Promise<string> {
  const id = (await findPerson(services, named))?.company_id ?? named.toLowerCase();
  if (isId(id)) return id;
  throw new DomainError('NOT_FOUND', `Nobody signs in with ${named}, and it is no company's id.`);
}

async function block(services: Services, named: string, reason: string): Promise<string> {
  const companyId = await companyIdOf(services, named);
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    if (!company) throw new DomainError('NOT_FOUND', `There is no company ${companyId}.`);
    await moveCompany(db, { ...byPlatform(companyId), services }, companyId, 'Blocked', reason);
    return `${company.name} (${companyId}) was blocked: ${reason}`;
  });
}

async function unblock(services: Services, named: string): Promise<string> {
  const companyId = await companyIdOf(services, named);
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    if (!company) throw new DomainError('NOT_FOUND', `There is no company ${companyId}.`);
    if (company.status !== 'Blocked') {
      throw new DomainError('CONFLICT', `${company.name} is ${company.status}, not Blocked.`);
    }
    await moveCompany(db, { ...byPlatform(companyId), services }, companyId, 'Active');
    return `${company.name} (${companyId}) is Active again.`;
  });
}

/** For a company whose only Admin has lost both: nobody in it could do it. */
async function resetTwoFactor(services: Services, address: string): Promise<string> {
  const entry = await findPerson(services, address);
  if (!entry) throw new DomainError('NOT_FOUND', `Nobody signs in with ${address}.`);
  const { company_id: companyId, operator_id: operatorId } = entry;
  return services.database.inCompany(companyId, async (db) => {
    const account = await selectAccount(db, companyId, operatorId);
    if (!account?.two_factor_at) throw new DomainError('CONFLICT', `${address} has no two-factor.`);
    await forgetTwoFactor(db, byPlatform(companyId), services, companyId, account);
    return `The two-factor of ${account.name} (${address}) was reset, and their sessions have ended.`;
  });
}
