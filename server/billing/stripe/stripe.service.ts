import {
  authorize,
  type Context,
  type EventOf,
  type SandboxAccount,
  type StripeIntegration,
} from '../../platform';
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
