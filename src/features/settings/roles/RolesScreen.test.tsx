import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { isAnythingUnsaved } from '@/lib/forms/leaveGuard';
import { selectRolePreview } from '@/state/authSlice';
import type { Permission, Role } from '@/state/operator';
import type { Answers, Variables } from '@/testing/answers';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { permissions as everyPermission } from '../permissionNames';
import { peopleOf } from './roleDrafts';
import { effectOn } from './RoleSaveBar';
import RolesScreen from './RolesScreen';

type Row = ReturnType<typeof roleOf>;

const roleOf = (role: Role, permissions: readonly Permission[], operatorNames: string[]) => ({
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

const team = () => [
  roleOf('Admin', everyPermission, ['Ada']),
  roleOf('Staff', ['MANAGE_PAYMENTS'], ['Sam Okafor', 'Zoe']),
  roleOf('ClientManagement', ['MANAGE_CLIENT_MANAGEMENT'], ['Kim']),
];

/** The screen over a server that keeps what it is told, unless `refuse` says otherwise. */
function open(options: RenderOptions & { refuse?: (variables: Variables) => void } = {}) {
  const { refuse, ...rest } = options;
  const server = { roles: team() as Row[] };
  const sent: unknown[] = [];
  const answers: Answers = {
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
  return { ...renderScreen(screenWithToasts, answers, { path: paths.roles, ...rest }), server, sent };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('region', { name: 'Unsaved changes' });
const save = async () => within(await bar()).getByRole('button', { name: 'Save' });
const saveSettings = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await box('Staff: Settings'));
  await user.click(await save());
  return screen.findByRole('region', { name: 'Saved changes' });
};
const refetched = async (view: ReturnType<typeof open>) => {
  const { api } = await import('@/api/base');
  view.store.dispatch(api.util.invalidateTags(['Role']));
};

test('spec 6: three roles as columns, five flags as rows, each with what it opens; members lead to who they are', async () => {
  open();
  await box('Staff: Payments');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([
    'Permission',
    'Admin1 member',
    'Staff2 membersPreview',
    'Client Management1 memberPreview',
  ]);
  expect(screen.getByRole('link', { name: '2 members of Staff' })).toHaveAttribute(
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
    screen.getByRole('rowheader', { name: /^Dashboard Analytics and the go-live checklist$/ }),
  ).toBeVisible();
});

test('Admin is fixed, and says why', async () => {
  open();
  for (const permission of ['Dashboard', 'Client Management', 'Payments', 'White Label', 'Settings'])
    expect(await box(`Admin: ${permission}`)).toBeDisabled();
  expect(
    screen.getByText(/Admin always holds everything, so that nobody can lock the company out/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview as Admin' })).toBeNull();
});

test('before saving it says whom the change touches; saved, it offers the way back', async () => {
  const { user, sent, server } = open();
  await user.click(await box('Staff: Settings'));
  expect(await bar()).toHaveTextContent(
    'Saving changes what 2 people can open, at once: Sam Okafor and Zoe.',
  );
  expect(isAnythingUnsaved()).toBe(true);
  await user.click(await box('Client Management: Payments'));
  expect(await bar()).toHaveTextContent('3 people can open, at once: Sam Okafor, Zoe, and Kim.');
  await user.click(await save());

  expect(await screen.findByText('Staff and Client Management were saved.')).toBeVisible();
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
  expect(isAnythingUnsaved()).toBe(false);

  await user.click(screen.getByRole('button', { name: /^Undo: Staff and Client Management/ }));
  expect(await screen.findByText('Staff and Client Management were brought back.')).toBeVisible();
  expect(server.roles.map(({ permissions }) => permissions)).toEqual(
    team().map(({ permissions }) => permissions),
  );
  expect(await box('Staff: Settings')).not.toBeChecked();
});

test('a save can be undone until one of its roles changes again', async () => {
  const view = open();
  const saved = await saveSettings(view);
  expect(within(saved).getByRole('button', { name: 'Undo: Staff was saved.' })).toBeVisible();
  await view.user.click(await box('Staff: Dashboard'));
  expect(saved).not.toBeInTheDocument();
});

test('a save that another Admin has changed since is not undone over their change', async () => {
  const view = open();
  const saved = await saveSettings(view);
  view.server.roles = view.server.roles.map((row) =>
    row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
  );
  await refetched(view);
  await waitFor(() => expect(saved).not.toBeInTheDocument());
});

test('a tick that is taken back is no change, and Discard changes takes back all', async () => {
  const { user } = open();
  await user.click(await box('Staff: Settings'));
  await user.click(await box('Staff: Settings'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  await user.click(await box('Staff: Payments'));
  await user.click(within(await bar()).getByRole('button', { name: 'Discard changes' }));
  expect(await box('Staff: Payments')).toBeChecked();
});

test('a role without any flag is warned about', async () => {
  const { user } = open();
  expect(screen.queryByText(/opens nothing/)).toBeNull();
  await user.click(await box('Client Management: Client Management'));
  expect(await screen.findByRole('region', { name: 'Client Management opens nothing' })).toHaveTextContent(
    'lands on the first',
  );
});

test('what another Admin saves meanwhile is shown, and nothing is written over it unseen', async () => {
  const view = open();
  const { user, server, sent } = view;
  await user.click(await box('Staff: Settings'));
  server.roles = team().map((row) =>
    row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
  );
  await refetched(view);

  const notice = await screen.findByRole('region', { name: 'Ann has saved Staff meanwhile' });
  expect(notice).toHaveTextContent(/It was on Mar 2, 2026/);
  expect(await save()).toBeDisabled();
  // Its ticks are still the ones that were made here.
  expect(await box('Staff: Settings')).toBeChecked();
  await user.click(within(notice).getByRole('button', { name: 'Keep my ticks' }));
  await user.click(await save());
  await screen.findByText('Staff was saved.');
  expect(sent).toEqual([
    {
      role: 'Staff',
      permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
      expected: ['MANAGE_DASHBOARD'],
    },
  ]);
});

test('or theirs is taken', async () => {
  const view = open();
  await view.user.click(await box('Staff: Settings'));
  view.server.roles = team().map((row) => (row.role === 'Staff' ? { ...row, permissions: [] } : row));
  await refetched(view);
  await view.user.click(await screen.findByRole('button', { name: 'Take what they saved' }));
  expect(await box('Staff: Settings')).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

test('a refusal because another Admin was faster says so, and shows what they saved', async () => {
  const view = open({
    refuse: () => {
      view.server.roles = team().map((row) =>
        row.role === 'Staff' ? { ...row, ...byAnn, permissions: ['MANAGE_DASHBOARD'] } : row,
      );
      throw { code: 'CONFLICT', message: 'Ann has changed this role since you opened it.' };
    },
  });
  await view.user.click(await box('Staff: Settings'));
  await view.user.click(await save());
  expect(await screen.findByText('Ann has changed this role since you opened it.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Ann has saved Staff meanwhile' })).toBeVisible();
});

test('a preview looks through the role, ticks included that are not saved, which are there again afterwards', async () => {
  const { user, store, place } = open();
  await user.click(await box('Staff: Settings'));
  await user.click(screen.getByRole('button', { name: 'Preview as Staff' }));
  expect(selectRolePreview(store.getState())).toEqual({
    role: 'Staff',
    permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
    unsaved: {
      Staff: { ticks: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'], base: ['MANAGE_PAYMENTS'] },
    },
  });
  expect(place()).toBe(paths.dashboard);
});

test('whoever is no Admin reads, and is told who changes it', async () => {
  open({ operator: { role: 'Staff', permissions: ['MANAGE_SETTINGS'] } });
  expect(await screen.findAllByText('Yes')).toHaveLength(7);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  const notice = await screen.findByRole('region', { name: 'Only Admins change what roles open' });
  await waitFor(() => expect(notice).toHaveTextContent('To have it changed, ask Ada.'));
});

test('an Admin of a closed company reads why nothing can be ticked', async () => {
  open({ operator: { whiteLabelledCustomer: { status: 'Cancelled' } } });
  expect(await screen.findByRole('region', { name: 'What roles open stays as it is' })).toHaveTextContent(
    'It can be changed while Northwind is active.',
  );
});

test('a screen that can’t be loaded says so, and tries again', async () => {
  let isAway = true;
  const { user } = renderScreen(<RolesScreen />, {
    GetRoles: () => {
      if (isAway) throw { code: 'UNAVAILABLE' };
      return { roles: team() };
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(again);
  expect(await box('Staff: Payments')).toBeChecked();
});

test.each([
  [[], 0, 'Nobody has this role yet'],
  [['Ada'], 0, 'what 1 person can open, at once: Ada.'],
  [
    ['Ada'],
    2,
    'what 1 person can open, at once: Ada. The same goes for 2 people who are invited, once they join.',
  ],
  [[], 1, 'what 1 person who is invited will open.'],
  [
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    0,
    'what 8 people can open, at once: A, B, C, D, E, and 3 more.',
  ],
])('members are named up to five, the invited are counted: %j, %j', (operatorNames, invitedCount, words) => {
  const row = { operatorCount: operatorNames.length + invitedCount, invitedCount, operatorNames };
  expect(effectOn(peopleOf([row]))).toContain(words);
});
