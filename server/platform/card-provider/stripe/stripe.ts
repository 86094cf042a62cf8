import type { Settings } from '../../settings/settings';
import type { CardProvider } from '../cardProvider';
import {
  accountLink,
  accountState,
  deleteWebhookEndpoint,
  openAccount,
  createWebhookEndpoint,
} from './accounts';
import { smallestIncrement } from './amounts';
import { attach, detach, startCardForm } from './cards';
import { charge, issueRefund } from './charges';
import { createAccess } from './client';
import { loadEventContent } from './eventContent';
import { payInvoice } from './invoices';
import { parseWebhook } from './webhookEvents';
import { syncSubscription } from './subscriptions';

const dashboardUrl = 'https://dashboard.stripe.com';

/**
 * Creates the Stripe provider. Charges are direct charges on the companies' accounts, and Stripe Billing
 * renews subscriptions.
 */
export function createStripe(
  settings: Pick<Settings, 'stripeApiUrl'>,
  secretKey: string,
  publishableKey: string,
): CardProvider {
  const access = createAccess(settings, secretKey, publishableKey);
  return {
    name: 'Stripe',
    sandboxCards: [],
    sandboxAccounts: [],
    renewsSubscriptions: true,

    amountIncrement: smallestIncrement,

    startCardForm: (owner) => startCardForm(access, owner),
    attach: (owner, token) => attach(access, owner, token),
    detach: (account, reference) => detach(access, account, reference),

    charge: (requests) => charge(access, requests),
    refund: (request) => issueRefund(access, request),
    payInvoice: (account, invoice, idempotencyKey) => payInvoice(access, account, invoice, idempotencyKey),
    syncSubscription: (desired) => syncSubscription(access, desired),

    openAccount: (account) => openAccount(access, account),
    accountLink: (account, urls) => accountLink(access, account, urls),
    accountState: (account) => accountState(access, account),
    // The account contains the company's money and history. Only the account's owner may close it.
    closeAccount: () => Promise.resolve(),
    createWebhookEndpoint: (account, url) => createWebhookEndpoint(access, account, url),
    deleteWebhookEndpoint: (account, reference) => deleteWebhookEndpoint(access, account, reference),

    parseWebhook: (raw, signature, secret, now) => parseWebhook(access, raw, signature, secret, now),
    loadEventContent: (account, event) => loadEventContent(access, account, event),
    urlOf: (kind, reference, isLive) =>
      `${dashboardUrl}/${isLive ? '' : 'test/'}${kind === 'Payment' ? 'payments' : 'connect/accounts'}/${reference}`,
  };
}
