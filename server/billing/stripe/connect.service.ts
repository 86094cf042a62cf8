import { createHash } from 'node:crypto';
import {
  type AccountState,
  authorize,
  type ConnectStripeInput,
  type Context,
  limit,
  type NewAccount,
  type Services,
  type StripeConnection,
  type Viewer,
} from '../../platform';
import { loadCompany } from '../../company';
import { t } from '../../lib/i18n/i18n';
import { conflict } from '../../lib/errors';
import { accountOf, isConnected } from './account';
import { storeConnection } from './storeConnection';
import { presentIntegration } from './present';
import { claimAccount } from './providerAccounts';
import { findIntegration, lockForConnection, type IntegrationRow } from './stripe.repository';

/** Returns the address of the console screen to which the provider redirects the operator. */
const returnUrlOf = ({ publicUrl }: Services['settings']): string =>
  `${publicUrl}/dashboard/white-label/stripe-integration`;

/**
 * Adds an idempotency key that depends on the previous connection and the details. Concurrent requests and
 * retries after a crash then open the same account.
 */
function withIdempotencyKey(
  details: Omit<NewAccount, 'idempotencyKey'>,
  before: IntegrationRow | null,
): NewAccount {
  const previousConnection = before && (before.disconnectedAt ?? before.connectedAt).getTime();
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([previousConnection, details]))
    .digest('hex');
  return { ...details, idempotencyKey };
}

async function openAccount(
  { services }: Context,
  companyId: string,
  sandboxAccount: string | null,
): Promise<AccountState> {
  const { database, settings, cardProvider } = services;
  await limit(services, 'stripe-connect-company', companyId);
  const [before, company] = await database.inCompany(companyId, async (db) => [
    await findIntegration(db, companyId),
    await loadCompany(db, settings, companyId),
  ]);
  const { name, email, country = null, website = null } = company;
  const state = await cardProvider.openAccount(
    withIdempotencyKey({ companyId, name, email, country, website, sandboxAccount }, before),
  );
  await claimAccount(services, companyId, state.reference);
  return state;
}

/**
 * Returns the connected account, after opening one if none is connected. If two requests open one
 * concurrently, both return the one that commits first.
 */
async function connectAccount(
  ctx: Context,
  viewer: Viewer,
  sandboxAccount: string | null,
): Promise<IntegrationRow> {
  const { services } = ctx;
  const { companyId } = viewer;
  const existing = await services.database.inCompany(companyId, (db) => findIntegration(db, companyId));
  if (isConnected(existing, services)) return existing;
  const state = await openAccount(ctx, companyId, sandboxAccount);
  return services.database.inCompany(companyId, async (db) => {
    const before = await lockForConnection(db, companyId);
    if (isConnected(before, services)) return before;
    await storeConnection(db, ctx, viewer, state);
    const after = await findIntegration(db, companyId);
    if (!after) throw new Error(`The Stripe account of company ${companyId} was not stored.`);
    return after;
  });
}

/**
 * Opens an account if none is connected. Returns the integration and the provider's onboarding link, which is
 * null in the sandbox. Throws `CONFLICT` if the company connected its own API keys.
 */
export async function connectStripe(ctx: Context, input: ConnectStripeInput): Promise<StripeConnection> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const { companyId } = viewer;
  const row = await connectAccount(ctx, viewer, input.sandboxAccount ?? null);
  if (row.secretKey) {
    throw conflict(t('You’re connected with your own API keys. Disconnect them first.'));
  }
  const returnUrl = returnUrlOf(services.settings);
  const url = await services.cardProvider.accountLink(accountOf(services, companyId, row), {
    returnUrl: `${returnUrl}?returned=true`,
    refreshUrl: `${returnUrl}?refresh=true`,
  });
  const integration = await services.database.inCompany(companyId, (db) =>
    presentIntegration(services, db, companyId),
  );
  return { url, integration };
}
