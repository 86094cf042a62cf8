import type { Account } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { openSecret } from './secrets';
import { integrationOf, type IntegrationRow } from './sql';

export { forgetKey } from './sql';

export interface ClientsAccount {
  account: Account;
  /** The provider has charges switched on. */
  canCharge: boolean;
  /** What it takes is money. */
  isLive: boolean;
}

/** An account of a provider that this server doesn't work with is none. */
export const isConnected = (
  row: IntegrationRow | null,
  { cardProvider }: Pick<Services, 'cardProvider'>,
): row is IntegrationRow => row !== null && !row.disconnectedAt && row.provider === cardProvider.name;

export const accountOf = (
  services: Pick<Services, 'settings'>,
  companyId: string,
  { accountReference, secretKey }: IntegrationRow,
): Account => ({
  companyId,
  reference: accountReference,
  secretKey: openSecret(services, companyId, 'secretKey', secretKey),
});

/** The account that clients' payments go to; null while there is none. */
export async function clientsAccount(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<ClientsAccount | null> {
  const row = await integrationOf(db, companyId);
  if (!isConnected(row, services)) return null;
  return { account: accountOf(services, companyId, row), canCharge: row.chargesEnabled, isLive: row.isLive };
}

/** What the browser reaches an account with keys of its own by. */
export async function ownPublishableKey(db: Db, companyId: string): Promise<string | null> {
  const row = await integrationOf(db, companyId);
  return row?.publishableKey ?? null;
}

/** The account that was connected last, whether or not it is any more; null where there never was one. */
export async function lastAccount(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<Account | null> {
  const row = await integrationOf(db, companyId);
  return row?.provider === services.cardProvider.name ? accountOf(services, companyId, row) : null;
}

/** What the messages of a company's own account are signed with; null where it has none. */
export async function webhookSecretOf(
  services: Pick<Services, 'settings' | 'database'>,
  companyId: string,
): Promise<string | null> {
  const row = await services.database.inCompany(companyId, (db) => integrationOf(db, companyId));
  return row && openSecret(services, companyId, 'webhookSecret', row.webhookSecret);
}
