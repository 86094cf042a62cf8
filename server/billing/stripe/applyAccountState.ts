import { type AccountState, type Db, systemContext, writeAuditEvent } from '../../platform';
import { changedFields } from '../../lib/changedFields';
import { lockIntegration, setAccountState, setDisconnected, type IntegrationRow } from './stripe.repository';
import { stripeStateOf } from './state';

async function auditState(
  db: Db,
  companyId: string,
  before: IntegrationRow,
  state: AccountState | null,
): Promise<void> {
  const changes = changedFields(
    { stripeState: stripeStateOf(before) },
    { stripeState: stripeStateOf(state) },
  );
  if (changes.length === 0) return;
  await writeAuditEvent(db, systemContext(companyId), {
    action: state ? 'stripeIntegration.changed' : 'stripeIntegration.lost',
    targetType: 'StripeIntegration',
    targetId: companyId,
    targetLabel: before.accountReference,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
}

/**
 * Stores, audits and publishes the state of the company's account from the provider, or disconnects the
 * account if `state` is null. Ignores accounts that are no longer connected.
 */
export async function applyAccountState(
  db: Db,
  companyId: string,
  reference: string,
  state: AccountState | null,
): Promise<void> {
  const before = await lockIntegration(db, companyId);
  if (!before || before.disconnectedAt || before.accountReference !== reference) return;
  await (state ? setAccountState(db, companyId, state) : setDisconnected(db, companyId));
  await auditState(db, companyId, before, state);
  await db.publish({ type: 'stripeIntegrationChanged', companyId });
  if (!state) await db.publish({ type: 'subscriptionsToSync', companyId });
  if (state?.chargesEnabled && !before.chargesEnabled) await db.publish({ type: 'chargesDue', companyId });
}
