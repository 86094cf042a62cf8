import type { Db, Services, StripeIntegration, WebhookHealth } from '../../platform';
import { loadCurrency } from '../plans/plans.repository';
import { isConnected } from './account';
import { requirementsOf } from './requirements';
import {
  countChargedSubscriptions,
  findIntegration,
  type IntegrationRow,
  loadWebhookActivity,
} from './stripe.repository';
import { stripeStateOf } from './state';

type PresentServices = Pick<Services, 'settings' | 'cardProvider'>;

const noWebhooks: WebhookHealth = { status: 'Missing', received: 0, failed: 0 };

const disconnectedFields = {
  chargesEnabled: false,
  payoutsEnabled: false,
  requirements: [],
  pendingVerification: [],
  webhooks: noWebhooks,
};

const accountFields = (row: IntegrationRow, { cardProvider }: PresentServices) => ({
  kind: row.secretKey ? ('Keys' as const) : ('Account' as const),
  mode: row.isLive ? ('Live' as const) : ('Test' as const),
  accountReference: row.accountReference,
  businessName: row.businessName,
  country: row.country,
  defaultCurrency: row.defaultCurrency,
  statementDescriptor: row.statementDescriptor,
  chargesEnabled: row.chargesEnabled,
  payoutsEnabled: row.payoutsEnabled,
  requirements: requirementsOf(row.currentlyDue, row.pastDue),
  pendingVerification: requirementsOf(row.pendingVerification, []),
  currentDeadline: row.currentDeadline,
  dashboardUrl: cardProvider.urlOf('Account', row.accountReference, row.isLive),
  publishableKey: row.publishableKey,
  secretKeyLast4: row.secretKeyLast4,
  connectedAt: row.connectedAt,
  connectedByName: row.connectedByName,
  lastSyncedAt: row.lastSyncedAt,
});

async function webhookHealth(db: Db, companyId: string, row: IntegrationRow): Promise<WebhookHealth> {
  const activity = await loadWebhookActivity(db, companyId, row);
  if (!activity?.lastEventAt) return noWebhooks;
  return { ...activity, status: activity.failed > 0 ? 'Failing' : 'Healthy' };
}

/** Returns the integration as operators see it, in the caller's transaction. */
export async function presentIntegration(
  services: PresentServices,
  db: Db,
  companyId: string,
): Promise<StripeIntegration> {
  const row = await findIntegration(db, companyId);
  const provider = services.cardProvider.name;
  const subscriptionCount = await countChargedSubscriptions(db, companyId);
  const amountIncrement = services.cardProvider.amountIncrement(await loadCurrency(db, companyId));
  if (!isConnected(row, services)) {
    return {
      ...disconnectedFields,
      provider,
      amountIncrement,
      state: 'NotConnected',
      chargedSubscriptions: subscriptionCount,
    };
  }
  return {
    ...accountFields(row, services),
    provider,
    amountIncrement,
    state: stripeStateOf(row),
    webhooks: await webhookHealth(db, companyId, row),
    chargedSubscriptions: subscriptionCount,
  };
}
