import { act, screen, waitFor, within } from '@testing-library/react';
import { typeDay } from '@/testing/days';
import { compareTexts } from '@/lib/format';
import { parseListQuery } from '@/ui/table/useListState';
import { paymentListSpec } from '../list/paymentListSpec';
import { buildPayment, buildPaymentPage } from '../testing/payments';
import { findCellTexts, incoming, outgoing, renderPayments } from '../testing/renderPayments';
import { toPaymentFilter } from './filterCodecs';

const goldId = '0190a6a2-0000-7000-8000-0000000000f1';

const responses = {
  GetPayments: () => buildPaymentPage([buildPayment()]),
  GetPaymentClient: () => ({ paymentClients: [{ id: 'c1', name: 'Ada Lovelace' }] }),
  GetPaymentPlans: () => ({ paymentPlans: [{ id: goldId, name: 'Gold' }] }),
};

async function openMenu(user: ReturnType<typeof renderPayments>['user'], label: string) {
  await findCellTexts('Ada Lovelace');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name: label }));
  return within(await screen.findByRole('dialog', { name: label }));
}

test('spec 2: the payment list sends the filters, search, order and page of the URL in its request', async () => {
  const { paymentRequests } = renderPayments(
    `${incoming}?client=c1&created=2026-01-01..2026-01-31&paid=2026-01-02..&failed=..2026-01-03` +
      `&refunded=2026-01-04..2026-01-04&plan=${goldId}&type=Subscription,OneOff&method=Visa,American+Express` +
      '&status=Succeeded,Disputed&amount=9.99..20&currency=USD&mode=live&search=ada&sort=-amount&page=2&size=100',
    responses,
  );
  await findCellTexts('Ada Lovelace');
  expect(paymentRequests).toEqual([
    {
      direction: 'Incoming',
      status: 'All',
      page: 2,
      pageSize: 100,
      search: 'ada',
      filter: {
        clientId: 'c1',
        createdFrom: '2026-01-01',
        createdTo: '2026-01-31',
        paidFrom: '2026-01-02',
        failedTo: '2026-01-03',
        refundedFrom: '2026-01-04',
        refundedTo: '2026-01-04',
        planId: [goldId],
        type: ['Subscription', 'OneOff'],
        method: ['Visa', 'American Express'],
        statuses: ['Succeeded', 'Disputed'],
        amountFrom: 999,
        amountTo: 2000,
        currency: 'USD',
        isLive: true,
      },
      sort: { field: 'Amount', direction: 'Descending' },
    },
  ]);
});

test.each([
  '?type=Gift&status=Rich&plan=gold&amount=5..1&currency=EURO&mode=maybe&sort=shoe&size=7&page=-1',
  '?created=yesterday&paid=2026-02-30..2026-03-01&failed=..&amount=1.234..&currency=QQ',
])('parseListQuery ignores invalid URL values: %s', (address) => {
  const query = parseListQuery(new URLSearchParams(address), paymentListSpec('EUR'));
  expect(query).toMatchObject({ page: 1, pageSize: 20, sorting: { id: 'CreatedAt' } });
  expect(toPaymentFilter(query.filters, 'EUR')).toBeNull();
});

test('the payment list ignores URL values that are names of Object.prototype members', async () => {
  const { paymentRequests } = renderPayments(
    `${incoming}?type=constructor&status=toString&sort=constructor&amount=1..2..3`,
    responses,
  );
  await findCellTexts('Ada Lovelace');
  expect(paymentRequests[0]).toMatchObject({
    page: 1,
    pageSize: 20,
    filter: null,
    sort: { field: 'CreatedAt' },
  });
});

test.each([
  ['JPY', '500..', { amountFrom: 500 }],
  ['JPY', '5.5..600', { amountTo: 600 }],
  ['KWD', '1.250..2', { amountFrom: 1250, amountTo: 2000 }],
])('parseListQuery parses the %s amount range %s as %j', (currency, amount, filter) => {
  const { filters } = parseListQuery(new URLSearchParams({ currency, amount }), paymentListSpec('EUR'));
  expect(toPaymentFilter(filters, 'EUR')).toEqual({ ...filter, currency });
});

