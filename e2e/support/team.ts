import { generateSync } from 'otplib';
import { ask, type SignedUp } from './operatorApi';

const password = 'plum kettle orbit nine';

/** What stands in the link of an invitation to join Ada's company. */
export async function invite(
  { url }: { url: string },
  { accessToken }: SignedUp,
  email: string,
): Promise<string> {
  const { inviteOperators } = await ask<{ inviteOperators: { id: string }[] }>(
    url,
    accessToken,
    'mutation ($input: InviteOperatorsInput!) { inviteOperators(input: $input) { id } }',
    { input: { emails: [email], role: 'Staff' } },
  );
  const { invitationLink } = await ask<{ invitationLink: { url: string } }>(
    url,
    accessToken,
    'mutation ($id: ID!) { invitationLink(id: $id) { url } }',
    { id: inviteOperators[0]?.id },
  );
  return new URL(invitationLink.url).searchParams.get('token') ?? '';
}

/** Somebody of Staff who has joined Ada's company. */
export async function joinAsStaff(
  livery: { url: string },
  ada: SignedUp,
): Promise<{ email: string; password: string }> {
  const email = `sam-${process.pid}-${Date.now()}@example.test`;
  const token = await invite(livery, ada, email);
  await ask(
    livery.url,
    '',
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
    { input: { token, name: 'Sam Okafor', password } },
  );
  return { email, password };
}

/** Has somebody sign in with a code of an app from now on. */
export async function turnTwoFactorOn(
  { url }: { url: string },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { login } = await ask<{ login: { accessToken: string } }>(
    url,
    '',
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
    { email, password },
  );
  const run = <Data>(query: string, variables: object) => ask<Data>(url, login.accessToken, query, variables);
  const { startTwoFactor } = await run<{ startTwoFactor: { secret: string } }>(
    'mutation ($password: String) { startTwoFactor(password: $password) { secret } }',
    { password },
  );
  const code = generateSync({ secret: startTwoFactor.secret.replace(/\s/g, '') });
  await run('mutation ($code: String!) { confirmTwoFactor(code: $code) { codes } }', { code });
}
