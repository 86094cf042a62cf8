import { requestGraphql } from '../../../e2e/support/operatorApi';
import type { Tokens } from '../../faults/browser/openPages';
import { signInRepeatedly } from '../../faults/browser/sessions';
import type { Attack } from '../attack';
import type { Attacker } from '../target';
import { expectGraphqlRefusal, fromRandomNetwork, type AttemptResult } from '../wire';

const refreshOperations = [
  'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }',
  'mutation ($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }',
];

/** The action by which the owner ends a session whose tokens were stolen. */
type EndSession = (url: string, stolen: Tokens, owner: Attacker) => Promise<void>;

const signOut: EndSession = async (url, { accessToken }) => {
  await requestGraphql(url, accessToken, 'mutation { signOut }');
};

const changePassword: EndSession = async (url, _stolen, owner) => {
  const mutation =
    'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
  const password = 'another long pass phrase';
  await requestGraphql(url, await owner.token(), mutation, { current: owner.password, password });
};

const revokeOtherSessions: EndSession = async (url, _stolen, owner) => {
  await requestGraphql(url, await owner.token(), 'mutation { revokeOtherSessions }');
};

const whoAmI = '{ currentOperator { id } }';

/** Returns one attempt for each refresh operation, and one with the access token. */
function createAttempts(
  url: string,
  { accessToken, refreshToken }: Tokens,
): (() => Promise<AttemptResult>)[] {
  const tryRefreshToken = (query: string) => () =>
    expectGraphqlRefusal(url, ['UNAUTHENTICATED'], {
      body: { query, variables: { token: refreshToken } },
      headers: fromRandomNetwork(),
    });
  const tryAccessToken = () =>
    expectGraphqlRefusal(url, ['UNAUTHENTICATED'], {
      body: { query: whoAmI },
      headers: { ...fromRandomNetwork(), authorization: `Bearer ${accessToken}` },
    });
  return [...refreshOperations.map(tryRefreshToken), tryAccessToken];
}

const attackAfter = (endSession: EndSession): Attack['prepare'] => {
  return async ({ url, attacker }) => {
    const owner = attacker();
    const [stolen] = await signInRepeatedly(url, owner, 1);
    if (!stolen) throw new Error('The sign-in returned no tokens.');
    // Throws if the refresh token does not work before the session ends.
    await requestGraphql(url, '', refreshOperations[0] ?? '', { token: stolen.refreshToken });
    await endSession(url, stolen, owner);
    const attempts = createAttempts(url, stolen);
    let count = 0;
    return { attempt: () => attempts[count++ % attempts.length]!() };
  };
};

const common = { everyMs: 25, maxConcurrency: 20, refusedWithinMs: 150 };

export const stolenTokens: Readonly<Record<string, Attack>> = {
  'stolen-and-signed-out': {
    ...common,
    description: 'tokens of a session that its owner signed out of',
    prepare: attackAfter(signOut),
  },
  'stolen-and-password-changed': {
    ...common,
    description: 'tokens of a session whose owner changed the password in another session',
    prepare: attackAfter(changePassword),
  },
  'stolen-and-ended': {
    ...common,
    description: 'tokens of a session that its owner ended from another session',
    prepare: attackAfter(revokeOtherSessions),
  },
};
