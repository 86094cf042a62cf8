import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import type { Answers, Variables } from '@/testing/answers';
import { paths } from '@/config/paths';
import ClientListScreen from './ClientListScreen';
import { listed, pageOf } from './testing/clients';

const counts = {
  clientCounts: {
    total: 3,
    byStatus: [
      { status: 'Active', count: 2 },
      { status: 'Paused', count: 1 },
    ],
  },
};

function renderList(path: string = paths.clients, answers: Answers = {}) {
  const wanted: Variables[] = [];
  const view = renderScreen(
    <ClientListScreen />,
    {
      GetClients: (variables) => {
        wanted.push(variables);
        return pageOf([listed({ name: 'Ada Lovelace', email: 'ada@x.test' })]);
      },
      GetClientCounts: () => counts,
      ...answers,
    },
    { path, route: paths.clients },
  );
  return { ...view, wanted };
}

test('a client’s row shows the name, the address to copy, the status, plan, country, day and number', async () => {
  const { user } = renderList(paths.clients, {
    GetClients: () =>
      pageOf([
        listed({
          number: 1042,
          name: 'Ada Lovelace',
          email: 'ada@x.test',
          status: 'PastDue',
          plan: { id: 'p1', name: 'Gold' },
          country: 'PT',
          createdAt: '2026-03-05T10:00:00.000Z',
        }),
      ]),
  });

  const row = await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(within(row).getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
    'href',
    '/dashboard/clients/c1/view',
  );
  for (const text of ['ada@x.test', 'Past due', 'Gold', 'Portugal', 'Mar 5, 2026', '1,042']) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(row).getByRole('button', { name: 'Copy the e-mail address of Ada Lovelace' }));
  expect(copy).toHaveBeenCalledWith('ada@x.test');
});

test('what the address says is what is asked for', async () => {
  const { wanted } = renderList(`${paths.clients}?page=3&size=50&search=ada&status=Active,Paused&sort=name`);
  await screen.findByText('Ada Lovelace');
  expect(wanted[0]).toEqual({
    page: 3,
    pageSize: 50,
    search: 'ada',
    filter: { status: ['Active', 'Paused'] },
    sort: { by: 'Name', direction: 'Ascending' },
  });
});

test('a search that can’t be answered says so, instead of showing what was there before', async () => {
  let isDown = true;
  const { user } = renderList(paths.clients, {
    GetClients: ({ search }) => {
      if (search && isDown) throw { code: 'UNREACHABLE', status: 0, message: '' };
      return pageOf([listed({ name: search ? 'Grace Hopper' : 'Ada Lovelace' })]);
    },
  });
  await screen.findByText('Ada Lovelace');
  await user.type(screen.getByRole('searchbox'), 'grace');
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(screen.queryByText('Ada Lovelace')).toBeNull();

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
});

test.each([
  '?page=-4&size=7&status=Rich&sort=-shoe',
  // Words that every object knows are no columns either.
  '?page=x&size=toString&status=constructor&sort=constructor',
])('nonsense in the address falls back to the first page, newest first: %s', async (query) => {
  const { wanted } = renderList(`${paths.clients}${query}`);
  await screen.findByText('Ada Lovelace');
  expect(wanted[0]).toEqual({
    page: 1,
    pageSize: 20,
    search: null,
    filter: null,
    sort: { by: 'CreatedAt', direction: 'Descending' },
  });
});

test('a search waits until typing rests, is asked once, and starts at page 1', async () => {
  const { user, wanted, place } = renderList(`${paths.clients}?page=3`);
  await screen.findByText('Ada Lovelace');
  await user.type(screen.getByRole('searchbox'), 'grace h');

  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ search: 'grace h', page: 1 }));
  expect(wanted).toHaveLength(2);
  expect(place()).toBe(`${paths.clients}?search=grace+h`);
});

test('status chips carry their counts, filter the list and start at page 1', async () => {
  const { user, wanted, place } = renderList(`${paths.clients}?page=2`);
  await user.click(await screen.findByRole('button', { name: 'Active 2' }));

  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ filter: { status: ['Active'] }, page: 1 }));
  expect(place()).toBe(`${paths.clients}?status=Active`);
  expect(screen.getByRole('button', { name: 'Active 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Invited 0' })).toBeVisible();
});

test('a header sorts, a second press turns it around, and aria-sort says so', async () => {
  const { user, wanted } = renderList();
  await screen.findByText('Ada Lovelace');
  expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');

  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name', direction: 'Ascending' } }));
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name', direction: 'Descending' } }));
});

test('pages and their size are turned in the address', async () => {
  const { user, wanted, place } = renderList(paths.clients, {});
  await screen.findByText('Ada Lovelace');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clients a page' }), '50 a page');
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ pageSize: 50 }));
  expect(place()).toBe(`${paths.clients}?size=50`);
});

test('an empty company is offered to add a client or to import', async () => {
  renderList(paths.clients, { GetClients: () => pageOf([]) });
  expect(await screen.findByText('No clients yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add client' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Import CSV' })[1]).toHaveAttribute('href', paths.clientImport);
});

test('when no client matches, the filters can be cleared', async () => {
  const { user, place } = renderList(`${paths.clients}?search=zzz&status=Paused&size=50`, {
    GetClients: ({ search }) => pageOf(search ? [] : [listed({ name: 'Ada Lovelace' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(place()).toBe(`${paths.clients}?size=50`);
});

test('a failure can be tried again', async () => {
  let isAway = true;
  const { user } = renderList(paths.clients, {
    GetClients: () => {
      if (isAway) throw { code: 'FORBIDDEN', message: 'You may not see clients.' };
      return pageOf([listed({ name: 'Ada Lovelace' })]);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not see clients.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
});

test('clients that others add or change appear in the open list by themselves', async () => {
  let clients = [listed({ id: 'c1', name: 'Ada Lovelace' })];
  const { push, asked } = renderList(paths.clients, { GetClients: () => pageOf(clients) });
  await screen.findByText('Ada Lovelace');
  await act(async () => undefined);

  clients = [listed({ id: 'c2', name: 'Grace Hopper' }), ...clients];
  const heard = await push('ClientChanged', { clientChanged: { kind: 'Created', ids: ['c2'], count: 1 } });
  await push('ClientChanged', { clientChanged: { kind: 'Created', ids: ['c3'], count: 1 } });

  expect(heard).toBe(1);
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
  expect(await screen.findByText('Grace Hopper', {}, { timeout: 4000 })).toBeVisible();
  expect(asked.filter((name) => name === 'GetClients')).toHaveLength(2);
  expect(asked.filter((name) => name === 'GetClientCounts')).toHaveLength(2);
});
