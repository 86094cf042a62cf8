import { generateSync } from 'otplib';
import { requestGraphql, type OperatorAccount } from './operatorApi';

const password = 'plum kettle orbit nine';

/** Invites a Staff operator to the company of the account and returns the token of the invitation link. */
export async function invite(
  { url }: { url: string },
  { accessToken }: OperatorAccount,
  email: string,
): Promise<string> {
  const { inviteOperators } = await requestGraphql<{ inviteOperators: { id: string }[] }>(
    url,
    accessToken,
    'mutation ($input: InviteOperatorsInput!) { inviteOperators(input: $input) { id } }',
    { input: { emails: [email], role: 'Staff' } },
  );
  const { createInvitationLink } = await requestGraphql<{ createInvitationLink: { url: string } }>(
    url,
    accessToken,
    'mutation ($id: ID!) { createInvitationLink(id: $id) { url } }',
    { id: inviteOperators[0]?.id },
  );
  return new URL(createInvitationLink.url).searchParams.get('token') ?? '';
}

/**
 * Adds the Staff operator Sam Okafor to the company of the account and returns the operator's credentials.
 */
export async function joinAsStaff(
  livery: { url: string },
  account: OperatorAccount,
): Promise<{ email: string; password: string }> {
  const email = `sam-${process.pid}-${Date.now()}@example.test`;
  const token = await invite(livery, account, email);
  await requestGraphql(
    livery.url,
    '',
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
    { input: { token, name: 'Sam Okafor', password } },
  );
  return { email, password };
}

/** Turns on two-factor authentication for an operator, with codes of an authenticator app. */
export async function enableTwoFactor(
  { url }: { url: string },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { login } = await requestGraphql<{ login: { accessToken: string } }>(
    url,
    '',
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
    { email, password },
  );
  const run = <Data>(query: string, variables: object) =>
    requestGraphql<Data>(url, login.accessToken, query, variables);
  const { startTwoFactorSetup } = await run<{ startTwoFactorSetup: { secret: string } }>(
    'mutation ($password: String) { startTwoFactorSetup(password: $password) { secret } }',
    { password },
  );
  const code = generateSync({ secret: startTwoFactorSetup.secret.replace(/\s/g, '') });
  await run('mutation ($code: String!) { confirmTwoFactorSetup(code: $code) { codes } }', { code });
}
