import {
  authorize,
  type Context,
  type Services,
  type StripeIntegration,
  writeAuditEvent,
} from '../../platform';
import { accountOf, isConnected } from './account';
import { presentIntegration } from './present';
import {
  findIntegration,
  lockIntegration,
  releaseProviderAccount,
  setDisconnected,
  type IntegrationRow,
} from './stripe.repository';
import { stripeStateOf } from './state';

/**
 * Deletes the account's webhook and closes an account that Livery opened. Runs before the database is
 * updated, so that nothing changes if the provider is unavailable.
 */
async function disconnectFromProvider(
  services: Services,
  companyId: string,
  row: IntegrationRow,
): Promise<void> {
  const { cardProvider } = services;
  const account = accountOf(services, companyId, row);
  if (row.webhookReference) await cardProvider.deleteWebhookEndpoint(account, row.webhookReference);
  // An account that is connected with the company's own keys is not closed, because the company owns it.
  if (!row.secretKey) await cardProvider.closeAccount(account);
}

async function storeDisconnection(
  ctx: Context,
  companyId: string,
  disconnectedRow: IntegrationRow,
): Promise<void> {
  await ctx.services.database.inCompany(companyId, async (db) => {
    const before = await lockIntegration(db, companyId);
    if (!isConnected(before, ctx.services) || before.accountReference !== disconnectedRow.accountReference)
      return;
    await setDisconnected(db, companyId);
    await writeAuditEvent(db, ctx, {
      action: 'stripeIntegration.disconnected',
      targetType: 'StripeIntegration',
      targetId: companyId,
      targetLabel: before.accountReference,
      changes: [{ field: 'stripeState', before: stripeStateOf(before), after: 'NotConnected' }],
    });
    await db.publish({ type: 'stripeIntegrationChanged', companyId });
    await db.publish({ type: 'subscriptionsToSync', companyId });
    await db.publish({ type: 'companyChanged', companyId });
  });
}

/**
 * Disconnects the account. Until another one is connected, due charges and pending refunds wait, and new
 * refunds and manual retries are rejected.
 */
export async function disconnectStripe(ctx: Context): Promise<StripeIntegration> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const row = await services.database.inCompany(companyId, (db) => findIntegration(db, companyId));
  if (isConnected(row, services)) {
    await disconnectFromProvider(services, companyId, row);
    await storeDisconnection(ctx, companyId, row);
    // The account of these keys may be connected to another company next. Accounts that Livery opened stay
    // claimed, because late webhook events still need their company.
    if (row.secretKey) {
      await services.database.onPlatform((db) =>
        releaseProviderAccount(db, row.provider, row.accountReference, companyId),
      );
    }
  }
  return services.database.inCompany(companyId, (db) => presentIntegration(services, db, companyId));
}
