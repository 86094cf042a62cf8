import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@/testing/answers';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import UsersScreen from './UsersScreen';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const sent = (overrides: object = {}) => ({
  id: 'i1',
  operatorId: 'o3',
  email: 'sam@northwind.test',
  role: 'Staff',
  status: 'Pending',
  invitedByName: 'Ada',
  sentAt: '2026-03-01T10:00:00.000Z',
  expiresAt: inDays(3),
  renewalAskedAt: null,
  ...overrides,
});

const expired = sent({
  id: 'i2',
  email: 'late@northwind.test',
  status: 'Expired',
  expiresAt: inDays(-2),
  renewalAskedAt: inDays(-1),
});
const revoked = sent({ id: 'i3', email: 'gone@northwind.test', status: 'Revoked' });

const open = (overrides: Answers = {}, options: RenderOptions = { path: '/?tab=invitations' }) =>
  renderScreen(
    <UsersScreen />,
    {
      GetOperators: () => ({ operators: [] }),
      GetInvitations: () => ({ invitations: [sent(), expired, revoked] }),
      GetRoles: () => ({ roles: [] }),
      ...overrides,
    },
    options,
  );

const standingOf = async (email: string) => {
  const row = (await screen.findByRole('rowheader', { name: email })).closest('tr');
  return row && within(row).getAllByRole('cell')[1]?.textContent;
};

