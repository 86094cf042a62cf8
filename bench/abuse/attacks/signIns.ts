import { randomBytes } from 'node:crypto';
import type { Attack, AttemptResult } from '../attack';
import { expectGraphqlRefusal, fromAddress, fromRandomNetwork } from '../wire';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';
const hashingNote = 'a password that is looked at is hashed, whether anybody has the address or not';

/**
 * Failed sign-ins allowed per hour: for one address, from one network, and for one address from one /48
 * prefix.
 */
const failureLimits = { address: 100, network: 200, prefix: 20 };
/** The attempts that remain when measuring starts, so that even a short run reaches the limit. */
const remaining = 10;
const spendConcurrency = 5;

const wrongPassword = (
  url: string,
  email: string,
  codes: readonly string[],
  network: Record<string, string> = fromRandomNetwork(),
): Promise<AttemptResult> =>
  expectGraphqlRefusal(url, codes, {
    body: { query: login, variables: { email, password: 'wrong wrong wrong' } },
    headers: network,
  });

const randomEmail = (): string => `${randomBytes(6).toString('hex')}@nowhere.test`;

/** Makes failed sign-ins. Throws if one of them has another result. */
async function spendAttempts(attemptCount: number, guess: () => Promise<AttemptResult>): Promise<void> {
  let startedCount = 0;
  const spendRemaining = async (): Promise<void> => {
    while (startedCount < attemptCount) {
      startedCount += 1;
      const { outcome } = await guess();
      if (outcome !== 'INVALID_CREDENTIALS')
        throw new Error(`Try ${startedCount} was answered with ${outcome}.`);
    }
  };
  await Promise.all(Array.from({ length: spendConcurrency }, spendRemaining));
}

/** Uses up all but the last attempts. Attempts beyond the allowance must be refused without hashing. */
async function guessUpTo(
  allowance: number,
  guess: () => Promise<AttemptResult>,
): Promise<() => Promise<AttemptResult>> {
  await spendAttempts(allowance - remaining, guess);
  let hashedCount = 0;
  return async () => {
    const result = await guess();
    if (result.outcome !== 'INVALID_CREDENTIALS') return result;
    hashedCount += 1;
    return hashedCount <= remaining ? result : { isRefused: false, outcome: `hashed beyond ${allowance}` };
  };
}

const expectedCodes = ['INVALID_CREDENTIALS', 'RATE_LIMITED'] as const;
const common = {
  everyMs: 50,
  maxConcurrency: 20,
  refusedWithinMs: 150,
  fastOutcomes: ['RATE_LIMITED'],
  budgetNote: hashingNote,
  requiredOutcomes: ['RATE_LIMITED'],
};

export const signIns: Readonly<Record<string, Attack>> = {
  'brute-force': {
    ...common,
    description: `wrong passwords for one address, from anywhere: ${failureLimits.address} are looked at`,
    prepare: async ({ url, attacker }) => {
      const { email } = attacker();
      return {
        attempt: await guessUpTo(failureLimits.address, () => wrongPassword(url, email, expectedCodes)),
      };
    },
  },
  stuffing: {
    ...common,
    description: `wrong passwords for many addresses, from one network: ${failureLimits.network} are looked at`,
    prepare: async ({ url }) => {
      const network = fromAddress('203.0.113.200');
      return {
        attempt: await guessUpTo(failureLimits.network, () =>
          wrongPassword(url, randomEmail(), expectedCodes, network),
        ),
      };
    },
  },
  'lock-out': {
    ...common,
    description: `wrong passwords for one address from one /48: ${failureLimits.prefix} are looked at`,
    prepare: async ({ url, attacker }) => {
      const { email } = attacker();
      const randomNetwork = () => fromAddress(`2001:db8:0:${randomBytes(2).toString('hex')}::1`);
      return {
        attempt: await guessUpTo(failureLimits.prefix, () =>
          wrongPassword(url, email, expectedCodes, randomNetwork()),
        ),
      };
    },
  },
  'hash-flood': {
    ...common,
    description: '150 sign-ins at once, again and again, for anybody from anywhere',
    everyMs: 5,
    maxConcurrency: 150,
    budgetNote: 'those in the queue are hashed, 102 at most; the others are refused at once',
    prepare: async ({ url }) => ({ attempt: () => wrongPassword(url, randomEmail(), expectedCodes) }),
  },
  'forgot-password': {
    description: 'reset links asked for, for anybody, from anywhere',
    everyMs: 50,
    maxConcurrency: 20,
    refusedWithinMs: null,
    budgetNote: 'nothing is refused: the answer is the same for every address',
    prepare: async ({ url }) => ({
      attempt: () =>
        expectGraphqlRefusal(url, ['200', 'RATE_LIMITED'], {
          body: {
            query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
            variables: { email: randomEmail() },
          },
          headers: fromRandomNetwork(),
        }),
    }),
  },
};
