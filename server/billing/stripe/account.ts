import type { Account, Db, Services } from '../../platform';
import { decryptSecret } from './secrets';
import { findIntegration, type IntegrationRow } from './stripe.repository';

export interface ConnectedAccount {
  account: Account;
  /** Whether the provider allows charges. */
  canCharge: boolean;
  /** Whether the account moves real money. */
  isLive: boolean;
}

/** Returns whether an account is connected at the provider that this server uses. */
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
  secretKey: decryptSecret(services, companyId, 'secretKey', secretKey),
});

/** Returns the account that receives clients' payments, or null if none is connected. */
export async function loadConnectedAccount(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<ConnectedAccount | null> {
  const row = await findIntegration(db, companyId);
  if (!isConnected(row, services)) return null;
  return { account: accountOf(services, companyId, row), canCharge: row.chargesEnabled, isLive: row.isLive };
}

/** Returns the publishable key of an account that is connected with the company's own keys, or null. */
export async function loadPublishableKey(db: Db, companyId: string): Promise<string | null> {
  const row = await findIntegration(db, companyId);
  return row?.publishableKey ?? null;
}

/**
 * Returns the last connected account, even if it is disconnected, or null if there is none or it is at
 * another provider.
 */
export async function loadLastAccount(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<Account | null> {
  const row = await findIntegration(db, companyId);
  return row?.provider === services.cardProvider.name ? accountOf(services, companyId, row) : null;
}

/**
 * Returns the secret that signs webhook events of an account that is connected with the company's own keys,
 * or null.
 */
export async function loadWebhookSecret(
  services: Pick<Services, 'settings' | 'database'>,
  companyId: string,
): Promise<string | null> {
  const row = await services.database.inCompany(companyId, (db) => findIntegration(db, companyId));
  return row && decryptSecret(services, companyId, 'webhookSecret', row.webhookSecret);
}