describe('invitations', () => {
  test('say how long they last, that they have run out, and that a new one is asked for', async () => {
    open();
    expect(await standingOf('sam@northwind.test')).toBe('WaitingExpires in 3 days');
    expect(await standingOf('late@northwind.test')).toBe('Expired2 days ago, they asked for a new one');
    expect(await standingOf('gone@northwind.test')).toBe('RevokedThe link no longer works');
    expect(screen.getByRole('tab', { name: 'Invitations 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for gone@northwind.test' })).not.toBeInTheDocument();
  });

  test('one that runs out while one looks on is expired', async () => {
    const soon = sent({ expiresAt: new Date(Date.now() - 2 * 3_600_000).toISOString() });
    const { user } = open({ GetInvitations: () => ({ invitations: [soon] }) });
    expect(await standingOf('sam@northwind.test')).toBe('Expired2 hours ago');
    await user.click(screen.getByRole('button', { name: 'Actions for sam@northwind.test' }));
    expect(screen.getByRole('menuitem', { name: /Copy link/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('an expired one is sent again', async () => {
    const resent = jest.fn();
    const { user, asked } = open({
      ResendInvitation: ({ id }) => {
        resent(id);
        return { resendInvitation: sent() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for late@northwind.test' }));
    expect(screen.getByRole('menuitem', { name: /Copy link/ })).toHaveTextContent('It has expired');
    await user.click(screen.getByRole('menuitem', { name: 'Send again' }));

    expect(await screen.findByText(/was sent to late@northwind.test again/)).toBeInTheDocument();
    expect(resent).toHaveBeenCalledWith('i2');
    await waitFor(() => expect(asked.filter((name) => name === 'GetInvitations')).toHaveLength(2));
  });

  test('the link is copied', async () => {
    const { user } = open({
      CopyInvitationLink: () => ({
        invitationLink: { url: 'https://x.test/onboard/user?token=t', expiresAt: inDays(3) },
      }),
    });
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith('https://x.test/onboard/user?token=t');
  });

  test('a browser that does not copy shows the link', async () => {
    const { user } = open({
      CopyInvitationLink: () => ({
        invitationLink: { url: 'https://x.test/onboard/user?token=t', expiresAt: inDays(3) },
      }),
    });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    document.execCommand = () => false;
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));

    const dialog = within(
      await screen.findByRole('dialog', { name: 'Invitation link of sam@northwind.test' }),
    );
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('https://x.test/onboard/user?token=t');
  });

  test('one is revoked once one has read what follows', async () => {
    const { user } = open({ RevokeInvitation: () => ({ revokeInvitation: true }) });
    await user.click(await screen.findByRole('button', { name: 'Actions for sam@northwind.test' }));
    await user.click(screen.getByRole('menuitem', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Revoke the invitation of sam@northwind.test?',
    });
    expect(dialog).toHaveTextContent('The link stops working at once');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('The invitation of sam@northwind.test was revoked')).toBeInTheDocument();
  });

  test('none yet leads to inviting somebody', async () => {
    const { user } = open({ GetInvitations: () => ({ invitations: [] }) });
    const panel = within(await screen.findByRole('tabpanel', { name: 'Invitations' }));
    await user.click(await panel.findByRole('button', { name: 'Invite people' }));
    expect(await screen.findByRole('dialog', { name: 'Invite people to Northwind' })).toBeInTheDocument();
  });
});

describe('inviting', () => {
  async function openDialog(overrides: Answers = {}) {
    const rendered = open(overrides, {});
    await rendered.user.click(screen.getByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to Northwind' }));
    return { ...rendered, dialog, input: dialog.getByRole('textbox', { name: 'Email addresses' }) };
  }

  const chipsIn = (dialog: Pick<typeof screen, 'queryAllByRole'>) =>
    dialog.queryAllByRole('listitem').map((item) => item.textContent);

  test('takes many addresses, typed and pasted, each once, and sends them with the role', async () => {
    const invited = jest.fn();
    const { user, dialog, input } = await openDialog({
      InviteOperators: (given) => {
        invited(given.input);
        return { inviteOperators: [] };
      },
    });
    await user.type(input, 'Ada@x.test, bob@x.test{Enter}');
    await user.paste('Cy <cy@x.test>; bob@x.test\ndee@x.test');
    expect(chipsIn(dialog)).toEqual(['ada@x.test', 'bob@x.test', 'cy@x.test', 'dee@x.test']);
    await user.click(dialog.getByRole('button', { name: 'Remove dee@x.test' }));
    await user.type(input, 'eve@x.test');
    await user.click(dialog.getByRole('radio', { name: 'Client Management' }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));

    expect(await screen.findByText('4 people were invited')).toBeInTheDocument();
    expect(invited).toHaveBeenCalledWith({
      emails: ['ada@x.test', 'bob@x.test', 'cy@x.test', 'eve@x.test'],
      role: 'ClientManagement',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('takes an address in two forms once', async () => {
    const { user, dialog, input } = await openDialog();
    await user.click(input);
    await user.paste('ada@bücher.test; ada@xn--bcher-kva.test');
    expect(chipsIn(dialog)).toEqual(['ada@bücher.test']);
  });

  test('what is no address is named before anything is sent', async () => {
    const { user, dialog, input, asked } = await openDialog();
    await user.type(input, 'nonsense{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));

    expect(await dialog.findByText('nonsense: This is not an email address.')).toBeInTheDocument();
    expect(asked).not.toContain('InviteOperators');
  });

  test('nobody and too many are refused', async () => {
    const { user, dialog, input } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(input).toHaveAccessibleDescription('Enter at least one email address.');
    await user.click(input);
    await user.paste(Array.from({ length: 22 }, (_, index) => `p${index}@x.test`).join(','));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(input).toHaveAccessibleDescription('Invite at most 20 people at once: take 2 addresses away.');
  });

  test('what the server refuses stands under the addresses, and all that was typed stays', async () => {
    const { user, dialog, input } = await openDialog({
      InviteOperators: () => {
        throw {
          code: 'BAD_USER_INPUT',
          fields: { 'emails.1': 'This email address already has an account.' },
        };
      },
    });
    await user.type(input, 'ada@x.test bob@x.test{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));

    expect(
      await dialog.findByText('bob@x.test: This email address already has an account.'),
    ).toBeInTheDocument();
    expect(chipsIn(dialog)).toEqual(['ada@x.test', 'bob@x.test']);
    await user.click(dialog.getByRole('button', { name: 'Remove bob@x.test' }));
    expect(dialog.queryByText(/Somebody signs in/)).not.toBeInTheDocument();
  });

  test('a refusal of the whole stands at the head', async () => {
    const { user, dialog, input } = await openDialog({
      InviteOperators: () => {
        throw { code: 'CONFLICT', message: 'A company may have 200 people.' };
      },
    });
    await user.type(input, 'ada@x.test{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('A company may have 200 people.')).toBeInTheDocument();
  });
});