test("the amount filter uses the company's currency if the URL has none", async () => {
  const { paymentRequests } = renderPayments(`${incoming}?amount=..19.90`, responses, {
    operator: { whiteLabelledCustomer: { currency: 'GBP' } },
  });
  expect(await screen.findByRole('button', { name: 'Amount: £19.90 or less' })).toBeVisible();
  expect(paymentRequests[0]?.filter).toEqual({ amountTo: 1990, currency: 'GBP' });
});

test('design 5: each payment filter is shown as a chip that can be removed', async () => {
  const { user, paymentRequests, currentPath } = renderPayments(
    `${incoming}?client=c1&created=2026-01-01..2026-01-31&paid=2026-01-02..2026-01-02&plan=${goldId}` +
      '&status=PartiallyRefunded&amount=5..10&mode=test&page=2',
    responses,
  );
  await screen.findByRole('button', { name: 'Client: Ada Lovelace' });
  await screen.findByRole('button', { name: 'Plan: Gold' });
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Created: Jan 1\u2009–\u200931, 2026',
    'Paid: Jan 2, 2026',
    'Client: Ada Lovelace',
    'Plan: Gold',
    'Status: Partially refunded',
    'Amount: €5.00 – €10.00',
    'Test payments',
  ]);

  await user.click(screen.getByRole('button', { name: 'Remove filter: Client: Ada Lovelace' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Paid: Jan 2, 2026' }));
  await waitFor(() => expect(paymentRequests.at(-1)).toMatchObject({ page: 1 }));
  expect(paymentRequests.at(-1)?.filter).not.toHaveProperty('clientId');
  expect(paymentRequests.at(-1)?.filter).not.toHaveProperty('paidFrom');
  expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(currentPath()).toBe(incoming);
});

test('the client filter keeps its chip when the client is not found', async () => {
  renderPayments(`${incoming}?client=c1`, {
    GetPaymentClient: () => {
      throw { code: 'NOT_FOUND' };
    },
  });
  expect(await screen.findByRole('button', { name: 'Client' })).toBeVisible();
});

test('a day range filter rejects a last day before the first, and applies a valid range on Enter', async () => {
  const { user, paymentRequests, currentPath } = renderPayments(incoming, responses);
  await findCellTexts('Ada Lovelace');
  act(() => screen.getByRole('button', { name: 'Add filter' }).focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Refunded' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refunded' }));
  await typeDay(user, 'Start date', '2026-02-02', dialog);
  await typeDay(user, 'End date', '2026-02-01', dialog);
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Enter an end date on or after the start date.')).toBeVisible();
  await typeDay(user, 'End date', '2026-02-28', dialog);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(paymentRequests.at(-1)).toMatchObject({
      filter: { refundedFrom: '2026-02-02', refundedTo: '2026-02-28' },
    }),
  );
  expect(currentPath()).toBe(`${incoming}?refunded=2026-02-02..2026-02-28`);
});

test('a day range filter adds a preset range to the URL', async () => {
  const { user, currentPath } = renderPayments(incoming, responses);
  const dialog = await openMenu(user, 'Created');
  await user.click(dialog.getByRole('button', { name: 'Last 7 days' }));
  expect(currentPath()).toMatch(/\?created=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/);
});

