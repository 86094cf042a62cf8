import type { Services } from '../../platform';
import { DomainError } from '../../lib/errors';

type ClaimServices = Pick<Services, 'database' | 'cardProvider'>;

/**
 * Assigns an account to the company, so that webhook events of the account find the company. Throws
 * `CONFLICT` if another company has claimed it.
 */
export async function claimAccount(
  { database, cardProvider }: ClaimServices,
  companyId: string,
  reference: string,
): Promise<void> {
  const { rows } = await database.onPlatform(async (db) => {
    await db.query(
      `/* claimAccount */ insert into provider_accounts (provider, reference, company_id) values ($1, $2, $3)
       on conflict (provider, reference) do nothing`,
      [cardProvider.name, reference, companyId],
    );
    return db.query<{ companyId: string }>(
      `/* ownerOfAccount */ select company_id as "companyId" from provider_accounts
       where provider = $1 and reference = $2`,
      [cardProvider.name, reference],
    );
  });
  if (rows[0]?.companyId === companyId) return;
  throw new DomainError('CONFLICT', 'This account is connected to another company.');
}

/** Removes the assignment, so that another company can connect the account. */
export async function releaseAccount(
  { database, cardProvider }: ClaimServices,
  companyId: string,
  reference: string,
): Promise<void> {
  await database.onPlatform((db) =>
    db.query(
      `/* releaseAccount */ delete from provider_accounts
       where provider = $1 and reference = $2 and company_id = $3`,
      [cardProvider.name, reference, companyId],
    ),
  );
}
