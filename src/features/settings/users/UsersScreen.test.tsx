import { screen, waitFor, within } from '@testing-library/react';
import { selectOperators } from '@/state/operatorsSlice';
import type { ApiHandlers } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import UsersScreen from './UsersScreen';

const viewerId = '0190a6a2-0000-7000-8000-00000000a001';

const member = (overrides: object) => ({
  id: 'o1',
  status: 'Active',
  role: 'Staff',
  name: 'Member',
  email: 'member@northwind.test',
  isOwner: false,
  hasTwoFactor: false,
  profileImageVersion: null,
  joinedAt: '2026-01-02T10:00:00.000Z',
  lastActiveAt: null,
  ...overrides,
});

const ada = member({
  id: viewerId,
  role: 'Admin',
  name: 'Ada',
  email: 'ada@northwind.test',
  isOwner: true,
  hasTwoFactor: true,
  lastActiveAt: '2026-03-02T10:00:00.000Z',
});
const grace = member({
  id: 'o2',
  role: 'Admin',
  name: 'Grace',
  email: 'grace@northwind.test',
  joinedAt: '2026-03-01T10:00:00.000Z',
});
const sam = member({
  id: 'o3',
  status: 'Pending',
  role: 'ClientManagement',
  name: 'sam@northwind.test',
  email: 'sam@northwind.test',
  joinedAt: null,
});
const zoe = member({ id: 'o4', name: 'Zoe', email: 'zoe@northwind.test', hasTwoFactor: true });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const invitation = (overrides: object) => ({
  id: 'i1',
  operatorId: 'o3',
  email: 'sam@northwind.test',
  role: 'ClientManagement',
  status: 'Pending',
  invitedByName: 'Ada',
  sentAt: '2026-03-01T10:00:00.000Z',
  expiresAt: inDays(3),
  renewalRequestedAt: null,
  ...overrides,
});

const roles = [
  { role: 'Admin', permissions: [], isFixed: true, operatorCount: 2, operatorNames: [] },
  {
    role: 'Staff',
    permissions: ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS'],
    isFixed: false,
    operatorCount: 1,
    operatorNames: [],
  },
  { role: 'ClientManagement', permissions: [], isFixed: false, operatorCount: 1, operatorNames: [] },
];

const twoFactorStatus = (overrides: object) => ({
  isOn: false,
  enabledAt: null,
  recoveryCodesRemaining: 0,
  isRequired: false,
  hasPassword: true,
  mustReauthenticate: false,
  ...overrides,
});

const mockResponses = (overrides: ApiHandlers = {}): ApiHandlers => ({
  GetOperators: () => ({ operators: [ada, grace, sam, zoe] }),
  GetInvitations: () => ({ invitations: [invitation({})] }),
  GetRoles: () => ({ roles }),
  GetTwoFactor: () => ({ twoFactor: twoFactorStatus({}) }),
  ...overrides,
});

const renderUsers = (overrides: ApiHandlers = {}, options: RenderOptions = {}) =>
  renderScreen(<UsersScreen />, mockResponses(overrides), options);

const cellsOf = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error('The row header stands in no row.');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

const shownNames = () =>
  screen.getAllByRole('rowheader').map((cell) => /Ada|Grace|sam|Zoe/.exec(cell.textContent)?.[0]);

