import { passTime } from '@/testing/passTime';
import { act, screen, waitFor } from '@testing-library/react';
import { listedClient, clientPage } from '../testing/clients';
import { renderList } from '../testing/renderList';

describe('client list with live updates', () => {
  const ada = listedClient({ id: 'c1', number: 1, name: 'Ada Lovelace' });
  const grace = listedClient({ id: 'c2', number: 2, name: 'Grace Hopper', email: 'grace@x.test' });

  /**
   * Stubs a company that gains Grace when `isAdded` is set. The list contains only clients numbered up to
   * `maxNumber`.
   */
  function stubCompany() {
    const state = { isAdded: false, status: ada.status };
    const getClients = ({ maxNumber }: { maxNumber?: unknown }) => {
      const all = state.isAdded
        ? [grace, { ...ada, status: state.status }]
        : [{ ...ada, status: state.status }];
      const visible = all.filter(({ number }) => maxNumber === null || number <= Number(maxNumber));
      return clientPage(visible, visible.length, all.length);
    };
    return { state, responses: { GetClients: getClients } };
  }

  const createdEvent = { clientChanged: { kind: 'Created', ids: ['c2'], count: 1 } };
  const updatedEvent = { clientChanged: { kind: 'Updated', ids: ['c1'], count: 1 } };

  async function renderLiveList(query = '') {
    const { state, responses } = stubCompany();
    const view = renderList(query, responses);
    await screen.findByText('Ada Lovelace');
    await act(async () => undefined);
    return { ...view, state };
  }

  test('loads the first page only once when nothing changes', async () => {
    jest.useFakeTimers();
    const { requests } = await renderLiveList();
    await passTime(5000);
    expect(requests.filter((name) => name === 'GetClients')).toHaveLength(1);
  });

  test('spec 2: /dashboard/clients: updates a client in place when another operator changes it', async () => {
    const { push, state, clientRequests } = await renderLiveList();
    state.status = 'Paused';
    expect(await push('ClientChanged', updatedEvent)).toBe(1);
    await push('ClientChanged', updatedEvent);

    expect(await screen.findByText('Paused', { selector: 'td span' })).toBeVisible();
    expect(clientRequests).toHaveLength(2);
    expect(clientRequests[1]).toMatchObject({ maxNumber: 1 });
  });

  test('shows new clients automatically on the first page when sorted by newest', async () => {
    const { push, state, requests } = await renderLiveList();
    state.isAdded = true;
    await push('ClientChanged', createdEvent);

    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByText('1 new client')).toBeNull();
    expect(requests.filter((name) => name === 'GetClientCounts')).toHaveLength(2);
  });

  test.each(['?sort=name', '?page=2'])(
    'on another page or with another order, hides new clients until the operator shows them: %s',
    async (query) => {
      const { push, state, user } = await renderLiveList(query);
      state.isAdded = true;
      await push('ClientChanged', createdEvent);

      expect(await screen.findByText('1 new client')).toBeVisible();
      expect(screen.queryByText('Grace Hopper')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Show' }));
      expect(await screen.findByText('Grace Hopper')).toBeVisible();
      expect(screen.queryByText('1 new client')).toBeNull();
    },
  );

  test('hides new clients while a client is selected', async () => {
    const { push, state, user } = await renderLiveList();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await user.unhover(screen.getByRole('table'));
    state.isAdded = true;
    await push('ClientChanged', createdEvent);
    expect(await screen.findByText('1 new client')).toBeVisible();
    expect(screen.queryByText('Grace Hopper')).toBeNull();
  });

  test('refreshes the rows when a payment is recorded', async () => {
    const paymentEvent = { paymentRecorded: { kind: 'Created', ids: ['p1'], clientIds: ['c1'], count: 1 } };
    const { push, clientRequests } = await renderLiveList();
    expect(await push('PaymentRecorded', paymentEvent)).toBe(1);
    await waitFor(() => expect(clientRequests).toHaveLength(2));
  });
});

