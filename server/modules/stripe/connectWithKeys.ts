import type { Account, AccountState, WebhookEndpoint } from '../../card-provider/cardProvider';
import type { Context, Services, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { StripeIntegration, StripeKeysInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { limit } from '../auth/limits';
import { isConnected } from './account';
import { applyAccountState } from './applyAccountState';
import { writeConnection } from './connected';
import { stripeKeysInput, type StripeKeys } from './input';
import { shownIntegration } from './present';
import { claimAccount } from './providerAccounts';
import { sealSecret } from './secrets';
import { integrationOf, lockConnecting, setKeys, type IntegrationRow, type KeyColumns } from './sql';

/** What the keys open, as the provider tells of it. */
interface Opened {
  account: Account;
  state: AccountState;
  webhook: WebhookEndpoint | null;
}

function refuseUnfit(services: Services, known: IntegrationRow | null, state: AccountState): void {
  if (!isConnected(known, services)) return;
  if (!known.secretKey) {
    throw new DomainError('CONFLICT', 'An account is connected already. Disconnect it first.');
  }
  if (known.accountReference !== state.reference) {
    throw badInput({ secretKey: 'This key is of another account. Disconnect the current one first.' });
  }
}

async function openWithKeys(services: Services, companyId: string, keys: StripeKeys): Promise<Opened> {
  const { cardProvider, database, settings } = services;
  const account: Account = { companyId, reference: null, secretKey: keys.secretKey };
  const state = await cardProvider.accountState(account);
  if (!state) throw badInput({ secretKey: 'Stripe does not take this key. Make a new one and paste that.' });
  const known = await database.inCompany(companyId, (db) => integrationOf(db, companyId));
  refuseUnfit(services, known, state);
  await claimAccount(services, companyId, state.reference);
  const webhook = await cardProvider.createWebhookEndpoint(
    account,
    `${settings.publicUrl}/webhooks/stripe/${companyId}`,
  );
  return { account, state, webhook };
}

const columnsOf = (
  services: Services,
  companyId: string,
  { secretKey, publishableKey }: StripeKeys,
  webhook: WebhookEndpoint | null,
): KeyColumns => ({
  publishableKey,
  secretKey: sealSecret(services, companyId, 'secretKey', secretKey),
  secretKeyLast4: secretKey.slice(-4),
  webhookSecret: webhook && sealSecret(services, companyId, 'webhookSecret', webhook.secret),
  webhookReference: webhook?.reference ?? null,
});

async function recordNewKeys(
  db: Db,
  ctx: Context,
  companyId: string,
  before: IntegrationRow,
  publishableKey: string,
): Promise<void> {
  await writeAuditEvent(db, ctx, {
    action: 'stripeIntegration.keysReplaced',
    targetType: 'StripeIntegration',
    targetId: companyId,
    targetLabel: before.accountReference,
    changes: changedFields({ publishableKey: before.publishableKey }, { publishableKey }),
  });
}

/** Returns the webhook that the new one takes the place of. */
async function writeKeys(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  keys: StripeKeys,
  { state, webhook }: Opened,
): Promise<string | null> {
  const { services } = ctx;
  const { companyId } = viewer;
  const before = await lockConnecting(db, companyId);
  refuseUnfit(services, before, state);
  const replaced = isConnected(before, services) ? before : null;
  if (replaced) {
    await recordNewKeys(db, ctx, companyId, replaced, keys.publishableKey);
    await applyAccountState(db, companyId, state.reference, state);
  } else {
    await writeConnection(db, ctx, viewer, state);
  }
  await setKeys(db, companyId, columnsOf(services, companyId, keys, webhook));
  return replaced?.webhookReference ?? null;
}

/** Connects an account by its own keys, or puts new keys in the place of those that it was connected with. */
export async function connectStripeWithKeys(
  ctx: Context,
  input: StripeKeysInput,
): Promise<StripeIntegration> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const { companyId } = viewer;
  const { cardProvider, database } = services;
  if (cardProvider.name !== 'Stripe') {
    throw new DomainError('CONFLICT', 'The sandbox has no keys. Choose one of its accounts instead.');
  }
  await limit(services, 'stripe-connect-company', companyId);
  const keys = parseInput(stripeKeysInput, input);
  const opened = await openWithKeys(services, companyId, keys);
  const forget = (reference: string | undefined | null) =>
    reference ? cardProvider.deleteWebhookEndpoint(opened.account, reference) : undefined;
  const replaced = await database
    .inCompany(companyId, (db) => writeKeys(db, ctx, viewer, keys, opened))
    .catch(async (error: unknown) => {
      await forget(opened.webhook?.reference);
      throw error;
    });
  await forget(replaced);
  return database.inCompany(companyId, (db) => shownIntegration(services, db, companyId));
}
