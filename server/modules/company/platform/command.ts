import type { Services } from '../../../context';
import { DomainError } from '../../../errors';
import { readEmailAddress } from '../../../lib/emailAddress';
import { isId } from '../../../lib/ids';
import type { CompanyStatus } from '../../../schema.generated';
import { findByAddress } from '../../auth/directory';
import { moveCompany } from '../moves';
import { lockCompany } from '../sql';

export const usage = `Give a company by its id or by the address that somebody signs in to it with:
  npm run company -- block <company> "<the reason that its people read>"
  npm run company -- unblock <company>`;

type Command = readonly ['block', string, string] | readonly ['unblock', string];

const longestReason = 500;

export const isCompanyCommand = (given: readonly string[]): given is Command => {
  const [verb, company, reason = ''] = given;
  if (!company) return false;
  if (verb === 'unblock') return given.length === 2;
  return verb === 'block' && given.length === 3 && reason.trim() !== '' && reason.length <= longestReason;
};

async function companyIdOf({ database }: Pick<Services, 'database'>, named: string): Promise<string> {
  const email = readEmailAddress(named);
  const entry = email ? await database.onPlatform((db) => findByAddress(db, email)) : undefined;
  const id = entry?.company_id ?? named.toLowerCase();
  if (isId(id)) return id;
  throw new DomainError('NOT_FOUND', `Nobody signs in with ${named}, and it is no company's id.`);
}

/** Blocks a company or lets it be again, on record as the platform's doing, and says what was done. */
export async function runCompanyCommand(
  services: Pick<Services, 'database' | 'settings'>,
  [verb, named, reason]: Command,
): Promise<string> {
  const companyId = await companyIdOf(services, named);
  const to: CompanyStatus = verb === 'block' ? 'Blocked' : 'Active';
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    if (!company) throw new DomainError('NOT_FOUND', `There is no company ${companyId}.`);
    if (verb === 'unblock' && company.status !== 'Blocked') {
      throw new DomainError('CONFLICT', `${company.name} is ${company.status}, not Blocked.`);
    }
    const actor = { companyId, type: 'Platform', id: null, name: 'Livery' } as const;
    const mover = { viewer: null, caller: null, actor, services };
    await moveCompany(db, mover, companyId, to, reason?.trim() ?? null);
    const done = verb === 'block' ? `was blocked: ${reason?.trim()}` : 'is Active again.';
    return `${company.name} (${companyId}) ${done}`;
  });
}