test('UsersScreen lists members with role, status, two-factor, last activity and join date', async () => {
  const { store } = renderUsers();

  expect((await cellsOf(/^Ada/)).slice(0, 3)).toEqual(['Admin', 'Active', 'On']);
  expect((await cellsOf(/^Grace/))[4]).toBe('Mar 1, 2026');
  expect((await cellsOf(/sam@northwind/)).slice(0, 5)).toEqual([
    'Client Management',
    'Invited',
    '–',
    'Never',
    'Not yet',
  ]);
  const own = screen.getByRole('rowheader', { name: /^Ada/ });
  expect(own).toHaveTextContent('YouOwner');
  expect(screen.getByRole('tab', { name: 'Users 4' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Invitations 1' })).toBeInTheDocument();
  expect(selectOperators(store.getState())).toMatchObject([
    { id: viewerId },
    { id: 'o2' },
    { id: 'o3' },
    { id: 'o4' },
  ]);
});

test('UsersScreen filters by search, role and status, and stores the filters in the URL', async () => {
  const { user, currentPath } = renderUsers();
  await screen.findByRole('rowheader', { name: /^Ada/ });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  expect(shownNames()).toEqual(['Ada', 'Grace']);
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'grace');
  await waitFor(() => expect(shownNames()).toEqual(['Grace']));
  await waitFor(() => expect(currentPath()).toBe('/?role=Admin&search=grace'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Invited');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toHaveLength(4);
});

test('UsersScreen sorts by a column, and reverses the order on a second click', async () => {
  const { user, currentPath } = renderUsers();
  await screen.findByRole('rowheader', { name: /^Ada/ });

  await user.click(screen.getByRole('button', { name: 'Role' }));
  expect(shownNames()).toEqual(['Ada', 'Grace', 'sam', 'Zoe']);
  await user.click(screen.getByRole('button', { name: 'Role' }));
  expect(shownNames()).toEqual(['Zoe', 'sam', 'Ada', 'Grace']);
  expect(currentPath()).toBe('/?sort=-role');
  await user.click(screen.getByRole('button', { name: 'Joined' }));
  expect(shownNames()).toEqual(['sam', 'Ada', 'Zoe', 'Grace']);
});

describe('member action menu', () => {
  const openMenu = async (user: ReturnType<typeof renderUsers>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return screen.getAllByRole('menuitem').map((item) => ({
      text: item.textContent,
      isOpen: item.getAttribute('aria-disabled') !== 'true',
    }));
  };

  test("design 4: disables every action on the owner's own entry and explains why", async () => {
    const { user } = renderUsers();
    expect(await openMenu(user, 'Ada')).toEqual([
      { text: 'Change roleYou can’t change your own role.', isOpen: false },
      { text: 'Sign out everywhereManage your own sessions in My profile.', isOpen: false },
      { text: 'Reset two-factorManage your own two-factor authentication in My profile.', isOpen: false },
      { text: 'Transfer ownershipYou are already the owner.', isOpen: false },
      { text: 'Remove userYou can’t remove yourself.', isOpen: false },
    ]);
  });

  test('lets another Admin only sign the owner out, and explains the disabled actions', async () => {
    const { user } = renderUsers({}, { operator: { id: 'o2' } });
    expect(await openMenu(user, 'Ada')).toEqual([
      { text: 'Change roleThe owner must be an Admin. Transfer ownership first.', isOpen: false },
      { text: 'Sign out everywhere', isOpen: true },
      { text: 'Reset two-factorOnly Livery can reset the owner’s two-factor authentication.', isOpen: false },
      { text: 'Transfer ownershipOnly the owner can transfer ownership.', isOpen: false },
      { text: 'Remove userYou can’t remove the owner. Transfer ownership first.', isOpen: false },
    ]);
  });

  test("describes the permissions of a role, and changes a member's role after confirmation", async () => {
    const changeRole = jest.fn();
    const { user, requests } = renderUsers({
      ChangeOperatorRole: (variables) => {
        changeRole(variables);
        return { changeOperatorRole: { id: 'o4', role: 'Admin' } };
      },
    });
    await openMenu(user, 'Zoe');
    await user.click(screen.getByRole('menuitem', { name: 'Change role' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Change Zoe’s role?' }));
    expect(dialog.getByRole('button', { name: 'Change role' })).toBeDisabled();
    expect(await dialog.findByRole('radio', { name: 'Staff' })).toHaveAccessibleDescription(
      'Access to Dashboard and Payments.',
    );
    await user.click(dialog.getByRole('radio', { name: 'Admin' }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));

    expect(await screen.findByText('Zoe’s role changed to Admin')).toBeInTheDocument();
    expect(changeRole).toHaveBeenCalledWith({ id: 'o4', role: 'Admin' });
    await waitFor(() => expect(requests.filter((name) => name === 'GetOperators')).toHaveLength(2));
  });

  test('lists the consequences of removing a member, and removes the member after confirmation', async () => {
    let isMember = true;
    const { user } = renderUsers({
      GetOperators: () => ({ operators: isMember ? [ada, zoe] : [ada] }),
      RemoveOperator: () => {
        isMember = false;
        return { removeOperator: true };
      },
    });
    await openMenu(user, 'Zoe');
    await user.click(screen.getByRole('menuitem', { name: 'Remove user' }));

    const dialog = await screen.findByRole('dialog', { name: 'Remove Zoe from Northwind?' });
    for (const effect of [
      /signed out everywhere immediately/,
      /Their work stays/,
      /permanently deleted/,
      /again at any time/,
    ]) {
      expect(dialog).toHaveTextContent(effect);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Remove user' }));

    expect(await screen.findByText('Zoe removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Zoe/ })).not.toBeInTheDocument());
  });

  test('signs a member out everywhere and shows the number of ended sessions', async () => {
    const signOut = jest.fn();
    const { user } = renderUsers({
      SignOutOperator: (variables) => {
        signOut(variables);
        return { signOutOperator: 3 };
      },
    });
    await openMenu(user, 'Zoe');
    await user.click(screen.getByRole('menuitem', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out Zoe everywhere?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('Zoe signed out of 3 sessions')).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledWith({ id: 'o4' });
  });

  test('shows the server error and fetches the list again when an action is rejected', async () => {
    const { user, requests } = renderUsers({
      TransferOwnership: () => {
        throw { code: 'CONFLICT', message: 'Only an Admin who has joined can become the owner.' };
      },
    });
    await openMenu(user, 'Grace');
    await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }));
    await pasteInto(user, await screen.findByLabelText('Your password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Transfer ownership' }));

    expect(await screen.findByText('Only an Admin who has joined can become the owner.')).toBeInTheDocument();
    await waitFor(() => expect(requests.filter((name) => name === 'GetOperators')).toHaveLength(2));
  });

  test("resets a member's two-factor after the viewer enters their own password and code", async () => {
    const resetTwoFactor = jest.fn();
    const { user } = renderUsers({
      GetTwoFactor: () => ({ twoFactor: twoFactorStatus({ isOn: true }) }),
      ResetOperatorTwoFactor: (variables) => {
        resetTwoFactor(variables);
        if (variables['code'] !== '123456') {
          throw { code: 'BAD_USER_INPUT', fields: { code: 'This code does not work.' } };
        }
        return { resetOperatorTwoFactor: { id: 'o4', hasTwoFactor: false } };
      },
    });
    await openMenu(user, 'Zoe');
    await user.click(screen.getByRole('menuitem', { name: 'Reset two-factor' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reset two-factor authentication for Zoe?' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Reset two-factor' }));
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.');
    expect(resetTwoFactor).not.toHaveBeenCalled();

    await pasteInto(user, dialog.getByLabelText('Your password'), 'correct horse');
    await user.type(dialog.getByLabelText('Code'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Reset two-factor' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/This code does not work/),
    );
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Reset two-factor' }));

    expect(await screen.findByText('Two-factor authentication reset for Zoe')).toBeInTheDocument();
    expect(resetTwoFactor).toHaveBeenLastCalledWith({ id: 'o4', password: 'correct horse', code: '123456' });
  });

  test('requires only a confirmation when the viewer has neither a password nor two-factor', async () => {
    const transfer = jest.fn();
    const { user } = renderUsers({
      GetTwoFactor: () => ({ twoFactor: twoFactorStatus({ hasPassword: false }) }),
      TransferOwnership: (variables) => {
        transfer(variables);
        return { transferOwnership: { id: 'o2', isOwner: true } };
      },
    });
    await openMenu(user, 'Grace');
    await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }));
    await user.click(await screen.findByRole('button', { name: 'Transfer ownership' }));

    expect(await screen.findByText('Ownership transferred to Grace')).toBeInTheDocument();
    expect(transfer).toHaveBeenCalledWith({ operatorId: 'o2', password: null, code: null });
  });

  test('requires a new Google sign-in when the viewer has no password and an old session', async () => {
    const { user } = renderUsers({
      GetTwoFactor: () => ({
        twoFactor: twoFactorStatus({ isOn: true, hasPassword: false, mustReauthenticate: true }),
      }),
    });
    await openMenu(user, 'Grace');
    await user.click(screen.getByRole('menuitem', { name: 'Transfer ownership' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Transfer ownership of Northwind to Grace/ }),
    );

    expect(await dialog.findByRole('region', { name: 'Confirm your identity' })).toHaveTextContent(
      /sign in with Google again, and return here within 15 minutes/,
    );
    expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Transfer ownership' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('lets the viewer cancel an action while their two-factor status is loading', async () => {
    const { user } = renderUsers({ GetTwoFactor: () => new Promise<never>(() => {}) });
    await openMenu(user, 'Zoe');
    await user.click(screen.getByRole('menuitem', { name: 'Reset two-factor' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reset two-factor authentication for Zoe?' }),
    );

    expect(dialog.getByLabelText('Loading')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('opens the invitation of an invited member', async () => {
    const { user, currentPath } = renderUsers();
    await openMenu(user, 'sam@northwind.test');
    await user.click(screen.getByRole('menuitem', { name: 'View invitation' }));

    expect(await screen.findByRole('tabpanel', { name: 'Invitations' })).toHaveTextContent(
      'Expires in 3 days',
    );
    expect(currentPath()).toBe('/?tab=invitations&search=sam%40northwind.test');
  });
});

test('UsersScreen hides the actions without the Admin role and names the Admins to contact', async () => {
  renderUsers({}, { operator: { id: 'o4', role: 'Staff' } });

  expect(await screen.findByText(/ask Ada or Grace/)).toBeInTheDocument();
  expect(screen.getByText('Only Admins can change users')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Invite people|Actions for/ })).not.toBeInTheDocument();
});

test('UsersScreen hides the actions when the company is closed', async () => {
  renderUsers({}, { operator: { whiteLabelledCustomer: { status: 'Cancelled' } } });

  expect(await screen.findByText('Users can’t be changed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Invite people|Actions for/ })).not.toBeInTheDocument();
});

test.each([
  ['members', '/'],
  ['invitations', '/?tab=invitations'],
])('UsersScreen offers to retry when the %s cannot be loaded', async (_name, path) => {
  const fail = () => {
    throw { code: 'UNAVAILABLE' };
  };
  renderUsers({ GetOperators: fail, GetInvitations: fail }, { path });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
