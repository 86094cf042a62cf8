import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { listed, pageOf } from './testing/clients';
import { renderList, withoutMoney } from './testing/renderList';

test('spec 2: /dashboard/clients: a row shows the client, to be copied and opened, and the usual columns', async () => {
  const { user } = renderList('?sort=name', {
    GetClients: () =>
      pageOf([
        listed({
          number: 1042,
          name: 'Ada Lovelace',
          email: 'ada@x.test',
          status: 'PastDue',
          plan: { id: 'p1', name: 'Gold' },
          money: {
            currency: 'EUR',
            mrr: 4900,
            lifetimeValue: 98000,
            lastPaymentAt: '2026-04-06T10:00:00.000Z',
            lastPaymentStatus: 'Failed',
          },
          createdAt: '2026-03-05T10:00:00.000Z',
        }),
      ]),
  });

  const row = await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(within(row).getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
    'href',
    '/dashboard/clients/c1/view?list=sort%3Dname',
  );
  for (const text of ['ada@x.test', 'Past due', 'Gold', '€49.00', 'Apr 6, 2026', 'Failed', 'Mar 5, 2026']) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(row).getByRole('button', { name: 'Copy the e-mail address of Ada Lovelace' }));
  expect(copy).toHaveBeenCalledWith('ada@x.test');
});

test('a deactivation that is still to come stands beside the status', async () => {
  renderList('', {
    GetClients: () =>
      pageOf([listed({ deactivation: { isScheduled: true, at: '2026-05-01T12:00:00.000Z' } })]),
  });
  expect(await screen.findByText('leaves May 1, 2026')).toBeVisible();
});

test('days are the company’s, wherever the reader is', async () => {
  const deactivation = { isScheduled: true, at: '2026-05-01T12:00:00.000Z' };
  renderList(
    '',
    { GetClients: () => pageOf([listed({ deactivation })]) },
    { operator: { whiteLabelledCustomer: { timeZone: 'Pacific/Kiritimati' } } },
  );
  expect(await screen.findByText('leaves May 2, 2026')).toBeVisible();
});

test('a search that can’t be answered says so, instead of showing what was there before', async () => {
  let isDown = true;
  const { user } = renderList('', {
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

test('a search waits until typing rests, is asked once, and starts at page 1', async () => {
  const { user, wanted, place } = renderList('?page=3');
  await screen.findByText('Ada Lovelace');
  await user.type(screen.getByRole('searchbox'), 'grace h');

  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ search: 'grace h', page: 1 }));
  expect(wanted).toHaveLength(2);
  expect(place()).toBe(`${paths.clients}?search=grace+h`);
});

test('spec 2: /dashboard/clients: a header sorts, a second press turns it around, and aria-sort says so', async () => {
  const { user, wanted } = renderList();
  await screen.findByText('Ada Lovelace');
  expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');

  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name', direction: 'Ascending' } }));
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name', direction: 'Descending' } }));

  // The largest is what one looks for in money.
  await user.click(screen.getByRole('button', { name: 'MRR' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Mrr', direction: 'Descending' } }));
});

test('pages and their size are turned in the address', async () => {
  const { user, wanted, place } = renderList('', {
    GetClients: () => pageOf([listed()], 300),
  });
  await screen.findByText('Ada Lovelace');
  await user.click(await screen.findByRole('button', { name: 'Page 2' }, { timeout: 10_000 }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ page: 2 }));
  expect(place()).toBe(`${paths.clients}?page=2`);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Clients a page' }), '50 a page');
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ pageSize: 50, page: 1 }));
  expect(place()).toBe(`${paths.clients}?size=50`);
});

test('design 5: an empty company is offered to add a client or to import', async () => {
  renderList('', { GetClients: () => pageOf([]) });
  expect(await screen.findByText('No clients yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add client' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Import CSV' })[1]).toHaveAttribute('href', paths.clientImport);
});

test('design 5: when no client matches, the filters can be cleared', async () => {
  const { user, place } = renderList('?search=zzz&status=Paused&size=50', {
    GetClients: ({ search }) => pageOf(search ? [] : [listed({ name: 'Ada Lovelace' })]),
  });
  await screen.findByText('No client matches');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(place()).toBe(`${paths.clients}?size=50`);
});

test('design 5: a view of those who need attention, with nobody in it, is good news', async () => {
  renderList('?attention=1', { GetClients: () => pageOf([]) });
  expect(await screen.findByText('Nobody needs attention')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all clients' })).toHaveAttribute('href', paths.clients);
});

test('design 5: a page that is not there leads back to the first', async () => {
  const { user, place } = renderList('?page=9', {
    GetClients: ({ page }) => pageOf(page === 1 ? [listed()] : [], 1),
  });
  await user.click(await screen.findByRole('button', { name: 'Go to page 1' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(place()).toBe(paths.clients);
});

test('design 5: a failure can be tried again', async () => {
  let isAway = true;
  const { user } = renderList('', {
    GetClients: () => {
      if (isAway) throw { code: 'CONFLICT', message: 'You may not see clients.' };
      return pageOf([listed({ name: 'Ada Lovelace' })]);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not see clients.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
});

test('without MANAGE_PAYMENTS no money is shown, offered or asked for, whatever the address says', async () => {
  const { user, wanted } = renderList(
    '?sort=-mrr&failed=1&movement=Expansion:2026-01-01..2026-01-31&columns=mrr,plan,lifetime',
    {},
    { operator: withoutMoney },
  );
  await screen.findByText('Ada Lovelace');
  expect(wanted[0]).toMatchObject({ filter: null, sort: { by: 'CreatedAt', direction: 'Descending' } });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['', 'Client', 'Plan', 'Actions']);

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Phone' })).toBeVisible();
  for (const name of ['MRR', 'Last payment', 'Lifetime value']) {
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
  }
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  expect(screen.getByRole('menuitem', { name: 'Needs attention' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Last payment failed' })).toBeNull();
});
