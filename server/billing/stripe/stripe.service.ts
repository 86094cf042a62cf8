import {
  authorize,
  type Context,
  type EventOf,
  limit,
  type SandboxAccount,
  type StripeIntegration,
  writeAuditEvent,
} from '../../platform';
import { accountOf, isConnected } from './account';
import { applyAccountState } from './applyAccountState';
import { presentIntegration } from './present';
import { findIntegration } from './stripe.repository';

export async function stripeIntegration(ctx: Context): Promise<StripeIntegration> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  return ctx.services.database.inCompany(companyId, (db) => presentIntegration(ctx.services, db, companyId));
}

export function sandboxAccounts(ctx: Context): SandboxAccount[] {
  authorize(ctx.viewer, null, 'read');
  return [...ctx.services.cardProvider.sandboxAccounts];
}

type IntegrationEvent = EventOf<'stripeIntegrationChanged'>;

export function subscribeToIntegration(ctx: Context): AsyncIterableIterator<IntegrationEvent> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  return ctx.services.events.subscribe('stripeIntegrationChanged', companyId, ctx.readAt);
}

export const loadChangedIntegration = (
  ctx: Context,
  { companyId }: IntegrationEvent,
): Promise<StripeIntegration> =>
  ctx.services.database.inCompany(companyId, (db) => presentIntegration(ctx.services, db, companyId));

/**
 * Fetches and stores the state of a connected account without waiting for the provider's webhook, and audits
 * the check. Returns the integration.
 */
export async function checkStripeIntegration(ctx: Context): Promise<StripeIntegration> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const { database, cardProvider } = services;
  await limit(services, 'stripe-check-company', companyId);
  const row = await database.inCompany(companyId, (db) => findIntegration(db, companyId));
  if (isConnected(row, services)) {
    const state = await cardProvider.accountState(accountOf(services, companyId, row));
    await database.inCompany(companyId, async (db) => {
      await writeAuditEvent(db, ctx, {
        action: 'stripeIntegration.checked',
        targetType: 'StripeIntegration',
        targetId: companyId,
        targetLabel: row.accountReference,
      });
      await applyAccountState(db, companyId, row.accountReference, state);
    });
  }
  return database.inCompany(companyId, (db) => presentIntegration(services, db, companyId));
}
