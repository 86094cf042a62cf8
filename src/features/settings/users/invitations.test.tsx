import { screen, waitFor, within } from '@testing-library/react';
import type { ApiHandlers } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import UsersScreen from './UsersScreen';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const invitation = (overrides: object = {}) => ({
  id: 'i1',
  operatorId: 'o3',
  email: 'sam@northwind.test',
  role: 'Staff',
  status: 'Pending',
  invitedByName: 'Ada',
  sentAt: '2026-03-01T10:00:00.000Z',
  expiresAt: inDays(3),
  renewalRequestedAt: null,
  ...overrides,
});

const expired = invitation({
  id: 'i2',
  email: 'late@northwind.test',
  status: 'Expired',
  expiresAt: inDays(-2),
  renewalRequestedAt: inDays(-1),
});
const revoked = invitation({ id: 'i3', email: 'gone@northwind.test', status: 'Revoked' });

const renderInvitations = (
  overrides: ApiHandlers = {},
  options: RenderOptions = { path: '/?tab=invitations' },
) =>
  renderScreen(
    <UsersScreen />,
    {
      GetOperators: () => ({ operators: [] }),
      GetInvitations: () => ({ invitations: [invitation(), expired, revoked] }),
      GetRoles: () => ({ roles: [] }),
      ...overrides,
    },
    options,
  );

const statusOf = async (email: string) => {
  const row = (await screen.findByRole('rowheader', { name: email })).closest('tr');
  return row && within(row).getAllByRole('cell')[1]?.textContent;
};

