import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { markUnsaved } from '@/lib/forms/leaveGuard';
import type { CompanyStatus, Permission, Role } from '@/state/operator';
import type { ApiHandlers } from '@/testing/stubFetch';
import { operatorWith } from '@/testing/operatorWith';
import { renderScreen } from '@/testing/renderScreen';
import { CommandNavigation } from '../CommandNavigation';
import { gatesOf, accessibleEntries } from '../routeTable';

interface OperatorOptions {
  role?: Role;
  permissions?: Permission[];
  status?: CompanyStatus;
}

const noResults = { items: [] };
const emptyResponses: ApiHandlers = {
  SearchClients: () => ({ clients: noResults }),
  SearchPayments: () => ({ incoming: noResults, outgoing: noResults }),
};

function renderPalette(
  options: OperatorOptions = {},
  responses: ApiHandlers = {},
  path: string = paths.analytics,
) {
  const { status = 'Active', ...rest } = options;
  const operator = { ...rest, whiteLabelledCustomer: { status } };
  return renderScreen(
    <>
      <CommandNavigation entries={accessibleEntries(gatesOf(operatorWith(operator)))} />
      <input aria-label="A field" />
    </>,
    { ...emptyResponses, ...responses },
    { path, operator },
  );
}

async function openPalette(options: OperatorOptions = {}, responses: ApiHandlers = {}) {
  const view = renderPalette(options, responses);
  await view.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  return { ...view, dialog, field: dialog.getByRole('combobox', { name: /^Search/ }) };
}

const optionLabels = (container: Pick<typeof screen, 'queryAllByRole'>): string[] =>
  container.queryAllByRole('option').map((option) => option.textContent ?? '');

const ada = { id: 'c1', number: 7, name: 'Ada Lovelace', email: 'ada@x.test' };
const payment = {
  ...{ id: 'p1', number: 12, direction: 'Incoming', status: 'Failed', amount: 2900, currency: 'EUR' },
  ...{ description: null, createdAt: '2026-01-01T00:00:00.000Z', client: { id: 'c1', name: 'Ada Lovelace' } },
};

beforeEach(() => sessionStorage.clear());

test('opens the palette on Cmd+K in a text field, and returns the focus there on Escape', async () => {
  const { user } = renderPalette();
  await user.click(screen.getByRole('textbox', { name: 'A field' }));
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'A field' })).toHaveFocus();
});

