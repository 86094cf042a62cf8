import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack';
import { expectGraphqlRefusal, fromAddress, fromRandomNetwork, type AttemptResult } from '../wire';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';
const hashingNote = 'other attempts take the time of a password hash, for known and unknown addresses';

/**
 * Failed sign-ins allowed per hour for one email address, from one network, and for one email address from
 * one /48 prefix.
 */
const failureLimits = { address: 100, network: 200, prefix: 20 };
/** The attempts left below a limit when measuring starts, so that even a short run reaches the limit. */
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

const randomEmail = (): string => `${randomBytes(6).toString('hex')}@unknown.test`;

/**
 * Makes `attemptCount` sign-ins with wrong passwords. Throws unless the API refuses each with
 * `INVALID_CREDENTIALS`.
 */
async function spendAttempts(attemptCount: number, guess: () => Promise<AttemptResult>): Promise<void> {
  let startedCount = 0;
  const spendRemaining = async (): Promise<void> => {
    while (startedCount < attemptCount) {
      startedCount += 1;
      const { outcome } = await guess();
      if (outcome !== 'INVALID_CREDENTIALS') throw new Error(`Attempt ${startedCount} returned ${outcome}.`);
    }
  };
  await Promise.all(Array.from({ length: spendConcurrency }, spendRemaining));
}

/**
 * Spends all but `remaining` of the allowed attempts. Returns a function that makes a further attempt, which
 * counts as not refused once more than `allowance` passwords are hashed.
 */
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
    description: `wrong passwords for one address from many networks, of which ${failureLimits.address} are checked`,
    prepare: async ({ url, attacker }) => {
      const { email } = attacker();
      return {
        attempt: await guessUpTo(failureLimits.address, () => wrongPassword(url, email, expectedCodes)),
      };
    },
  },
  stuffing: {
    ...common,
    description: `wrong passwords for many addresses from one network, of which ${failureLimits.network} are checked`,
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
    description: `wrong passwords for one address from one /48 network, of which ${failureLimits.prefix} are checked`,
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
    description: '150 concurrent sign-ins for random addresses from random networks',
    everyMs: 5,
    maxConcurrency: 150,
    budgetNote: 'at most 102 queued passwords are hashed',
    prepare: async ({ url }) => ({ attempt: () => wrongPassword(url, randomEmail(), expectedCodes) }),
  },
  'forgot-password': {
    description: 'password reset requests for random addresses from random networks',
    everyMs: 50,
    maxConcurrency: 20,
    refusedWithinMs: null,
    budgetNote: 'nothing is refused, because the response is the same for every address',
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
