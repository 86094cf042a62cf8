import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CompanyStatus, Permission, Role } from '@contract/enums';
import { paths } from '@/config/paths';
import type { ApiHandlers } from '@/testing/stubFetch';
import { operatorWith } from '@/testing/operatorWith';
import { renderScreen } from '@/testing/renderScreen';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
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
  form: ReactNode = null,
) {
  const { status = 'Active', ...rest } = options;
  const operator = { ...rest, whiteLabelledCustomer: { status } };
  return renderScreen(
    <>
      <CommandNavigation entries={accessibleEntries(gatesOf(operatorWith(operator)))} />
      <input aria-label="A field" />
      {form}
    </>,
    { ...emptyResponses, ...responses },
    { path, operator },
  );
}

async function openPalette(options: OperatorOptions = {}, responses: ApiHandlers = {}) {
  const view = renderPalette(options, responses);
  await view.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  return { ...view, dialog, field: dialog.getByRole('combobox', { name: /search…$/ }) };
}

const optionLabels = (container: Pick<typeof screen, 'queryAllByRole'>): string[] =>
  container.queryAllByRole('option').map((option) => option.textContent ?? '');

const ada = { id: 'c1', number: 7, name: 'Ada Lovelace', email: 'ada@x.test' };
const payment = {
  ...{ id: 'p1', number: 12, direction: 'Incoming', status: 'Failed', amount: 2900, currency: 'EUR' },
  ...{ description: null, createdAt: '2026-01-01T00:00:00.000Z', client: { id: 'c1', name: 'Ada Lovelace' } },
};

function UnsavedForm() {
  useUnsavedChanges(true);
  return null;
}

beforeEach(() => sessionStorage.clear());

test('Cmd+K opens the palette from a text field, and Escape returns the focus to the field', async () => {
  const { user } = renderPalette();
  await user.click(screen.getByRole('textbox', { name: 'A field' }));
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'A field' })).toHaveFocus();
});

test('the Search and commands button opens the palette', async () => {
  const { user } = renderPalette();
  await user.click(screen.getByRole('button', { name: 'Search and commands' }));
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('the palette finds a screen by a synonym and opens it on Enter', async () => {
  const { user, dialog, field, currentPath } = await openPalette();
  await user.type(field, 'prices');
  expect(optionLabels(dialog)[0]).toContain('Client Billing');
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.clientBilling);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the arrow keys move the active option of the palette and wrap around at both ends', async () => {
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

test('the palette lists clients and payments from the server last, and opens a clicked payment', async () => {
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

test('the palette ignores a response to an earlier query', async () => {
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

test('the palette shows an error and the local matches when the server search fails', async () => {
  const { user, dialog, field } = await openPalette(
    {},
    {
      SearchClients: () => {
        throw { code: 'UNAVAILABLE' };
      },
    },
  );
  await user.type(field, 'brand');
  expect(await dialog.findByText('Couldn’t search clients and payments. Try again.')).toBeVisible();
  expect(optionLabels(dialog)[0]).toContain('Branding');
});

test('the palette offers and searches only what the operator may access', async () => {
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

test('the palette finds a setting and opens its screen on Enter', async () => {
  const { user, dialog, field, currentPath } = await openPalette();
  await user.type(field, 'change password');
  expect(optionLabels(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.myProfile);
});

test('without MANAGE_SETTINGS, the palette opens profile settings on the personal profile path', async () => {
  const { user, dialog, field, currentPath } = await openPalette({
    role: 'ClientManagement',
    permissions: [],
  });
  await user.type(field, 'change password');
  expect(optionLabels(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(paths.ownProfile);
});

test('the palette lists My profile only once, although two routes lead to it', async () => {
  const { user, dialog, field } = await openPalette();
  await user.type(field, 'my profile');
  expect(optionLabels(dialog).filter((label) => label.startsWith('My profile'))).toHaveLength(1);
});

test('the palette hides Admin-only settings from Staff', async () => {
  const { user, dialog, field } = await openPalette({ role: 'Staff' });
  await user.type(field, 'two');
  expect(optionLabels(dialog)).toEqual(['Two-factorMy profile']);
});

test('the palette hides the action “Invite people” from Staff, who can open the Users screen', async () => {
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
])('the palette of a %s company offers %j and hides %j', async (status, included, excluded) => {
  const { dialog } = await openPalette({ status });
  const names = optionLabels(dialog).join('\n');
  for (const name of included) expect(names).toContain(name);
  for (const name of excluded) expect(names).not.toContain(name);
});

test('the Add client action opens the client list with the parameter that opens the dialog', async () => {
  const { user, field, currentPath } = await openPalette();
  await user.type(field, 'add client{Enter}');
  expect(currentPath()).toBe(`${paths.clients}?add=1`);
});

test('Ctrl+Enter opens a choice in a new tab and keeps the palette open', async () => {
  const openSpy = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, currentPath } = await openPalette();
  await user.type(field, 'branding{Control>}{Enter}{/Control}');
  expect(openSpy).toHaveBeenCalledWith(paths.branding, '_blank', 'noopener');
  expect(currentPath()).toBe(paths.analytics);
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  openSpy.mockRestore();
});

test('the palette lists recent choices first, and ignores those of another operator', async () => {
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

test('the palette does not leave a screen with unsaved changes', async () => {
  const { user, currentPath } = renderPalette({}, {}, paths.analytics, <UnsavedForm />);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /search…$/ }), 'branding{Enter}');
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  expect(currentPath()).toBe(paths.analytics);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe(paths.branding));
});

test('the palette shows a message when nothing matches', async () => {
  const { user, dialog, field } = await openPalette();
  await user.type(field, 'qqqq');
  expect(await dialog.findByText('No results for “qqqq”')).toBeVisible();
});
