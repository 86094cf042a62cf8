import { type AccountState, type Context, type Db, type Viewer, writeAuditEvent } from '../../platform';
import { upsertIntegration, setAccountState } from './stripe.repository';
import { stripeStateOf } from './state';

/** Stores a new connection, audits it and publishes its events, in the caller's transaction. */
export async function storeConnection(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  state: AccountState,
): Promise<void> {
  await upsertIntegration(db, companyId, {
    provider: ctx.services.cardProvider.name,
    accountReference: state.reference,
    connectedBy: operatorId,
    connectedByName: name,
  });
  await setAccountState(db, companyId, state);
  await writeAuditEvent(db, ctx, {
    action: 'stripeIntegration.connected',
    targetType: 'StripeIntegration',
    targetId: companyId,
    targetLabel: state.reference,
    changes: [{ field: 'stripeState', before: 'NotConnected', after: stripeStateOf(state) }],
  });
  await db.publish({ type: 'stripeIntegrationChanged', companyId });
  await db.publish({ type: 'companyChanged', companyId });
  await db.publish({ type: 'subscriptionsToSync', companyId });
  if (state.chargesEnabled) await db.publish({ type: 'chargesDue', companyId });
}
