import { randomBytes } from 'node:crypto';
import type { Attack, Refusal } from '../attack';
import { askAndBeRefused, from, fromAnywhere } from '../wire';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';
const hashing = 'a password that is looked at is hashed, whether anybody has the address or not';

/** Wrong passwords in an hour: for one address from everywhere, from one network for whatever addresses, and for one from a /48. */
const allowed = { address: 100, network: 200, prefix: 20 };
/** What is left of it when the attack is measured, so that it comes to its end however short it is. */
const left = 10;
const spentAtOnce = 5;

const wrongPassword = (
  url: string,
  email: string,
  codes: readonly string[],
  network: Record<string, string> = fromAnywhere(),
): Promise<Refusal> =>
  askAndBeRefused(url, codes, {
    body: { query: login, variables: { email, password: 'wrong wrong wrong' } },
    headers: network,
  });

const somebody = (): string => `${randomBytes(6).toString('hex')}@nowhere.test`;

/** Tries that are hashed and found wrong, each of them. */
async function spend(tries: number, guess: () => Promise<Refusal>): Promise<void> {
  let begun = 0;
  const spendNext = async (): Promise<void> => {
    while (begun < tries) {
      begun += 1;
      const { how } = await guess();
      if (how !== 'INVALID_CREDENTIALS') throw new Error(`Try ${begun} was answered with ${how}.`);
    }
  };
  await Promise.all(Array.from({ length: spentAtOnce }, spendNext));
}

/** As many as are left are found wrong; every further one is refused unseen. */
async function upTo(allowance: number, guess: () => Promise<Refusal>): Promise<() => Promise<Refusal>> {
  await spend(allowance - left, guess);
  let found = 0;
  return async () => {
    const refusal = await guess();
    if (refusal.how !== 'INVALID_CREDENTIALS') return refusal;
    found += 1;
    return found <= left ? refusal : { isRefused: false, how: `hashed beyond ${allowance}` };
  };
}

const either = ['INVALID_CREDENTIALS', 'RATE_LIMITED'] as const;
const common = {
  everyMs: 50,
  atOnce: 20,
  refusedWithinMs: 150,
  soon: ['RATE_LIMITED'],
  because: hashing,
  demands: ['RATE_LIMITED'],
};

export const signIns: Readonly<Record<string, Attack>> = {
  'brute-force': {
    ...common,
    what: `wrong passwords for one address, from anywhere: ${allowed.address} are looked at`,
    prepare: async ({ url, attacker }) => {
      const { email } = attacker();
      return { strike: await upTo(allowed.address, () => wrongPassword(url, email, either)) };
    },
  },
  stuffing: {
    ...common,
    what: `wrong passwords for many addresses, from one network: ${allowed.network} are looked at`,
    prepare: async ({ url }) => {
      const network = from('203.0.113.200');
      return { strike: await upTo(allowed.network, () => wrongPassword(url, somebody(), either, network)) };
    },
  },
  'lock-out': {
    ...common,
    what: `wrong passwords for one address from one /48: ${allowed.prefix} are looked at`,
    prepare: async ({ url, attacker }) => {
      const { email } = attacker();
      const anyLine = () => from(`2001:db8:0:${randomBytes(2).toString('hex')}::1`);
      return { strike: await upTo(allowed.prefix, () => wrongPassword(url, email, either, anyLine())) };
    },
  },
  'hash-flood': {
    ...common,
    what: '150 sign-ins at once, again and again, for anybody from anywhere',
    everyMs: 5,
    atOnce: 150,
    because: 'those in the queue are hashed, 102 at most; the others are refused at once',
    prepare: async ({ url }) => ({ strike: () => wrongPassword(url, somebody(), either) }),
  },
  'forgot-password': {
    what: 'reset links asked for, for anybody, from anywhere',
    everyMs: 50,
    atOnce: 20,
    refusedWithinMs: null,
    because: 'nothing is refused: the answer is the same for every address',
    prepare: async ({ url }) => ({
      strike: () =>
        askAndBeRefused(url, ['200', 'RATE_LIMITED'], {
          body: {
            query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
            variables: { email: somebody() },
          },
          headers: fromAnywhere(),
        }),
    }),
  },
};
