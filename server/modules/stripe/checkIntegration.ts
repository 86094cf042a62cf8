import type { Context } from '../../context';
import { authorize } from '../../permissions';
import type { StripeIntegration } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { limit } from '../auth/limits';
import { accountOf, isConnected } from './account';
import { applyAccountState } from './applyAccountState';
import { presentIntegration } from './present';
import { findIntegration } from './sql';

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