test.each([
  ['Plan', 'Gold', `plan=${goldId}`],
  ['Type', 'One-time', 'type=OneOff'],
  ['Card', 'American Express', 'method=American+Express'],
  ['Status', 'Disputed', 'status=Disputed'],
])('the %s filter adds the selected option to the URL', async (label, choice, query) => {
  const { user, currentPath } = renderPayments(incoming, responses);
  const dialog = await openMenu(user, label);
  await user.click(await dialog.findByRole('checkbox', { name: choice }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(currentPath()).toBe(`${incoming}?${query}`);
});

test('the client filter finds a client by name and shows the selected client as a chip', async () => {
  const searches: unknown[] = [];
  const { user, currentPath } = renderPayments(incoming, {
    ...responses,
    SearchPaymentClients: ({ search }) => {
      searches.push(search);
      return { paymentClients: [{ id: 'c1', number: 7, name: 'Ada Lovelace' }] };
    },
  });
  const dialog = await openMenu(user, 'Client');
  await user.type(dialog.getByRole('searchbox', { name: 'Search clients' }), 'ada');
  await waitFor(() => expect(searches).toEqual(['', 'ada']));
  await user.click(await dialog.findByRole('button', { name: /Ada Lovelace/ }));
  expect(currentPath()).toBe(`${incoming}?client=c1`);
  expect(await screen.findByRole('button', { name: 'Client: Ada Lovelace' })).toBeVisible();
});

test('the amount filter shows errors for invalid amounts, and applies valid ones', async () => {
  const { user, paymentRequests, currentPath } = renderPayments(incoming, responses);
  const dialog = await openMenu(user, 'Amount');
  await user.type(dialog.getByLabelText('Minimum (EUR)'), 'ten');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findByText('Enter an amount, such as 25.00.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Minimum (EUR)'));
  await user.type(dialog.getByLabelText('Minimum (EUR)'), '10,5');
  await user.type(dialog.getByLabelText('Maximum (EUR)'), '9{Enter}');
  expect(await dialog.findByText(/can’t be less than/)).toBeVisible();
  await user.type(dialog.getByLabelText('Maximum (EUR)'), '9{Enter}');
  await waitFor(() =>
    expect(paymentRequests.at(-1)?.filter).toMatchObject({ amountFrom: 1050, amountTo: 9900 }),
  );
  expect(currentPath()).toBe(`${incoming}?amount=10.50..99.00`);
});

test('the currency and mode filters apply one value each, and the currency can be cleared', async () => {
  const { user, currentPath } = renderPayments(incoming, responses);
  const currency = await openMenu(user, 'Currency');
  const options = currency.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  expect(options.slice(1)).toEqual(options.slice(1).sort(compareTexts));
  // Selects EUR before JPY, as arrow keys would. Only the currency selected last must apply.
  for (const code of ['EUR', 'JPY']) {
    await user.selectOptions(currency.getByRole('combobox', { name: 'Currency' }), code);
  }
  expect(currentPath()).toBe(incoming);
  await user.click(currency.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const mode = await openMenu(user, 'Mode');
  await user.click(mode.getByRole('radio', { name: 'Live mode' }));
  expect(currentPath()).toBe(`${incoming}?currency=JPY&mode=live`);

  await user.click(screen.getByRole('button', { name: 'Currency: JPY' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Currency' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'Choose a currency');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(currentPath()).toBe(`${incoming}?mode=live`);
});

test('the amount filter keeps its numbers in another currency, without unsupported decimals', async () => {
  const { user, currentPath } = renderPayments(`${incoming}?amount=10.50..20.00`, responses);
  const currency = await openMenu(user, 'Currency');
  await user.selectOptions(currency.getByRole('combobox', { name: 'Currency' }), 'JPY');
  await user.click(currency.getByRole('button', { name: 'Apply' }));
  expect(currentPath()).toBe(`${incoming}?amount=10..20&currency=JPY`);
});

test('client and plan filters are offered only for incoming payments, and need no client permission', async () => {
  const loadOfferedFilters = async (path: string) => {
    const view = renderPayments(path, responses, { operator: { permissions: ['MANAGE_PAYMENTS'] } });
    await screen.findByRole('table');
    await view.user.click(screen.getByRole('button', { name: 'Add filter' }));
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    view.unmount();
    return labels;
  };
  const days = ['Created', 'Paid', 'Failed', 'Refunded'];
  const others = ['Type', 'Card', 'Status', 'Amount', 'Currency', 'Mode'];
  expect(await loadOfferedFilters(incoming)).toEqual([...days, 'Client', 'Plan', ...others]);
  expect(await loadOfferedFilters(outgoing)).toEqual([...days, ...others]);
});
