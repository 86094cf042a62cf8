import type { Database } from '../../db/database';
import { badInput } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import type { AccountState, CardProvider } from '../cardProvider';
import { companyClock } from '../../db/companyClock.repository';
import { accountStateOf, isSandboxAccount, sandboxAccounts } from './accounts';
import { chargeInSandbox, refundInSandbox } from './ledger';
import { attachCard, sandboxCards } from './cards';

const stateOf = (reference: string | null): AccountState => {
  const state = reference === null ? null : accountStateOf(reference, new Date());
  if (!state) throw new Error(`The sandbox has no account ${reference}.`);
  return state;
};

const rejectRenewal = (): Promise<never> =>
  Promise.reject(new Error('The sandbox does not renew subscriptions. The job queue does.'));

/**
 * Creates a provider without real money. Its cards and accounts behave as labeled, and its charges are rows
 * in the database.
 */
export const createSandbox = (database: Database): CardProvider => ({
  name: 'Sandbox',
  sandboxCards,
  sandboxAccounts,
  renewsSubscriptions: false,

  amountIncrement: () => 1,

  startCardForm: () => Promise.resolve({ clientSecret: null, publishableKey: null }),
  async attach(owner, token) {
    const { companyId } = owner.account;
    return attachCard(owner, token, await database.inCompany(companyId, companyClock));
  },
  detach: () => Promise.resolve(),

  async charge(requests) {
    const [first] = requests;
    if (!first) return [];
    const { companyId } = first.account;
    return database.inCompany(companyId, (db) => chargeInSandbox(db, companyId, requests));
  },
  refund: (request) => database.inCompany(request.account.companyId, (db) => refundInSandbox(db, request)),
  payInvoice: rejectRenewal,
  syncSubscription: rejectRenewal,

  openAccount({ companyId, sandboxAccount }) {
    const token = sandboxAccount ?? 'sandbox_ready';
    if (!isSandboxAccount(token)) {
      return Promise.reject(badInput({ sandboxAccount: t('Choose one of the sandbox accounts.') }));
    }
    return Promise.resolve(stateOf(`${token}:${companyId}`));
  },
  accountLink: () => Promise.resolve(null),
  accountState: ({ reference }) => Promise.resolve(stateOf(reference)),
  closeAccount: () => Promise.resolve(),
  createWebhookEndpoint: () => Promise.resolve(null),
  deleteWebhookEndpoint: () => Promise.resolve(),

  parseWebhook: () => null,
  loadEventContent: () => Promise.resolve({ kind: 'Nothing' }),
  urlOf: () => null,
});
