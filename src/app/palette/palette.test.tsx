import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { holdPlace } from '@/lib/forms/leaveGuard';
import type { CompanyStatus, Permission, Role } from '@/state/operator';
import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import { GettingAround } from '../GettingAround';
import { gatesOf, openTo } from '../routeTable';

interface Who {
  role?: Role;
  permissions?: Permission[];
  status?: CompanyStatus;
}

const nobody = { items: [] };
const none: Answers = {
  SearchClients: () => ({ clients: nobody }),
  SearchPayments: () => ({ incoming: nobody, outgoing: nobody }),
};

function show(who: Who = {}, answers: Answers = {}, path: string = paths.analytics) {
  const { status = 'Active', ...rest } = who;
  const operator = { ...rest, whiteLabelledCustomer: { status } };
  return renderScreen(
    <>
      <GettingAround entries={openTo(gatesOf(operatorWith(operator)))} />
      <input aria-label="A field" />
    </>,
    { ...none, ...answers },
    { path, operator },
  );
}

async function open(who: Who = {}, answers: Answers = {}) {
  const view = show(who, answers);
  await view.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  return { ...view, dialog, field: dialog.getByRole('combobox', { name: /^Search/ }) };
}

const offered = (within_: Pick<typeof screen, 'queryAllByRole'>): string[] =>
  within_.queryAllByRole('option').map((option) => option.textContent ?? '');

const ada = { id: 'c1', number: 7, name: 'Ada Lovelace', email: 'ada@x.test' };
const payment = {
  ...{ id: 'p1', number: 12, direction: 'Incoming', status: 'Failed', amount: 2900, currency: 'EUR' },
  ...{ description: null, createdAt: '2026-01-01T00:00:00.000Z', client: { id: 'c1', name: 'Ada Lovelace' } },
};

beforeEach(() => sessionStorage.clear());

test('Ctrl or Cmd K opens it, from a field too, and Escape closes it', async () => {
  const { user } = show();
  await user.click(screen.getByRole('textbox', { name: 'A field' }));
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'A field' })).toHaveFocus();
});

test('a button opens it for those who do not know the keys', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Search and commands' }));
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('screens are found by their names and by what else they are called', async () => {
  const { user, dialog, field, place } = await open();
  await user.type(field, 'prices');
  expect(offered(dialog)[0]).toContain('Client Billing');
  await user.keyboard('{Enter}');
  expect(place()).toBe(paths.clientBilling);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the arrows move round the list, and what is said to be active is', async () => {
  const { user, dialog, field } = await open();
  const active = () => dialog.getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active().id);
  const first = active().textContent;
  await user.keyboard('{ArrowUp}');
  expect(active().textContent).toContain('Sign out');
  await user.keyboard('{ArrowDown}');
  expect(active().textContent).toBe(first);
  expect(field).toHaveAttribute('aria-activedescendant', active().id);
});

