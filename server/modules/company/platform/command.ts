import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { readEmailAddress } from '../../../lib/emailAddress';
import { isId } from '../../../lib/ids';
import type { AuditContext } from '../../audit/service';
import { findByAddress, type DirectoryEntry } from '../../auth/directory';
import { selectAccount } from '../../auth/sql';
import { forgetTwoFactor } from '../../two-factor/byAdmin';
import { moveCompany, unblockedStatus } from '../moves';
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

const byPlatform = (companyId: string): AuditContext => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'Platform', id: null, name: 'Livery' },
});

/** Whoever signs in with the address. Whom a company has merely invited is not of it: anybody may be invited by anybody. */
async function findPerson({ database }: Services, named: string): Promise<DirectoryEntry | undefined> {
  const email = readEmailAddress(named);
  const entry = email ? await database.onPlatform((db) => findByAddress(db, email)) : undefined;
  if (!entry) return undefined;
  const { company_id: companyId, operator_id: operatorId } = entry;
  const account = await database.inCompany(companyId, (db) => selectAccount(db, companyId, operatorId));
  return account?.status === 'Active' ? entry : undefined;
}

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
      throw new DomainError('CONFLICT', `${company.name} (${companyId}) is ${company.status}, not Blocked.`);
    }
    const status = unblockedStatus(company);
    await moveCompany(db, { ...byPlatform(companyId), services }, companyId, status);
    return `${company.name} (${companyId}) is ${status} again.`;
  });
}

/** For a company whose only Admin has lost both: nobody in it could do it. */
async function resetTwoFactor(services: Services, address: string): Promise<string> {
  const entry = await findPerson(services, address);
  if (!entry) throw new DomainError('NOT_FOUND', `Nobody signs in with ${address}.`);
  const { company_id: companyId, operator_id: operatorId } = entry;
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    const account = await selectAccount(db, companyId, operatorId);
    if (!account?.two_factor_at) throw new DomainError('CONFLICT', `${address} has no two-factor.`);
    await forgetTwoFactor(db, byPlatform(companyId), services, companyId, account);
    return `The two-factor of ${account.name} (${address}) of ${company?.name} (${companyId}) was reset, and their sessions have ended.`;
  });
}
