import type { Settings } from '../../settings';
import type { CardProvider } from '../cardProvider';
import { accountLink, accountState, closeWebhook, openAccount, openWebhook } from './accounts';
import { smallestStep } from './amounts';
import { attach, detach, startCardForm } from './cards';
import { charge } from './charges';
import { openAccess } from './client';
import { contentOf } from './content';
import { payInvoice } from './invoices';
import { readMessage } from './messages';
import { refund } from './refunding';
import { syncSubscription } from './subscriptions';

const dashboard = 'https://dashboard.stripe.com';

/** Stripe, by its own SDK: charges are made on the companies' own accounts, subscriptions renewed by Stripe Billing. */
export function createStripe(
  settings: Pick<Settings, 'stripeApiUrl'>,
  secretKey: string,
  publishableKey: string,
): CardProvider {
  const access = openAccess(settings, secretKey, publishableKey);
  return {
    name: 'Stripe',
    sandboxCards: [],
    sandboxAccounts: [],
    renewsSubscriptions: true,

    smallestStep,

    startCardForm: (owner) => startCardForm(access, owner),
    attach: (owner, token) => attach(access, owner, token),
    detach: (account, reference) => detach(access, account, reference),

    charge: (requests) => charge(access, requests),
    refund: (request) => refund(access, request),
    payInvoice: (account, invoice, key) => payInvoice(access, account, invoice, key),
    syncSubscription: (desired) => syncSubscription(access, desired),

    openAccount: (account) => openAccount(access, account),
    accountLink: (account, back) => accountLink(access, account, back),
    accountState: (account) => accountState(access, account),
    // The company's money and records are in it, and only its holder may close it.
    closeAccount: () => Promise.resolve(),
    openWebhook: (account, url) => openWebhook(access, account, url),
    closeWebhook: (account, reference) => closeWebhook(access, account, reference),

    readMessage: (raw, signature, secret, now) => readMessage(access, raw, signature, secret, now),
    contentOf: (account, message) => contentOf(access, account, message),
    urlOf: (kind, reference, isLive) =>
      `${dashboard}/${isLive ? '' : 'test/'}${kind === 'Payment' ? 'payments' : 'connect/accounts'}/${reference}`,
  };
}
