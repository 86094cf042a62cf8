import { screen, waitFor, within } from '@testing-library/react';
import { permissions as everyPermission, type Permission, type Role } from '@contract/enums';
import { paths } from '@/config/paths';
import { asksBeforeTabCloses } from '@/testing/asksBeforeTabCloses';
import { selectRolePreview } from '@/state/authSlice';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { affectedOperators } from './roleDrafts';
import { saveEffectText } from './RoleSaveBar';
import RolesScreen from './RolesScreen';

type Row = ReturnType<typeof buildRole>;

const buildRole = (role: Role, permissions: readonly Permission[], operatorNames: string[]) => ({
  role,
  permissions: [...permissions],
  isFixed: role === 'Admin',
  operatorCount: operatorNames.length,
  invitedCount: 0,
  operatorNames,
  changedBy: null as string | null,
  changedAt: null as string | null,
});

const byAnn = { changedBy: 'Ann', changedAt: '2026-03-02T10:00:00.000Z' };

const buildRoles = () => [
  buildRole('Admin', everyPermission, ['Ada']),
  buildRole('Staff', ['MANAGE_PAYMENTS'], ['Sam Okafor', 'Zoe']),
  buildRole('ClientManagement', ['MANAGE_CLIENT_MANAGEMENT'], ['Kim']),
];

/**
 * Renders the screen with a server stub that stores changes. `refuse` runs before each change and can throw
 * an error.
 */
function renderRoles(options: RenderOptions & { refuse?: (variables: Variables) => void } = {}) {
  const { refuse, ...renderOptions } = options;
  const server = { roles: buildRoles() as Row[] };
  const sent: unknown[] = [];
  const responses: ApiHandlers = {
    GetRoles: () => ({ roles: server.roles }),
    GetOperators: () => ({ operators: [{ id: 'o1', name: 'Ada', role: 'Admin', status: 'Active' }] }),
    UpdateRolePermissions: (variables) => {
      sent.push(variables['input']);
      refuse?.(variables);
      const input = variables['input'] as { role: Role; permissions: Permission[] };
      server.roles = server.roles.map((row) => (row.role === input.role ? { ...row, ...input } : row));
      const saved = server.roles.find(({ role }) => role === input.role);
      return { updateRolePermissions: { ...saved, expected: undefined } };
    },
  };
  const screenWithToasts = (
    <>
      <RolesScreen />
      <ToastHost />
    </>
  );
  return {
    ...renderScreen(screenWithToasts, responses, { path: paths.roles, ...renderOptions }),
    server,
    sent,
  };
}

const findCheckbox = (name: string) => screen.findByRole('checkbox', { name });
const findSaveBar = () => screen.findByRole('region', { name: 'Unsaved changes' });
const findSaveButton = async () => within(await findSaveBar()).getByRole('button', { name: 'Save changes' });
const saveStaffSettings = async ({ user }: ReturnType<typeof renderRoles>) => {
  await user.click(await findCheckbox('Staff: Settings'));
  await user.click(await findSaveButton());
  return screen.findByRole('region', { name: 'Saved changes' });
};
const refetchRoles = async (view: ReturnType<typeof renderRoles>) => {
  const { api } = await import('@/api/base');
  view.store.dispatch(api.util.invalidateTags(['Role']));
};

test('spec 6: RolesScreen shows three roles and five permissions, and links to the members', async () => {
  renderRoles();
  await findCheckbox('Staff: Payments');
  const headers = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(headers).toEqual([
    'Permission',
    'Admin1 user',
    'Staff2 usersPreview',
    'Client Management1 userPreview',
  ]);
  expect(screen.getByRole('link', { name: '2 users with the role Staff' })).toHaveAttribute(
    'href',
    `${paths.users}?role=Staff`,
  );
  const rows = screen.getAllByRole('row').slice(1);
  const ticks = rows.map((row) =>
    within(row)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  );
  expect(ticks).toEqual([
    [true, false, false],
    [true, false, true],
    [true, true, false],
    [true, false, false],
    [true, false, false],
  ]);
  expect(
    screen.getByRole('rowheader', { name: /^Dashboard View analytics and the go-live checklist$/ }),
  ).toBeVisible();
});

