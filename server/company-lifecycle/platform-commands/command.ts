import type { AuditContext, Services } from '../../platform';
import { lockCompany } from '../../company';
import { type DirectoryEntry, findByAddress, removeTwoFactor, selectAccount } from '../../identity';
import { conflict, DomainError } from '../../lib/errors';
import { readEmailAddress } from '../../lib/emailAddress';
import { isId } from '../../../contract/ids';
import { changeCompanyStatus, unblockedStatus } from '../transitions';

export const usage = `Identify a company by its id or by the email address of one of its operators:
  npm start -- company block <company> "<reason shown to its operators>"
  npm start -- company unblock <company>
  npm start -- company reset-two-factor <email address of the operator>`;

type Command =
  readonly ['block', string, string] | readonly ['unblock', string] | readonly ['reset-two-factor', string];

const maxReasonLength = 500;

export const isCompanyCommand = (args: readonly string[]): args is Command => {
  const [verb, identifier, reason = ''] = args;
  if (!identifier) return false;
  if (verb === 'unblock' || verb === 'reset-two-factor') return args.length === 2;
  return verb === 'block' && args.length === 3 && reason.trim() !== '' && reason.length <= maxReasonLength;
};

/** Runs a command of the platform, audits it with the platform as actor and returns a summary. */
export function runCompanyCommand(services: Services, command: Command): Promise<string> {
  const [verb, identifier, reason] = command;
  if (verb === 'reset-two-factor') return resetTwoFactor(services, identifier);
  return verb === 'block' ? block(services, identifier, reason.trim()) : unblock(services, identifier);
}

const platformActor = (companyId: string): AuditContext => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'Platform', id: null, name: 'Livery' },
});

/**
 * Finds an active operator by email address. Excludes invited operators, because any company can invite any
 * address.
 */
async function findOperator({ database }: Services, identifier: string): Promise<DirectoryEntry | undefined> {
  const email = readEmailAddress(identifier);
  const entry = email ? await database.onPlatform((db) => findByAddress(db, email)) : undefined;
  if (!entry) return undefined;
  const { company_id: companyId, operator_id: operatorId } = entry;
  const account = await database.inCompany(companyId, (db) => selectAccount(db, companyId, operatorId));
  return account?.status === 'Active' ? entry : undefined;
}

async function companyIdOf(services: Services, identifier: string): Promise<string> {
  const id = (await findOperator(services, identifier))?.company_id ?? identifier.toLowerCase();
  if (isId(id)) return id;
  throw new DomainError(
    'NOT_FOUND',
    `No operator or company matches ${identifier}. Use a company id or the email address of an operator.`,
  );
}

async function block(services: Services, identifier: string, reason: string): Promise<string> {
  const companyId = await companyIdOf(services, identifier);
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    if (!company) throw new DomainError('NOT_FOUND', `Company ${companyId} does not exist.`);
    await changeCompanyStatus(db, { ...platformActor(companyId), services }, companyId, 'Blocked', reason);
    return `${company.name} (${companyId}) was blocked: ${reason}`;
  });
}

async function unblock(services: Services, identifier: string): Promise<string> {
  const companyId = await companyIdOf(services, identifier);
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    if (!company) throw new DomainError('NOT_FOUND', `Company ${companyId} does not exist.`);
    if (company.status !== 'Blocked') {
      throw conflict(`${company.name} (${companyId}) is ${company.status}, not Blocked.`);
    }
    const status = unblockedStatus(company);
    await changeCompanyStatus(db, { ...platformActor(companyId), services }, companyId, status);
    return `${company.name} (${companyId}) is ${status} again.`;
  });
}

/**
 * Resets an operator's two-factor authentication, ends their sessions and emails them. Helps companies whose
 * only Admin has lost both the authenticator app and the recovery codes.
 */
async function resetTwoFactor(services: Services, address: string): Promise<string> {
  const entry = await findOperator(services, address);
  if (!entry)
    throw new DomainError('NOT_FOUND', `No operator signs in with ${address}. Check the email address.`);
  const { company_id: companyId, operator_id: operatorId } = entry;
  return services.database.inCompany(companyId, async (db) => {
    const company = await lockCompany(db, companyId);
    const account = await selectAccount(db, companyId, operatorId);
    if (!account?.two_factor_at) throw conflict(`${address} does not use two-factor authentication.`);
    await removeTwoFactor(db, platformActor(companyId), services, companyId, account);
    return `Two-factor authentication of ${account.name} (${address}, ${company?.name}, ${companyId}) was reset. All sessions ended.`;
  });
}
