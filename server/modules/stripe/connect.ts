import { createHash } from 'node:crypto';
import type { AccountState, NewAccount } from '../../card-provider/cardProvider';
import type { Context, Services, Viewer } from '../../context';
import { DomainError } from '../../errors';
import { authorise } from '../../permissions';
import type { ConnectStripeInput, StripeConnection } from '../../schema.generated';
import { limit } from '../auth/limits';
import { loadCompany } from '../company/service';
import { accountOf, isConnected } from './account';
import { writeConnection } from './connected';
import { shownIntegration } from './present';
import { claimAccount } from './providerAccounts';
import { integrationOf, lockConnecting, type IntegrationRow } from './sql';

/** The console's own address; what the provider adds to it is read by the screen. */
const screenOf = ({ publicUrl }: Services['settings']): string =>
  `${publicUrl}/dashboard/white-label/stripe-integration`;

/** Two presses at once ask with the same key, and so does the press after a crash: they open one account. */
function newAccountOf(
  details: Omit<NewAccount, 'idempotencyKey'>,
  before: IntegrationRow | null,
): NewAccount {
  const since = before && (before.disconnectedAt ?? before.connectedAt).getTime();
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([since, details]))
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
    await integrationOf(db, companyId),
    await loadCompany(db, settings, companyId),
  ]);
  const { name, email, country = null, website = null } = company;
  const state = await cardProvider.openAccount(
    newAccountOf({ companyId, name, email, country, website, sandboxAccount }, before),
  );
  await claimAccount(services, companyId, state.reference);
  return state;
}

/** The account that is connected: of two who open one at the same time, the first one's. */
async function connectedRow(
  ctx: Context,
  viewer: Viewer,
  sandboxAccount: string | null,
): Promise<IntegrationRow> {
  const { services } = ctx;
  const { companyId } = viewer;
  const known = await services.database.inCompany(companyId, (db) => integrationOf(db, companyId));
  if (isConnected(known, services)) return known;
  const state = await openAccount(ctx, companyId, sandboxAccount);
  return services.database.inCompany(companyId, async (db) => {
    const before = await lockConnecting(db, companyId);
    if (isConnected(before, services)) return before;
    await writeConnection(db, ctx, viewer, state);
    const after = await integrationOf(db, companyId);
    if (!after) throw new Error(`The account of ${companyId} was not kept.`);
    return after;
  });
}

/** Opens an account where there is none, and says where the provider asks for what it needs. */
export async function connectStripe(ctx: Context, input: ConnectStripeInput): Promise<StripeConnection> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const { companyId } = viewer;
  const row = await connectedRow(ctx, viewer, input.sandboxAccount ?? null);
  if (row.secretKey) {
    throw new DomainError('CONFLICT', 'You work with keys of your own. Disconnect them first.');
  }
  const screen = screenOf(services.settings);
  const url = await services.cardProvider.accountLink(accountOf(services, companyId, row), {
    returnUrl: `${screen}?returned=true`,
    refreshUrl: `${screen}?refresh=true`,
  });
  const integration = await services.database.inCompany(companyId, (db) =>
    shownIntegration(services, db, companyId),
  );
  return { url, integration };
}
