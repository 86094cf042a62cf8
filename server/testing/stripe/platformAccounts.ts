import type Stripe from 'stripe';
import { emptyAccount, readyAccount, type AccountRegistry } from './accounts';
import { resourceMissing, StripeApiError } from './stripeApiError';
import { accountAccessDenied } from './failureMode';

export const platformAccountId = 'acct_platform';

export const platformKeys = {
  secretKey: 'sk_test_platform',
  publishableKey: 'pk_test_platform',
  webhookSecret: 'whsec_platform',
};

/** All accounts, and the API keys that grant access to them. */
export class PlatformAccounts {
  readonly #accounts = new Map([[platformAccountId, emptyAccount(platformAccountId, readyAccount)]]);
  readonly #keys = new Map([
    [platformKeys.secretKey, platformAccountId],
    [platformKeys.publishableKey, platformAccountId],
  ]);

  constructor(readonly newId: (prefix: string) => string) {}

  /**
   * Returns the account that a request acts on: the key's account, or a connected account of the platform.
   * Throws if the key grants no access.
   */
  resolveAccount(key: string, account: string | null): string {
    const keyOwner = this.#keys.get(key);
    if (keyOwner === undefined) {
      throw new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    if (account === null) return keyOwner;
    if (keyOwner !== platformAccountId || !this.#accounts.has(account)) throw accountAccessDenied();
    return account;
  }

  /** The accounts as the API routes use them. */
  get accounts(): AccountRegistry {
    const get = (id: string): Stripe.Account => {
      const account = this.#accounts.get(id);
      if (!account) throw accountAccessDenied();
      return account;
    };
    return {
      get,
      getCurrent: get,
      create: (given) => {
        const account = emptyAccount(this.newId('acct'), given);
        this.#accounts.set(account.id, account);
        return account;
      },
    };
  }

  addStandalone(name: string): { id: string; secretKey: string; publishableKey: string } {
    const id = `acct_${name}`;
    const [secretKey, publishableKey] = [`sk_test_${name}`, `pk_test_${name}`];
    this.#accounts.set(id, emptyAccount(id, readyAccount));
    this.#keys.set(secretKey, id).set(publishableKey, id);
    return { id, secretKey, publishableKey };
  }

  update(id: string, update: Partial<Stripe.Account>): Stripe.Account {
    const account = this.#accounts.get(id);
    if (!account) throw resourceMissing('account', id);
    return Object.assign(account, update);
  }

  remove(id: string): void {
    this.#accounts.delete(id);
  }
}
