import type Stripe from 'stripe';
import { emptyAccount, readyAccount, type Accounts } from './accounts';
import { missing, Refusal } from './refusal';
import { lockedOut } from './trouble';

export const platform = 'acct_platform';

export const platformKeys = {
  secretKey: 'sk_test_platform',
  publishableKey: 'pk_test_platform',
  webhookSecret: 'whsec_platform',
};

/** The accounts there are, and whose keys open which. */
export class Tenants {
  readonly #accounts = new Map([[platform, emptyAccount(platform, readyAccount)]]);
  readonly #keys = new Map([
    [platformKeys.secretKey, platform],
    [platformKeys.publishableKey, platform],
  ]);

  constructor(readonly newId: (prefix: string) => string) {}

  /** Whose account a call is about: the key's own, or one that the platform is connected with. */
  accountFor(key: string, account: string | null): string {
    const owner = this.#keys.get(key);
    if (owner === undefined) {
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    if (account === null) return owner;
    if (owner !== platform || !this.#accounts.has(account)) throw lockedOut();
    return account;
  }

  /** As the API sees them. */
  get accounts(): Accounts {
    const get = (id: string): Stripe.Account => {
      const account = this.#accounts.get(id);
      if (!account) throw lockedOut();
      return account;
    };
    return {
      get,
      currentOf: get,
      open: (given) => {
        const account = emptyAccount(this.newId('acct'), given);
        this.#accounts.set(account.id, account);
        return account;
      },
    };
  }

  openOwn(name: string): { id: string; secretKey: string; publishableKey: string } {
    const id = `acct_${name}`;
    const [secretKey, publishableKey] = [`sk_test_${name}`, `pk_test_${name}`];
    this.#accounts.set(id, emptyAccount(id, readyAccount));
    this.#keys.set(secretKey, id).set(publishableKey, id);
    return { id, secretKey, publishableKey };
  }

  change(id: string, change: Partial<Stripe.Account>): Stripe.Account {
    const account = this.#accounts.get(id);
    if (!account) throw missing('account', id);
    return Object.assign(account, change);
  }

  remove(id: string): void {
    this.#accounts.delete(id);
  }
}
