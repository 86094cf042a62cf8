import { requestGraphql } from '../../../e2e/support/operatorApi';
import type { Tokens } from '../../faults/browser/openPages';
import { signInTimes } from '../../faults/browser/sessions';
import type { Attack, Refusal } from '../attack';
import type { Attacker } from '../target';
import { askAndBeRefused, fromAnywhere } from '../wire';

const renewals = [
  'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }',
  'mutation ($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }',
];

/** What its owner does about a session that somebody else has the tokens of. */
type End = (url: string, stolen: Tokens, owner: Attacker) => Promise<void>;

const signOut: End = async (url, { accessToken }) => {
  await requestGraphql(url, accessToken, 'mutation { signOut }');
};

const changePassword: End = async (url, _stolen, owner) => {
  const change =
    'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
  const password = 'another long pass phrase';
  await requestGraphql(url, await owner.token(), change, { current: owner.password, password });
};

const endOthers: End = async (url, _stolen, owner) => {
  await requestGraphql(url, await owner.token(), 'mutation { revokeOtherSessions }');
};

const whoAmI = '{ currentOperator { id } }';

/** The stolen tokens in turn: the refresh token by both of its ways, and the access token that came with it. */
function tries(url: string, { accessToken, refreshToken }: Tokens): (() => Promise<Refusal>)[] {
  const renew = (query: string) => () =>
    askAndBeRefused(url, ['UNAUTHENTICATED'], {
      body: { query, variables: { token: refreshToken } },
      headers: fromAnywhere(),
    });
  const enter = () =>
    askAndBeRefused(url, ['UNAUTHENTICATED'], {
      body: { query: whoAmI },
      headers: { ...fromAnywhere(), authorization: `Bearer ${accessToken}` },
    });
  return [...renewals.map(renew), enter];
}

const usedAfter = (end: End): Attack['prepare'] => {
  return async ({ url, attacker }) => {
    const owner = attacker();
    const [stolen] = await signInTimes(url, owner, 1);
    if (!stolen) throw new Error('Nobody is signed in.');
    // It is worth stealing up to then.
    await requestGraphql(url, '', renewals[0] ?? '', { token: stolen.refreshToken });
    await end(url, stolen, owner);
    const all = tries(url, stolen);
    let count = 0;
    return { strike: () => all[count++ % all.length]!() };
  };
};

const common = { everyMs: 25, atOnce: 20, refusedWithinMs: 150 };

export const stolenTokens: Readonly<Record<string, Attack>> = {
  'stolen-and-signed-out': {
    ...common,
    what: 'the tokens of a session whose owner has signed out',
    prepare: usedAfter(signOut),
  },
  'stolen-and-password-changed': {
    ...common,
    what: 'the tokens of a session whose owner has changed their password elsewhere',
    prepare: usedAfter(changePassword),
  },
  'stolen-and-ended': {
    ...common,
    what: 'the tokens of a session that its owner has ended from another',
    prepare: usedAfter(endOthers),
  },
};
