import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { clearDay, typeDay } from '@/testing/days';
import type { Variables } from '@/testing/stubFetch';
import { parseListQuery } from '@/ui/table/useListState';
import { clientListSpec, listVariables } from './list/clientListSpec';
import { clientPage, listedClient } from './testing/clients';
import { goldPlanId, renderList, withoutMoneyPermission } from './testing/renderList';

describe('ClientListScreen', () => {
  test('spec 2: /dashboard/clients: shows the default columns, links to the client and copies the email', async () => {
    const { user } = renderList('?sort=name', {
      GetClients: () =>
        clientPage([
          listedClient({
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
    await user.click(within(row).getByRole('button', { name: 'Copy email of Ada Lovelace' }));
    expect(copy).toHaveBeenCalledWith('ada@x.test');
  });

  test('shows a scheduled deactivation next to the status', async () => {
    renderList('', {
      GetClients: () =>
        clientPage([listedClient({ deactivation: { isScheduled: true, at: '2026-05-01T12:00:00.000Z' } })]),
    });
    expect(await screen.findByText('Deactivates May 1, 2026')).toBeVisible();
  });

  test('shows that access to a plan starts after payment, even without MANAGE_PAYMENTS', async () => {
    const client = listedClient({ plan: { id: 'p1', name: 'Gold' }, hasPlanAccess: false });
    renderList('', { GetClients: () => clientPage([client]) }, { operator: withoutMoneyPermission });
    expect(await screen.findByText('Starts once paid')).toBeVisible();
  });

  test('shows dates in the company’s time zone', async () => {
    const deactivation = { isScheduled: true, at: '2026-05-01T12:00:00.000Z' };
    renderList(
      '',
      { GetClients: () => clientPage([listedClient({ deactivation })]) },
      { operator: { whiteLabelledCustomer: { timeZone: 'Pacific/Kiritimati' } } },
    );
    expect(await screen.findByText('Deactivates May 2, 2026')).toBeVisible();
  });

  test('replaces the list with an error when a search fails, and offers a retry', async () => {
    let isFailing = true;
    const { user } = renderList('', {
      GetClients: ({ search }) => {
        if (search && isFailing) throw { code: 'UNREACHABLE', status: 0, message: '' };
        return clientPage([listedClient({ name: search ? 'Grace Hopper' : 'Ada Lovelace' })]);
      },
    });
    await screen.findByText('Ada Lovelace');
    await user.type(screen.getByRole('searchbox'), 'grace');
    expect(await screen.findByText(/Couldn’t reach the server/)).toBeVisible();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();

    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
  });

  test('debounces the search and resets the page', async () => {
    const { user, clientRequests, currentPath } = renderList('?page=3');
    await screen.findByText('Ada Lovelace');
    await user.type(screen.getByRole('searchbox'), 'grace h');

    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ search: 'grace h', page: 1 }));
    expect(clientRequests).toHaveLength(2);
    expect(currentPath()).toBe(`${paths.clients}?search=grace+h`);
  });

  test('spec 2: /dashboard/clients: sorts by a header, reverses on a second click and sets aria-sort', async () => {
    const { user, clientRequests } = renderList();
    await screen.findByText('Ada Lovelace');
    expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');

    await user.click(screen.getByRole('button', { name: 'Client' }));
    await waitFor(() =>
      expect(clientRequests.at(-1)).toMatchObject({ sort: { field: 'Name', direction: 'Ascending' } }),
    );
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Client' }));
    await waitFor(() =>
      expect(clientRequests.at(-1)).toMatchObject({ sort: { field: 'Name', direction: 'Descending' } }),
    );

    // Money columns sort in descending order first.
    await user.click(screen.getByRole('button', { name: 'MRR' }));
    await waitFor(() =>
      expect(clientRequests.at(-1)).toMatchObject({ sort: { field: 'Mrr', direction: 'Descending' } }),
    );
  });

  test('stores the page and the page size in the URL', async () => {
    const { user, clientRequests, currentPath } = renderList('', {
      GetClients: () => clientPage([listedClient()], 300),
    });
    await screen.findByText('Ada Lovelace');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ page: 2 }));
    expect(currentPath()).toBe(`${paths.clients}?page=2`);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ pageSize: 50, page: 1 }));
    expect(currentPath()).toBe(`${paths.clients}?size=50`);
  });

  test('design 5: offers to add or import clients when the company has none', async () => {
    renderList('', { GetClients: () => clientPage([]) });
    expect(await screen.findByText('No clients yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add client' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Import CSV' })[1]).toHaveAttribute(
      'href',
      paths.clientImport,
    );
  });

  test('design 5: offers to clear the search and filters when no client matches', async () => {
    const { user, currentPath } = renderList('?search=zzz&status=Paused&size=50', {
      GetClients: ({ search }) => clientPage(search ? [] : [listedClient({ name: 'Ada Lovelace' })]),
    });
    await screen.findByText('No matching clients');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(currentPath()).toBe(`${paths.clients}?size=50`);
  });

  test('design 5: states that no client needs attention and links to all clients', async () => {
    renderList('?attention=1', { GetClients: () => clientPage([]) });
    expect(await screen.findByText('No clients need attention')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all clients' })).toHaveAttribute('href', paths.clients);
  });

  test.each(['Go to page 3', 'Previous', 'Page 3'])(
    'design 5: opens the last page on a click on “%s” when the requested page does not exist',
    async (name) => {
      const { user, currentPath } = renderList('?page=99', {
        GetClients: ({ page }) => clientPage(page === 3 ? [listedClient()] : [], 41),
      });
      await screen.findByRole('button', { name: 'Go to page 3' });
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByText('Ada Lovelace')).toBeVisible();
      expect(currentPath()).toBe(`${paths.clients}?page=3`);
    },
  );

  test('design 5: reloads the list on Try again after a failure', async () => {
    let isFailing = true;
    const { user } = renderList('', {
      GetClients: () => {
        if (isFailing) throw { code: 'CONFLICT', message: 'You may not see clients.' };
        return clientPage([listedClient({ name: 'Ada Lovelace' })]);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not see clients.');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  });

  test('ignores and hides money columns, filters and sorting without MANAGE_PAYMENTS', async () => {
    const { user, clientRequests } = renderList(
      '?sort=-mrr&failed=1&movement=Expansion:2026-01-01..2026-01-31&columns=mrr,plan,lifetime',
      {},
      { operator: withoutMoneyPermission },
    );
    await screen.findByText('Ada Lovelace');
    expect(clientRequests[0]).toMatchObject({
      filter: null,
      sort: { field: 'CreatedAt', direction: 'Descending' },
    });
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
});

describe('client list filtering', () => {
  test('spec 2: /dashboard/clients: applies the page, search, filters and order from the URL', async () => {
    const { clientRequests } = renderList(
      `?page=3&size=50&search=ada&status=Active,PastDue&plan=${goldPlanId}&country=GB,PT&tag=vip&tag=one,+two` +
        '&created=2026-01-01..2026-01-31&failed=1&trial=7&never=1&attention=1&active=2026-01-31' +
        '&movement=New:2026-01-01..2026-01-31&sort=-mrr',
    );
    await screen.findByText('Ada Lovelace');
    expect(clientRequests).toEqual([
      {
        page: 3,
        pageSize: 50,
        search: 'ada',
        filter: {
          status: ['Active', 'PastDue'],
          planId: [goldPlanId],
          country: ['GB', 'PT'],
          tag: ['vip', 'one, two'],
          createdFrom: '2026-01-01',
          createdTo: '2026-01-31',
          lastPaymentFailed: true,
          trialEndsWithinDays: 7,
          neverSignedIn: true,
          needsAttention: true,
          activeOn: '2026-01-31',
          movement: { kind: 'New', from: '2026-01-01', to: '2026-01-31' },
        },
        sort: { field: 'Mrr', direction: 'Descending' },
        maxNumber: null,
      },
    ]);
  });

  test.each([
    '?page=-4&size=7&status=Rich&sort=-shoe&plan=gold&country=Portugal&created=yesterday&trial=91&movement=New',
    '?created=2026-02-30..2026-03-01&active=2026-13-01&movement=Sideways:2026-01-01..2026-01-02&failed=yes',
    '?created=2026-02-02..2026-02-01&movement=New:..2026-01-02&trial=0&country=ZQ',
    '?page=1000001',
  ])('ignores invalid URL parameters: %s', (address) => {
    const query = parseListQuery(new URLSearchParams(address), clientListSpec(true));
    expect({ page: query.page, pageSize: query.pageSize, ...listVariables(query) }).toEqual({
      page: 1,
      pageSize: 20,
      search: null,
      filter: null,
      sort: { field: 'CreatedAt', direction: 'Descending' },
    });
  });

  test('ignores URL values that are names of Object.prototype members', async () => {
    const { clientRequests } = renderList(
      '?page=x&size=toString&status=constructor&sort=constructor&columns=constructor',
    );
    await screen.findByText('Ada Lovelace');
    expect(clientRequests[0]).toEqual({
      page: 1,
      pageSize: 20,
      search: null,
      filter: null,
      sort: { field: 'CreatedAt', direction: 'Descending' },
      maxNumber: null,
    });
  });

  test('filters by status with one click, shows counts and resets the page', async () => {
    const { user, clientRequests, currentPath } = renderList('?page=2&never=1');
    await user.click(await screen.findByRole('button', { name: 'Active 2' }));

    await waitFor(() =>
      expect(clientRequests.at(-1)).toMatchObject({ filter: { status: ['Active'] }, page: 1 }),
    );
    expect(currentPath()).toBe(`${paths.clients}?status=Active&never=1`);
    expect(screen.getByRole('button', { name: 'Active 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Invited 0' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'All 3' }));
    await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?never=1`));
  });

  test('design 5: shows each filter as a chip that can be removed', async () => {
    const { user, clientRequests, currentPath } = renderList(
      `?plan=${goldPlanId}&country=PT&created=2026-01-01..2026-01-31&failed=1&trial=7&active=2026-01-31` +
        '&movement=Churned:2026-02-01..2026-02-28',
    );
    await screen.findByRole('button', { name: 'Plan: Gold' });
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Plan: Gold',
      'Country: Portugal',
      'Created: Jan 1\u2009–\u200931, 2026',
      'Last payment failed',
      'Trial ends within 7 days',
      'Paying on Jan 31, 2026',
      'Churned: Feb 1\u2009–\u200928, 2026',
    ]);

    await user.click(chips.getByRole('button', { name: /Remove filter: Created/ }));
    await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(6));
    expect(clientRequests.at(-1)?.filter).not.toHaveProperty('createdFrom');
    expect(currentPath()).not.toContain('created');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(currentPath()).toBe(paths.clients));
  });

  test('adds a filter without options as soon as it is selected', async () => {
    const { user, currentPath } = renderList('?attention=1');
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    // The menu does not offer a filter that is already active.
    expect(screen.queryByRole('menuitem', { name: 'Needs attention' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Trial ends within 7 days' }));
    await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?trial=7&attention=1`));
  });

  test('shows counts for countries and tags, and edits a filter from its chip', async () => {
    const { user, currentPath } = renderList('?tag=one,+two');
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Country' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Country' }));
    await user.click(await popover.findByRole('checkbox', { name: 'Portugal 5' }));
    await user.click(popover.getByRole('checkbox', { name: 'United Kingdom 2' }));
    await user.click(popover.getByRole('button', { name: 'Done' }));
    expect(currentPath()).toBe(`${paths.clients}?country=PT%2CGB&tag=one%2C+two`);

    await user.click(await screen.findByRole('button', { name: 'Tag: one, two' }));
    const tags = within(await screen.findByRole('dialog', { name: 'Tag' }));
    expect(tags.getByRole('checkbox', { name: 'one, two 1' })).toBeChecked();
    await user.click(tags.getByRole('checkbox', { name: 'one, two 1' }));
    expect(currentPath()).toBe(`${paths.clients}?country=PT%2CGB`);
  });

  test('rejects a date range that ends before it starts, and accepts an open end', async () => {
    const { user, currentPath } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Created' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Created' }));
    await typeDay(user, 'Start date', '2026-02-10', popover);
    await typeDay(user, 'End date', '2026-02-01', popover);
    await user.click(popover.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(popover.getByRole('group', { name: 'End date' })).toHaveAccessibleDescription(
        /on or after the start date/,
      ),
    );

    await clearDay(user, 'End date', popover);
    await user.click(popover.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?created=2026-02-10..`));
    expect(await screen.findByRole('button', { name: 'Created since Feb 10, 2026' })).toBeVisible();
  });

  test.each(['Remove filter: Tag: vip', 'Clear filters'])(
    'focuses “Add filter” after the last filter is removed with “%s”',
    async (name) => {
      const { user } = renderList('?tag=vip');
      const button = await screen.findByRole('button', { name });
      act(() => button.focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    },
  );
});

describe('client list column selection', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent)
      .slice(1, -1);

  async function openPicker(user: ReturnType<typeof renderList>['user']) {
    await screen.findByText('Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    return within(await screen.findByRole('dialog', { name: 'Columns' }));
  }

  test('shows the languages of clients in a column that operators choose', async () => {
    renderList('', {
      GetListColumns: () => ({ listColumns: ['language'] }),
      GetClients: () =>
        clientPage([listedClient({ language: 'pt-BR' }), listedClient({ id: 'c2', number: 2 })]),
    });
    expect(await screen.findByRole('cell', { name: 'Brazilian Portuguese' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Company default' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  });

  test('spec 2: /dashboard/clients: shows the operator’s saved columns in their order', async () => {
    renderList('', { GetListColumns: () => ({ listColumns: ['created', 'shoe', 'status', 'constructor'] }) });
    await screen.findByText('Ada Lovelace');
    expect(headers()).toEqual(['Client', 'Created', 'Status']);
  });

  test('adds, removes, reorders and resets columns, and saves the changes', async () => {
    const sent: Variables[] = [];
    const { user } = renderList('', {
      SetListColumns: (variables) => {
        sent.push(variables);
        return { setListColumns: variables.columns };
      },
    });
    const picker = await openPicker(user);
    expect(headers()).toEqual(['Client', 'Status', 'Plan', 'MRR', 'Last payment', 'Created']);

    await user.click(picker.getByRole('checkbox', { name: 'Phone' }));
    await user.click(picker.getByRole('checkbox', { name: 'Last payment' }));
    await user.click(picker.getByRole('button', { name: 'Move Plan up' }));
    expect(picker.getByRole('button', { name: 'Move Plan up' })).toBeDisabled();
    expect(headers()).toEqual(['Client', 'Plan', 'Status', 'MRR', 'Created', 'Phone']);

    expect(sent.at(-1)).toEqual({
      list: 'Clients',
      columns: ['plan', 'status', 'mrr', 'created', 'phone'],
    });
    await user.click(picker.getByRole('button', { name: 'Reset' }));
    expect(sent.at(-1)).toEqual({ list: 'Clients', columns: null });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(headers()).toEqual(['Client', 'Status', 'Plan', 'MRR', 'Last payment', 'Created']),
    );
  });

  test('reverts the columns and shows an error when saving fails', async () => {
    const { user } = renderList('', {
      SetListColumns: () => {
        throw { code: 'CONFLICT', message: 'You may not do this.' };
      },
    });
    const picker = await openPicker(user);
    await user.click(picker.getByRole('checkbox', { name: 'Tags' }));
    expect(await screen.findByText('Couldn’t save the columns. You may not do this.')).toBeVisible();
    await waitFor(() => expect(picker.getByRole('checkbox', { name: 'Tags' })).not.toBeChecked());
  });

  test('disables the checkbox of the only selected column', async () => {
    const { user } = renderList('', { GetListColumns: () => ({ listColumns: ['status'] }) });
    const picker = await openPicker(user);
    expect(picker.getByRole('checkbox', { name: 'Status' })).toBeDisabled();
  });
});
