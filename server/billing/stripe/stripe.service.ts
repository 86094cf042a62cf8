import type { Context } from '../../platform/context/context';
import type { EventOf } from '../../platform/events/catalog';
import type { SandboxAccount } from '../../platform/card-provider/cardProvider';
import { authorize } from '../../platform/context/permissions';
import type { StripeIntegration } from '../../platform/api/types';
import { presentIntegration } from './present';

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