describe('client selection', () => {
  const fourClients = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, index) =>
    listedClient({ id: `c${index + 1}`, number: index + 1, name, email: `${name}@x.test` }),
  );

  const responses = { GetClients: () => clientPage(fourClients, 1243, 1243) };

  const findCheckbox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

  test('spec 2: /dashboard/clients: keeps selected clients across pages until the filters change', async () => {
    const { user } = renderList('', responses);
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    await user.click(await findCheckbox('Ada'));
    await user.click(await findCheckbox('Cleo'));
    expect(screen.getByText('2 clients selected')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByText('2 clients selected')).toBeVisible());

    await user.click(screen.getByRole('button', { name: 'Paused 1' }));
    await waitFor(() => expect(screen.queryByText('2 clients selected')).toBeNull());
  });

  test('selects the page with the header checkbox, and then all matching clients', async () => {
    const { user } = renderList('?status=Active', responses);
    const pageCheckbox = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    await user.click(await findCheckbox('Bea'));
    expect(pageCheckbox).toBePartiallyChecked();
    await user.click(pageCheckbox);
    expect(screen.getByText('4 clients selected')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Select all 1,243 matching clients' }));
    expect(screen.getByText('1,243 clients selected')).toBeVisible();
    expect(await findCheckbox('Dora')).toBeChecked();

    await user.click(await findCheckbox('Dora'));
    expect(screen.getByText('3 clients selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    expect(await findCheckbox('Ada')).not.toBeChecked();
  });

  test('disables the header checkbox until the page loads', async () => {
    let resolveClients: (clients: unknown) => void = () => undefined;
    const GetClients = () => new Promise((resolve) => (resolveClients = resolve));
    renderList('', { GetClients });
    const pageCheckbox = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    expect(pageCheckbox).toBeDisabled();
    resolveClients(clientPage(fourClients, 4, 4));
    await waitFor(() => expect(pageCheckbox).toBeEnabled());
  });

  test('moves the focus to the bar or the header checkbox when the focused button disappears', async () => {
    const { user } = renderList('?status=Active', responses);
    const pageCheckbox = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    await waitFor(() => expect(pageCheckbox).toBeEnabled());
    await user.click(pageCheckbox);
    const all = await screen.findByRole('button', { name: /^Select all 1,243/ });
    act(() => all.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Selected clients' })).toHaveFocus();

    act(() => screen.getByRole('button', { name: 'Clear selection' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    expect(pageCheckbox).toHaveFocus();
  });

  test('selects a range with Shift', async () => {
    const { user } = renderList('', responses);
    await user.click(await findCheckbox('Ada'));
    await user.keyboard('{Shift>}');
    await user.click(await findCheckbox('Cleo'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 clients selected')).toBeVisible();
  });
});

describe('client total', () => {
  const fullPage = Array.from({ length: 20 }, (_, index) =>
    listedClient({
      id: `c${index + 1}`,
      number: index + 1,
      name: `Ada ${index + 1}`,
      email: `a${index + 1}@x.test`,
    }),
  );

  const responses = { GetClients: () => clientPage(fullPage.slice(0, 1), 61) };

  const totalOf = (totalCount: number) => ({ clients: { totalCount } });
  const pageButtons = () => screen.queryAllByRole('button', { name: /^Page \d+$/ });

  test('shows the rows and enables Next while the total loads', async () => {
    let resolveTotal: (total: unknown) => void = () => undefined;
    const pendingTotal = new Promise((resolve) => (resolveTotal = resolve));
    const { user, currentPath } = renderList('', {
      GetClients: () => clientPage(fullPage),
      GetClientListTotal: () => pendingTotal,
    });

    expect(await screen.findByText('Ada 1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Counting clients' })).toBeVisible();
    expect(pageButtons()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(currentPath()).toContain('page=2'));

    resolveTotal(totalOf(61));
    expect(await screen.findByText('61 clients')).toBeVisible();
    expect(pageButtons().map((button) => button.textContent)).toEqual(['1', '2', '3', '4']);
  });

  test('disables Next on a page that is not full while the total loads', async () => {
    const GetClients = () => clientPage(fullPage.slice(0, 3));
    renderList('?page=3', { GetClients, GetClientListTotal: () => new Promise(() => undefined) });

    await screen.findByText('Ada 3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
  });

  test('keeps the rows when the total fails to load, and reloads the total on a click', async () => {
    let isFailing = true;
    const { user } = renderList('', {
      ...responses,
      GetClientListTotal: () => {
        if (isFailing) throw { code: 'CONFLICT', message: 'Not now.' };
        return totalOf(61);
      },
    });

    expect(await screen.findByText('Couldn’t count clients.')).toBeVisible();
    expect(screen.getByText('Ada 1')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('61 clients')).toBeVisible();
  });

  test('reloads the total for another filter, but not for another page, order or page size', async () => {
    const { user, requests, clientRequests } = renderList('', responses);
    const totalRequestCount = () => requests.filter((name) => name === 'GetClientListTotal').length;
    await screen.findByText('61 clients');

    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ page: 2 }));
    await user.click(screen.getByRole('button', { name: 'Client' }));
    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ sort: { field: 'Name' } }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
    await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ pageSize: 50 }));
    expect(screen.getByText('61 clients')).toBeVisible();
    expect(totalRequestCount()).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Paused 1' }));
    await waitFor(() => expect(totalRequestCount()).toBe(2));
  });
});
