import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack';
import { expectGraphqlRefusal, fromRandomNetwork } from '../wire';

const guessTokens = (query: string): Attack['prepare'] => {
  return async ({ url }) => ({
    attempt: () =>
      expectGraphqlRefusal(url, ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED'], {
        body: { query, variables: { token: randomBytes(48).toString('base64url') } },
        headers: fromRandomNetwork(),
      }),
  });
};

const common = { everyMs: 25, maxConcurrency: 20, refusedWithinMs: 150 };

export const guesses: Readonly<Record<string, Attack>> = {
  'refresh-guesses': {
    ...common,
    description: 'guessed refresh tokens',
    prepare: guessTokens('query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }'),
  },
  'link-guesses': {
    ...common,
    description: 'guessed password reset tokens',
    prepare: guessTokens(
      'mutation ($token: String!) { resetPassword(token: $token, password: "a long pass phrase") }',
    ),
  },
};
