import type { Context, Services } from '../../context';
import { publish } from '../../events';
import { authorise } from '../../permissions';
import type { StripeIntegration } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { accountOf, isConnected } from './account';
import { shownIntegration } from './present';
import { releaseAccount } from './providerAccounts';
import { integrationOf, lockIntegration, setDisconnected, type IntegrationRow } from './sql';
import { stripeStateOf } from './state';

/** The provider is told first: when it can't be reached, everything stays as it was. */
async function leaveProvider(services: Services, companyId: string, row: IntegrationRow): Promise<void> {
  const { cardProvider } = services;
  const account = accountOf(services, companyId, row);
  if (row.webhookReference) await cardProvider.deleteWebhookEndpoint(account, row.webhookReference);
  // With keys of its own the account was never ours to close.
  if (!row.secretKey) await cardProvider.closeAccount(account);
}

async function writeDisconnection(ctx: Context, companyId: string, left: IntegrationRow): Promise<void> {
  await ctx.services.database.inCompany(companyId, async (db) => {
    const before = await lockIntegration(db, companyId);
    if (!isConnected(before, ctx.services) || before.accountReference !== left.accountReference) return;
    await setDisconnected(db, companyId);
    await writeAuditEvent(db, ctx, {
      action: 'stripeIntegration.disconnected',
      targetType: 'StripeIntegration',
      targetId: companyId,
      targetLabel: before.accountReference,
      changes: [{ field: 'state', before: stripeStateOf(before), after: 'NotConnected' }],
    });
    await publish(db, { type: 'stripeIntegrationChanged', companyId });
    await publish(db, { type: 'companyChanged', companyId });
  });
}

/** Nothing can be charged or given back from now on; what is due waits until an account is connected again. */
export async function disconnectStripe(ctx: Context): Promise<StripeIntegration> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const row = await services.database.inCompany(companyId, (db) => integrationOf(db, companyId));
  if (isConnected(row, services)) {
    await leaveProvider(services, companyId, row);
    await writeDisconnection(ctx, companyId, row);
    // Whoever owns the keys may use them elsewhere; late news of an account that we opened still finds its company.
    if (row.secretKey) await releaseAccount(services, companyId, row.accountReference);
  }
  return services.database.inCompany(companyId, (db) => shownIntegration(services, db, companyId));
}