test('opens the palette from its button', async () => {
  const { user } = renderPalette();
  await user.click(screen.getByRole('button', { name: 'Search and commands' }));
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('finds a screen by a synonym and opens it', async () => {
  const { user, dialog, field, currentPath } = await openPalette();
  await user.type(field, 'prices');
  expect(optionLabels(dialog)[0]).toContain('Client Billing');
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.clientBilling);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('moves the active option with the arrow keys and wraps around', async () => {
  const { user, dialog, field } = await openPalette();
  const active = () => dialog.getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active().id);
  const first = active().textContent;
  await user.keyboard('{ArrowUp}');
  expect(active().textContent).toContain('Sign out');
  await user.keyboard('{ArrowDown}');
  expect(active().textContent).toBe(first);
  expect(field).toHaveAttribute('aria-activedescendant', active().id);
});

test('lists clients and payments from the server last, and opens the selected payment', async () => {
  const { user, dialog, field, currentPath } = await openPalette(
    {},
    {
      SearchClients: () => ({ clients: { items: [ada] } }),
      SearchPayments: () => ({ incoming: { items: [payment] }, outgoing: noResults }),
    },
  );
  await user.type(field, 'ad');
  expect(await dialog.findByRole('option', { name: /Ada Lovelace #7, ada@x.test/ })).toBeVisible();
  const groups = dialog.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent).slice(-2)).toEqual([
    'Clients',
    'Payments',
  ]);
  await user.click(dialog.getByRole('option', { name: /€29\.00, Ada Lovelace #12, Failed/ }));
  expect(currentPath()).toBe(`${paths.paymentList('incoming')}?payment=p1`);
});

test('ignores responses to an earlier query', async () => {
  let respondToOld = (): void => undefined;
  const { user, dialog, field, requests } = await openPalette(
    {},
    {
      SearchClients: async ({ search }) => {
        if (search === 'old') await new Promise<void>((resolve) => (respondToOld = resolve));
        return { clients: { items: [{ ...ada, id: String(search), name: `Found by ${String(search)}` }] } };
      },
    },
  );
  await user.type(field, 'old');
  await waitFor(() => expect(requests).toContain('SearchClients'));
  await user.clear(field);
  await user.type(field, 'new');
  expect(await dialog.findByText('Found by new')).toBeVisible();
  await user.type(field, 'er');
  expect(dialog.queryByText('Found by new')).toBeNull();
  expect(await dialog.findByText('Found by newer')).toBeVisible();
  await act(async () => respondToOld());
  expect(dialog.queryByText('Found by old')).toBeNull();
});

test('shows an error and the local matches when the server search fails', async () => {
  const { user, dialog, field } = await openPalette(
    {},
    {
      SearchClients: () => {
        throw { code: 'UNAVAILABLE' };
      },
    },
  );
  await user.type(field, 'brand');
  expect(await dialog.findByText('Clients and payments could not be searched.')).toBeVisible();
  expect(optionLabels(dialog)[0]).toContain('Branding');
});

test('offers and searches only what the permissions allow', async () => {
  const { user, dialog, field, requests } = await openPalette({
    role: 'ClientManagement',
    permissions: ['MANAGE_CLIENT_MANAGEMENT'],
  });
  const names = optionLabels(dialog).join('\n');
  expect(names).toContain('Client Management');
  expect(names).toContain('Add client');
  for (const closed of [
    'Payments',
    'Branding',
    'Users',
    'Add plan',
    'Export incoming payments',
    'Invite people',
  ]) {
    expect(names).not.toContain(closed);
  }
  await user.type(field, 'ada');
  await waitFor(() => expect(requests).toContain('SearchClients'));
  expect(requests).not.toContain('SearchPayments');
});

test('finds a setting and opens its screen', async () => {
  const { user, dialog, field, currentPath } = await openPalette();
  await user.type(field, 'change password');
  expect(optionLabels(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.myProfile);
});

test('opens a profile setting on the personal profile route without MANAGE_SETTINGS', async () => {
  const { user, dialog, field, currentPath } = await openPalette({
    role: 'ClientManagement',
    permissions: [],
  });
  await user.type(field, 'change password');
  expect(optionLabels(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.ownProfile);
});

test('lists My profile only once', async () => {
  const { user, dialog, field } = await openPalette();
  await user.type(field, 'my profile');
  expect(optionLabels(dialog).filter((label) => label.startsWith('My profile'))).toHaveLength(1);
});

test('hides Admin-only settings from other roles', async () => {
  const { user, dialog, field } = await openPalette({ role: 'Staff' });
  await user.type(field, 'two');
  expect(optionLabels(dialog)).toEqual(['Two-factorMy profile']);
});

test('hides Invite people from roles other than Admin', async () => {
  const { dialog } = await openPalette({ role: 'Staff' });
  expect(optionLabels(dialog).join('\n')).toContain('Users');
  expect(optionLabels(dialog).join('\n')).not.toContain('Invite people');
});

test.each<[CompanyStatus, string[], string[]]>([
  [
    'Cancelled',
    ['Export incoming payments', 'Client Management'],
    ['Add client', 'Invite people', 'Add plan'],
  ],
  [
    'Blocked',
    ['Company profile', 'Sign out'],
    ['Client Management', 'Export incoming payments', 'Add client'],
  ],
])('when the company is %s, offers %j and hides %j', async (status, included, excluded) => {
  const { dialog } = await openPalette({ status });
  const names = optionLabels(dialog).join('\n');
  for (const name of included) expect(names).toContain(name);
  for (const name of excluded) expect(names).not.toContain(name);
});

test('opens the screen of an action with its dialog parameter', async () => {
  const { user, field, currentPath } = await openPalette();
  await user.type(field, 'add client{Enter}');
  expect(currentPath()).toBe(`${paths.clients}?add=1`);
});

test('opens a choice in a new tab on Ctrl+Enter and keeps the palette open', async () => {
  const openSpy = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, currentPath } = await openPalette();
  await user.type(field, 'branding{Control>}{Enter}{/Control}');
  expect(openSpy).toHaveBeenCalledWith(paths.branding, '_blank', 'noopener');
  expect(currentPath()).toBe(paths.analytics);
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  openSpy.mockRestore();
});

test('lists recent choices first and ignores those of another operator', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'branding{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const reopened = within(await screen.findByRole('dialog'));
  expect(optionLabels(reopened)[0]).toContain('Branding');
  expect(reopened.getByRole('group', { name: 'Recent' })).toBeVisible();
  sessionStorage.setItem(
    'livery.recentChoices',
    (sessionStorage.getItem('livery.recentChoices') ?? '').replace(
      /"operatorId":"[^"]+"/,
      '"operatorId":"x"',
    ),
  );
  await user.type(reopened.getByRole('combobox'), 'x{Backspace}');
  expect(reopened.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('does not leave a screen with unsaved changes', async () => {
  const release = markUnsaved();
  const { user, field, currentPath } = await openPalette();
  await user.type(field, 'branding{Enter}');
  expect(currentPath()).toBe(paths.analytics);
  release();
});

test('shows a message when nothing matches', async () => {
  const { user, dialog, field } = await openPalette();
  await user.type(field, 'qqqq');
  expect(await dialog.findByText('Nothing fits “qqqq”.')).toBeVisible();
});