test('clients and payments are found by the server, after what is here already', async () => {
  const { user, dialog, field, place } = await open(
    {},
    {
      SearchClients: () => ({ clients: { items: [ada] } }),
      SearchPayments: () => ({ incoming: { items: [payment] }, outgoing: nobody }),
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
  expect(place()).toBe(`${paths.paymentList('incoming')}?payment=p1`);
});

test('what was asked for before does not show under what is typed now', async () => {
  let answerOld = (): void => undefined;
  const { user, dialog, field, asked } = await open(
    {},
    {
      SearchClients: async ({ search }) => {
        if (search === 'old') await new Promise<void>((resolve) => (answerOld = resolve));
        return { clients: { items: [{ ...ada, id: String(search), name: `Found by ${String(search)}` }] } };
      },
    },
  );
  await user.type(field, 'old');
  await waitFor(() => expect(asked).toContain('SearchClients'));
  await user.clear(field);
  await user.type(field, 'new');
  expect(await dialog.findByText('Found by new')).toBeVisible();
  await user.type(field, 'er');
  expect(dialog.queryByText('Found by new')).toBeNull();
  expect(await dialog.findByText('Found by newer')).toBeVisible();
  await act(async () => answerOld());
  expect(dialog.queryByText('Found by old')).toBeNull();
});

test('a search that fails is said, and everything else goes on', async () => {
  const { user, dialog, field } = await open(
    {},
    {
      SearchClients: () => {
        throw { code: 'UNAVAILABLE' };
      },
    },
  );
  await user.type(field, 'brand');
  expect(await dialog.findByText('Clients and payments could not be searched.')).toBeVisible();
  expect(offered(dialog)[0]).toContain('Branding');
});

test('only what the operator may see is offered, and the server is asked for nothing else', async () => {
  const { user, dialog, field, asked } = await open({
    role: 'ClientManagement',
    permissions: ['MANAGE_CLIENT_MANAGEMENT'],
  });
  const names = offered(dialog).join('\n');
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
  await waitFor(() => expect(asked).toContain('SearchClients'));
  expect(asked).not.toContain('SearchPayments');
});

test('a single setting is found, and its screen opens at it', async () => {
  const { user, dialog, field, place } = await open();
  await user.type(field, 'change password');
  expect(offered(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(place()).toBe(paths.myProfile);
});

test('one’s own settings are found by whoever may not open the company’s', async () => {
  const { user, dialog, field, place } = await open({ role: 'ClientManagement', permissions: [] });
  await user.type(field, 'change password');
  expect(offered(dialog)).toEqual(['Change passwordMy profile']);
  await user.keyboard('{Enter}');
  expect(place()).toBe(paths.ownProfile);
});

test('one’s own profile is offered once, whatever one may open', async () => {
  const { user, dialog, field } = await open();
  await user.type(field, 'my profile');
  expect(offered(dialog).filter((label) => label.startsWith('My profile'))).toHaveLength(1);
});

test('settings of Admins are offered to nobody else', async () => {
  const { user, dialog, field } = await open({ role: 'Staff' });
  await user.type(field, 'two');
  expect(offered(dialog)).toEqual(['Two-factorMy profile']);
});

test('people are invited by Admins alone', async () => {
  const { dialog } = await open({ role: 'Staff' });
  expect(offered(dialog).join('\n')).toContain('Users');
  expect(offered(dialog).join('\n')).not.toContain('Invite people');
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
])('a company that is %s is offered %j and not %j', async (status, there, away) => {
  const { dialog } = await open({ status });
  const names = offered(dialog).join('\n');
  for (const name of there) expect(names).toContain(name);
  for (const name of away) expect(names).not.toContain(name);
});

test('an action that needs a dialog opens the screen with it', async () => {
  const { user, field, place } = await open();
  await user.type(field, 'add client{Enter}');
  expect(place()).toBe(`${paths.clients}?add=1`);
});

test('Ctrl and Enter open another tab and leave everything as it is', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, place } = await open();
  await user.type(field, 'branding{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(paths.branding, '_blank', 'noopener');
  expect(place()).toBe(paths.analytics);
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  opened.mockRestore();
});

test('the last choices come first the next time, and are nobody else’s', async () => {
  const { user, field } = await open();
  await user.type(field, 'branding{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const again = within(await screen.findByRole('dialog'));
  expect(offered(again)[0]).toContain('Branding');
  expect(again.getByRole('group', { name: 'Recent' })).toBeVisible();
  sessionStorage.setItem(
    'livery.recentChoices',
    (sessionStorage.getItem('livery.recentChoices') ?? '').replace(
      /"operatorId":"[^"]+"/,
      '"operatorId":"x"',
    ),
  );
  await user.type(again.getByRole('combobox'), 'x{Backspace}');
  expect(again.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('leaving what is not saved is asked about', async () => {
  const release = holdPlace();
  const { user, field, place } = await open();
  await user.type(field, 'branding{Enter}');
  expect(place()).toBe(paths.analytics);
  release();
});

test('nothing fits', async () => {
  const { user, dialog, field } = await open();
  await user.type(field, 'qqqq');
  expect(await dialog.findByText('Nothing fits “qqqq”.')).toBeVisible();
});
