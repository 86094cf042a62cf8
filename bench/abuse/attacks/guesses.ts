import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack';
import { askAndBeRefused, fromAnywhere } from '../wire';

const guess = (query: string): Attack['prepare'] => {
  return async ({ url }) => ({
    strike: () =>
      askAndBeRefused(url, ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED'], {
        body: { query, variables: { token: randomBytes(48).toString('base64url') } },
        headers: fromAnywhere(),
      }),
  });
};

const common = { everyMs: 25, atOnce: 20, refusedWithinMs: 150 };

export const guesses: Readonly<Record<string, Attack>> = {
  'refresh-guesses': {
    ...common,
    what: 'refresh tokens that are guessed',
    prepare: guess('query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }'),
  },
  'link-guesses': {
    ...common,
    what: 'links to choose a password that are guessed',
    prepare: guess(
      'mutation ($token: String!) { resetPassword(token: $token, password: "a long pass phrase") }',
    ),
  },
};