test('RolesScreen disables the permissions of the Admin role and explains why', async () => {
  renderRoles();
  for (const permission of ['Dashboard', 'Client Management', 'Payments', 'White Label', 'Settings'])
    expect(await findCheckbox(`Admin: ${permission}`)).toBeDisabled();
  expect(screen.getByText(/Admins always have all permissions/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview as Admin' })).toBeNull();
});

test('RolesScreen names the affected members before saving, and can undo the save', async () => {
  const { user, sent, server } = renderRoles();
  await user.click(await findCheckbox('Staff: Settings'));
  expect(await findSaveBar()).toHaveTextContent('This affects 2 users immediately: Sam Okafor and Zoe.');
  expect(asksBeforeTabCloses()).toBe(true);
  await user.click(await findCheckbox('Client Management: Payments'));
  expect(await findSaveBar()).toHaveTextContent(
    'This affects 3 users immediately: Sam Okafor, Zoe, and Kim.',
  );
  await user.click(await findSaveButton());

  expect(await screen.findByText('Changes to Staff and Client Management saved')).toBeVisible();
  expect(sent).toEqual([
    {
      role: 'Staff',
      permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
      expected: ['MANAGE_PAYMENTS'],
    },
    {
      role: 'ClientManagement',
      permissions: ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'],
      expected: ['MANAGE_CLIENT_MANAGEMENT'],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(asksBeforeTabCloses()).toBe(false);

  await user.click(screen.getByRole('button', { name: /^Undo changes to Staff and Client Management/ }));
  expect(await screen.findByText('Changes to Staff and Client Management undone')).toBeVisible();
  expect(server.roles.map(({ permissions }) => permissions)).toEqual(
    buildRoles().map(({ permissions }) => permissions),
  );
  expect(await findCheckbox('Staff: Settings')).not.toBeChecked();
});

test('RolesScreen offers to undo a save until one of its roles is edited again', async () => {
  const view = renderRoles();
  const saved = await saveStaffSettings(view);
  expect(within(saved).getByRole('button', { name: 'Undo changes to Staff' })).toBeVisible();
  await view.user.click(await findCheckbox('Staff: Dashboard'));
  expect(saved).not.toBeInTheDocument();
});

test('RolesScreen stops offering to undo a save once another Admin changes the role', async () => {
  const view = renderRoles();
  const saved = await saveStaffSettings(view);
  view.server.roles = view.server.roles.map((row) =>
    row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
  );
  await refetchRoles(view);
  await waitFor(() => expect(saved).not.toBeInTheDocument());
});

test('RolesScreen hides the save bar after a revert, and discards unsaved changes', async () => {
  const { user } = renderRoles();
  await user.click(await findCheckbox('Staff: Settings'));
  await user.click(await findCheckbox('Staff: Settings'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  await user.click(await findCheckbox('Staff: Payments'));
  await user.click(within(await findSaveBar()).getByRole('button', { name: 'Discard changes' }));
  expect(await findCheckbox('Staff: Payments')).toBeChecked();
});

test('RolesScreen warns about a role without permissions', async () => {
  const { user } = renderRoles();
  expect(screen.queryByText(/has no permissions/)).toBeNull();
  await user.click(await findCheckbox('Client Management: Client Management'));
  expect(
    await screen.findByRole('region', { name: 'Client Management has no permissions' }),
  ).toHaveTextContent('see only Start-up Packs and Marketing Templates');
});

test('RolesScreen blocks saving a stale role until the operator keeps the local changes', async () => {
  const view = renderRoles();
  const { user, server, sent } = view;
  await user.click(await findCheckbox('Staff: Settings'));
  server.roles = buildRoles().map((row) =>
    row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
  );
  await refetchRoles(view);

  const notice = await screen.findByRole('region', { name: 'Ann changed the Staff role' });
  expect(notice).toHaveTextContent(/Saved on Mar 2, 2026/);
  expect(await findSaveButton()).toBeDisabled();
  // The refetch preserves the unsaved change.
  expect(await findCheckbox('Staff: Settings')).toBeChecked();
  await user.click(within(notice).getByRole('button', { name: 'Keep my changes' }));
  await user.click(await findSaveButton());
  await screen.findByText('Changes to Staff saved');
  expect(sent).toEqual([
    {
      role: 'Staff',
      permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
      expected: ['MANAGE_DASHBOARD'],
    },
  ]);
});

test("RolesScreen lets the operator replace unsaved changes with the other Admin's version", async () => {
  const view = renderRoles();
  await view.user.click(await findCheckbox('Staff: Settings'));
  view.server.roles = buildRoles().map((row) => (row.role === 'Staff' ? { ...row, permissions: [] } : row));
  await refetchRoles(view);
  await view.user.click(await screen.findByRole('button', { name: 'Use their version' }));
  expect(await findCheckbox('Staff: Settings')).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

test("RolesScreen warns about another Admin's save when the server rejects a stale save", async () => {
  const view = renderRoles({
    refuse: () => {
      view.server.roles = buildRoles().map((row) =>
        row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
      );
      throw { code: 'CONFLICT', message: 'Ann has changed this role since you opened it.' };
    },
  });
  await view.user.click(await findCheckbox('Staff: Settings'));
  await view.user.click(await findSaveButton());
  expect(await screen.findByText('Ann has changed this role since you opened it.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Ann changed the Staff role' })).toBeVisible();
});

test('RolesScreen previews a role with its unsaved changes and stores them with the preview', async () => {
  const { user, store, currentPath } = renderRoles();
  await user.click(await findCheckbox('Staff: Settings'));
  await user.click(screen.getByRole('button', { name: 'Preview as Staff' }));
  expect(selectRolePreview(store.getState())).toEqual({
    role: 'Staff',
    permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
    unsaved: {
      Staff: { checked: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'], base: ['MANAGE_PAYMENTS'] },
    },
  });
  expect(currentPath()).toBe(paths.dashboard);
});

test('RolesScreen shows permissions read-only without the Admin role and names the Admins', async () => {
  renderRoles({ operator: { role: 'Staff', permissions: ['MANAGE_SETTINGS'] } });
  expect(await screen.findAllByText('Yes')).toHaveLength(7);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  const notice = await screen.findByRole('region', { name: 'Only Admins can change permissions' });
  await waitFor(() => expect(notice).toHaveTextContent('To change permissions, ask Ada.'));
});

test('RolesScreen explains to an Admin of a closed company why permissions cannot change', async () => {
  renderRoles({ operator: { whiteLabelledCustomer: { status: 'Cancelled' } } });
  expect(await screen.findByRole('region', { name: 'Permissions can’t be changed' })).toHaveTextContent(
    'You can change permissions while Northwind is active.',
  );
});

test('RolesScreen reloads the roles on Try again after a failure', async () => {
  let isUnavailable = true;
  const { user } = renderScreen(<RolesScreen />, {
    GetRoles: () => {
      if (isUnavailable) throw { code: 'UNAVAILABLE' };
      return { roles: buildRoles() };
    },
  });
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  isUnavailable = false;
  await user.click(retryButton);
  expect(await findCheckbox('Staff: Payments')).toBeChecked();
});

test.each([
  [[], 0, 'No users have this role yet'],
  [['Ada'], 0, 'This affects 1 user immediately: Ada.'],
  [['Ada'], 2, 'This affects 1 user immediately: Ada. It also affects 2 invited users once they join.'],
  [[], 1, 'This affects 1 invited user once they join.'],
  [
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    0,
    'This affects 8 users immediately: A, B, C, D, E, and 3 more.',
  ],
])(
  'saveEffectText for the members %j and %i invited operators contains %j',
  (operatorNames, invitedCount, expected) => {
    const row = { operatorCount: operatorNames.length + invitedCount, invitedCount, operatorNames };
    expect(saveEffectText(affectedOperators([row]))).toContain(expected);
  },
);
