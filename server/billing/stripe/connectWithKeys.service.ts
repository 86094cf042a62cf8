import type * as z from 'zod';
import { stripeKeysInput as sharedKeysInput } from '../../../contract/payments';
import { t } from '../../lib/i18n/i18n';
import { changedFields } from '../../lib/changedFields';
import { badInput, conflict } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import {
  type Account,
  type AccountState,
  authorize,
  type Context,
  type Db,
  limit,
  type Services,
  type StripeIntegration,
  type StripeKeysInput,
  type Viewer,
  type WebhookEndpoint,
  writeAuditEvent,
} from '../../platform';
import { isConnected } from './account';
import { applyAccountState } from './applyAccountState';
import { presentIntegration } from './present';
import { claimAccount } from './providerAccounts';
import { encryptSecret } from './secrets';
import { storeConnection } from './storeConnection';
import {
  findIntegration,
  type IntegrationRow,
  type KeyColumns,
  lockForConnection,
  setKeys,
} from './stripe.repository';

const stripeKeysInput = sharedKeysInput({
  secretKey: () => t('Enter a secret key. It starts with sk_test_, sk_live_, rk_test_, or rk_live_.'),
  publishableKey: () => t('Enter a publishable key. It starts with pk_test_ or pk_live_.'),
  differentModes: () =>
    t('One key is for test mode and the other is for live mode. Enter two keys of the same mode.'),
});

type StripeKeys = z.output<typeof stripeKeysInput>;

/** The account that the keys give access to, with its state and new webhook. */
interface KeyedAccount {
  account: Account;
  state: AccountState;
  webhook: WebhookEndpoint | null;
}

function assertCanUseAccount(services: Services, existing: IntegrationRow | null, state: AccountState): void {
  if (!isConnected(existing, services)) return;
  if (!existing.secretKey) {
    throw conflict(t('A Stripe account is already connected. Disconnect it first.'));
  }
  if (existing.accountReference !== state.reference) {
    throw badInput({
      secretKey: t('This key belongs to a different Stripe account. Disconnect the current account first.'),
    });
  }
}

async function openAccountWithKeys(
  services: Services,
  companyId: string,
  keys: StripeKeys,
): Promise<KeyedAccount> {
  const { cardProvider, database, settings } = services;
  const account: Account = { companyId, reference: null, secretKey: keys.secretKey };
  const state = await cardProvider.accountState(account);
  if (!state)
    throw badInput({
      secretKey: t('Stripe rejected this key. Create a new key in Stripe and enter it here.'),
    });
  const existing = await database.inCompany(companyId, (db) => findIntegration(db, companyId));
  assertCanUseAccount(services, existing, state);
  await claimAccount(services, companyId, state.reference);
  const webhook = await cardProvider.createWebhookEndpoint(
    account,
    `${settings.publicUrl}/webhooks/stripe/${companyId}`,
  );
  return { account, state, webhook };
}

const toKeyColumns = (
  services: Services,
  companyId: string,
  { secretKey, publishableKey }: StripeKeys,
  webhook: WebhookEndpoint | null,
): KeyColumns => ({
  publishableKey,
  secretKey: encryptSecret(services, companyId, 'secretKey', secretKey),
  secretKeyLast4: secretKey.slice(-4),
  webhookSecret: webhook && encryptSecret(services, companyId, 'webhookSecret', webhook.secret),
  webhookReference: webhook?.reference ?? null,
});

async function auditReplacedKeys(
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

/** Stores the keys and the state of their account. Returns the reference of the replaced webhook, or null. */
async function storeKeys(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  keys: StripeKeys,
  { state, webhook }: KeyedAccount,
): Promise<string | null> {
  const { services } = ctx;
  const { companyId } = viewer;
  const before = await lockForConnection(db, companyId);
  assertCanUseAccount(services, before, state);
  const previous = isConnected(before, services) ? before : null;
  if (previous) {
    await auditReplacedKeys(db, ctx, companyId, previous, keys.publishableKey);
    await applyAccountState(db, companyId, state.reference, state);
  } else {
    await storeConnection(db, ctx, viewer, state);
  }
  await setKeys(db, companyId, toKeyColumns(services, companyId, keys, webhook));
  return previous?.webhookReference ?? null;
}

/**
 * Connects the account of the given API keys, or replaces the keys of the connected account. Throws
 * `BAD_USER_INPUT` if the keys are invalid or of another account, and `CONFLICT` in the sandbox or while an
 * account that Livery opened is connected.
 */
export async function connectStripeWithKeys(
  ctx: Context,
  input: StripeKeysInput,
): Promise<StripeIntegration> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { services } = ctx;
  const { companyId } = viewer;
  const { cardProvider, database } = services;
  if (cardProvider.name !== 'Stripe') {
    throw conflict(t('The sandbox has no API keys. Choose a sandbox account instead.'));
  }
  await limit(services, 'stripe-connect-company', companyId);
  const keys = parseInput(stripeKeysInput, input);
  const opened = await openAccountWithKeys(services, companyId, keys);
  const deleteWebhook = (reference: string | undefined | null) =>
    reference ? cardProvider.deleteWebhookEndpoint(opened.account, reference) : undefined;
  const previous = await database
    .inCompany(companyId, (db) => storeKeys(db, ctx, viewer, keys, opened))
    .catch(async (error: unknown) => {
      await deleteWebhook(opened.webhook?.reference);
      throw error;
    });
  await deleteWebhook(previous);
  return database.inCompany(companyId, (db) => presentIntegration(services, db, companyId));
}
