import { ask, type SignedUp } from './operatorApi';

const password = 'plum kettle orbit nine';

/** Somebody of Staff who has joined Ada's company. */
export async function joinAsStaff(
  { url }: { url: string },
  { accessToken }: SignedUp,
): Promise<{ email: string; password: string }> {
  const email = `sam-${process.pid}-${Date.now()}@example.test`;
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
  const token = new URL(invitationLink.url).searchParams.get('token');
  await ask(
    url,
    '',
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
    { input: { token, name: 'Sam Okafor', password } },
  );
  return { email, password };
}
