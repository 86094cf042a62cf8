import type { Database } from '../../db/database';
import { badInput } from '../../errors';
import type { AccountState, CardProvider } from '../cardProvider';
import { accountStateOf, isSandboxAccount, sandboxAccounts } from './accounts';
import { chargeInSandbox, refundInSandbox } from './books';
import { attachCard, sandboxCards } from './cards';

const stateOf = (reference: string | null): AccountState => {
  const state = reference === null ? null : accountStateOf(reference, new Date());
  if (!state) throw new Error(`The sandbox has no account ${reference}.`);
  return state;
};

const noRenewals = (): Promise<never> =>
  Promise.reject(new Error('The sandbox renews nothing by itself: the queue does.'));

/** A card provider without money: its cards and accounts behave as their labels say, and its books are our tables. */
export const createSandbox = (database: Database): CardProvider => ({
  name: 'Sandbox',
  sandboxCards,
  sandboxAccounts,
  renewsSubscriptions: false,

  smallestStep: () => 1,

  startCardForm: () => Promise.resolve({ clientSecret: null, publishableKey: null }),
  async attach(owner, token) {
    const { companyId } = owner.account;
    const now = await database.inCompany(companyId, (db) =>
      db.query<{ now: Date }>('/* companyNow */ select company_now() as now'),
    );
    return attachCard(owner, token, now.rows[0]?.now ?? new Date());
  },
  detach: () => Promise.resolve(),

  async charge(requests) {
    const [first] = requests;
    if (!first) return [];
    const { companyId } = first.account;
    return database.inCompany(companyId, (db) => chargeInSandbox(db, companyId, requests));
  },
  refund: (request) => database.inCompany(request.account.companyId, (db) => refundInSandbox(db, request)),
  payInvoice: noRenewals,
  syncSubscription: noRenewals,

  openAccount({ companyId, sandboxAccount }) {
    const token = sandboxAccount ?? 'sandbox_ready';
    if (!isSandboxAccount(token)) {
      return Promise.reject(
        badInput({ sandboxAccount: 'This account is not known. Choose one of the sandbox accounts.' }),
      );
    }
    return Promise.resolve(stateOf(`${token}:${companyId}`));
  },
  accountLink: () => Promise.resolve(null),
  accountState: ({ reference }) => Promise.resolve(stateOf(reference)),
  closeAccount: () => Promise.resolve(),
  openWebhook: () => Promise.resolve(null),
  closeWebhook: () => Promise.resolve(),

  readMessage: () => null,
  contentOf: () => Promise.resolve({ kind: 'Nothing' }),
  urlOf: () => null,
});