describe('invitation list', () => {
  test('shows the status and expiry of each link, and whether a new one was requested', async () => {
    renderInvitations();
    expect(await statusOf('sam@northwind.test')).toBe('PendingExpires in 3 days');
    expect(await statusOf('late@northwind.test')).toBe('Expired2 days ago · New link requested');
    expect(await statusOf('gone@northwind.test')).toBe('RevokedLink no longer works');
    expect(screen.getByRole('tab', { name: 'Invitations 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for gone@northwind.test' })).not.toBeInTheDocument();
  });

  test('shows a pending invitation as expired after its expiry date and disables Copy link', async () => {
    const lapsed = invitation({ expiresAt: new Date(Date.now() - 2 * 3_600_000).toISOString() });
    const { user } = renderInvitations({ GetInvitations: () => ({ invitations: [lapsed] }) });
    expect(await statusOf('sam@northwind.test')).toBe('Expired2 hours ago');
    await user.click(screen.getByRole('button', { name: 'Actions for sam@northwind.test' }));
    expect(screen.getByRole('menuitem', { name: /Copy link/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('resends an expired invitation and fetches the list again', async () => {
    const resend = jest.fn();
    const { user, requests } = renderInvitations({
      ResendInvitation: ({ id }) => {
        resend(id);
        return { resendInvitation: invitation() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for late@northwind.test' }));
    expect(screen.getByRole('menuitem', { name: /Copy link/ })).toHaveTextContent(
      'This invitation has expired',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Resend invitation' }));

    expect(await screen.findByText(/Invitation resent to late@northwind.test/)).toBeInTheDocument();
    expect(resend).toHaveBeenCalledWith('i2');
    await waitFor(() => expect(requests.filter((name) => name === 'GetInvitations')).toHaveLength(2));
  });

  test('copies the link of an invitation to the clipboard', async () => {
    const { user } = renderInvitations({
      CreateInvitationLink: () => ({
        createInvitationLink: { url: 'https://x.test/onboard/user?token=t', expiresAt: inDays(3) },
      }),
    });
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith('https://x.test/onboard/user?token=t');
  });

  test('shows the link in a dialog when the browser refuses to copy', async () => {
    const { user } = renderInvitations({
      CreateInvitationLink: () => ({
        createInvitationLink: { url: 'https://x.test/onboard/user?token=t', expiresAt: inDays(3) },
      }),
    });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    document.execCommand = () => false;
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

    const dialog = within(
      await screen.findByRole('dialog', { name: 'Invitation link for sam@northwind.test' }),
    );
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('https://x.test/onboard/user?token=t');
  });

  test('revokes an invitation after confirmation', async () => {
    const { user } = renderInvitations({ RevokeInvitation: () => ({ revokeInvitation: true }) });
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Revoke invitation' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Revoke the invitation for sam@northwind.test?',
    });
    expect(dialog).toHaveTextContent('The link stops working immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));

    expect(await screen.findByText('Invitation for sam@northwind.test revoked')).toBeInTheDocument();
  });

  test('offers to invite people when the list is empty', async () => {
    const { user } = renderInvitations({ GetInvitations: () => ({ invitations: [] }) });
    const panel = within(await screen.findByRole('tabpanel', { name: 'Invitations' }));
    await user.click(await panel.findByRole('button', { name: 'Invite people' }));
    expect(await screen.findByRole('dialog', { name: 'Invite people to Northwind' })).toBeInTheDocument();
  });
});

describe('invite dialog', () => {
  async function openDialog(overrides: ApiHandlers = {}) {
    const rendered = renderInvitations(overrides, {});
    await rendered.user.click(screen.getByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to Northwind' }));
    return { ...rendered, dialog, input: dialog.getByRole('textbox', { name: 'Email addresses' }) };
  }

  const chipsIn = (dialog: Pick<typeof screen, 'queryAllByRole'>) =>
    dialog.queryAllByRole('listitem').map((item) => item.textContent);

  test('deduplicates typed and pasted addresses and sends them with the selected role', async () => {
    const invite = jest.fn();
    const { user, dialog, input } = await openDialog({
      InviteOperators: (variables) => {
        invite(variables.input);
        return { inviteOperators: [] };
      },
    });
    await user.type(input, 'Ada@x.test, bob@x.test{Enter}');
    await user.paste('Cy <cy@x.test>; bob@x.test\ndee@x.test');
    expect(chipsIn(dialog)).toEqual(['ada@x.test', 'bob@x.test', 'cy@x.test', 'dee@x.test']);
    await user.click(dialog.getByRole('button', { name: 'Remove dee@x.test' }));
    await user.type(input, 'eve@x.test');
    await user.click(dialog.getByRole('radio', { name: 'Client Management' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));

    expect(await screen.findByText('4 people invited')).toBeInTheDocument();
    expect(invite).toHaveBeenCalledWith({
      emails: ['ada@x.test', 'bob@x.test', 'cy@x.test', 'eve@x.test'],
      role: 'ClientManagement',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('treats the Unicode and Punycode forms of an address as duplicates', async () => {
    const { user, dialog, input } = await openDialog();
    await user.click(input);
    await user.paste('ada@bücher.test; ada@xn--bcher-kva.test');
    expect(chipsIn(dialog)).toEqual(['ada@bücher.test']);
  });

  test('rejects an invalid address without a request', async () => {
    const { user, dialog, input, requests } = await openDialog();
    await user.type(input, 'nonsense{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));

    expect(await dialog.findByText('nonsense: Not a valid email address.')).toBeInTheDocument();
    expect(requests).not.toContain('InviteOperators');
  });

  test('rejects an empty list and more than 20 addresses', async () => {
    const { user, dialog, input } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(input).toHaveAccessibleDescription('Enter at least one email address.');
    await user.click(input);
    await user.paste(Array.from({ length: 22 }, (_, index) => `p${index}@x.test`).join(','));
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(input).toHaveAccessibleDescription('Invite at most 20 people at once. Remove 2 addresses.');
  });

  test('shows server errors by address and keeps the entered addresses', async () => {
    const { user, dialog, input } = await openDialog({
      InviteOperators: () => {
        throw {
          code: 'BAD_USER_INPUT',
          fields: { 'emails.1': 'This email address already has an account.' },
        };
      },
    });
    await user.type(input, 'ada@x.test bob@x.test{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));

    expect(
      await dialog.findByText('bob@x.test: This email address already has an account.'),
    ).toBeInTheDocument();
    expect(chipsIn(dialog)).toEqual(['ada@x.test', 'bob@x.test']);
    await user.click(dialog.getByRole('button', { name: 'Remove bob@x.test' }));
    expect(dialog.queryByText(/already has an account/)).not.toBeInTheDocument();
  });

  test('shows a server error that belongs to no field', async () => {
    const { user, dialog, input } = await openDialog({
      InviteOperators: () => {
        throw { code: 'CONFLICT', message: 'A company may have 200 people.' };
      },
    });
    await user.type(input, 'ada@x.test{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await dialog.findByText('A company may have 200 people.')).toBeInTheDocument();
  });
});
