import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import PaymentListScreen from './PaymentListScreen';
import { noTotals, pageOf, paymentWith } from './testing/payments';

const route = '/dashboard/payments/:cashFlowDirection/:status?';
const incoming = '/dashboard/payments/incoming/all';

function renderPayments(path = incoming, answers: Answers = {}, options: RenderOptions = {}) {
  const wanted: Variables[] = [];
  const view = renderScreen(
    <PaymentListScreen />,
    {
      ...answers,
      GetPayments: (variables) => {
        wanted.push(variables);
        return answers['GetPayments']?.(variables) ?? pageOf([]);
      },
    },
    { path, route, ...options },
  );
  return { ...view, wanted };
}

const cellsOf = async (name: string) => {
  const row = await screen.findByRole<HTMLTableRowElement>('row', { name: new RegExp(name) });
  return [...row.cells].map(({ textContent }) => textContent);
};

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link: HTMLElement) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

test('spec 2: payments are Incoming or Outgoing, and All, Succeeded or Failed', async () => {
  const { wanted } = renderPayments('/dashboard/payments/outgoing/failed');

  expect(hrefs('Direction')).toEqual([
    ['Incoming', '/dashboard/payments/incoming/failed', null],
    ['Outgoing', '/dashboard/payments/outgoing/failed', 'page'],
  ]);
  expect(hrefs('Status')).toEqual([
    ['All', '/dashboard/payments/outgoing/all', null],
    ['Succeeded', '/dashboard/payments/outgoing/succeeded', null],
    ['Failed', '/dashboard/payments/outgoing/failed', 'page'],
  ]);
  expect(await screen.findByText('No failed charges')).toBeInTheDocument();
  expect(wanted).toMatchObject([{ direction: 'Outgoing', status: 'Failed', page: 1, filter: null }]);
});

test('spec 2: the default status is All', async () => {
  const { wanted } = renderPayments('/dashboard/payments/incoming');

  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  expect(wanted).toMatchObject([{ direction: 'Incoming', status: 'All' }]);
});

test('another direction is one click away', async () => {
  const { user, place } = renderPayments(`${incoming}?client=c1`, {
    GetPaymentClient: () => ({ client: { id: 'c1', name: 'Ada Lovelace' } }),
  });

  await user.click(screen.getByRole('link', { name: 'Outgoing' }));

  expect(place()).toBe('/dashboard/payments/outgoing/all');
  expect(await screen.findByText('No charges yet')).toBeInTheDocument();
});

test('design 5: a payment is told by its status, amount, client, type, method and date', async () => {
  renderPayments(incoming, {
    GetPayments: () => pageOf([paymentWith({ status: 'PartiallyRefunded', refunded: 500 })]),
  });

  expect(await cellsOf('Ada Lovelace')).toEqual([
    'Partly refunded',
    '€19.00€5.00 refunded',
    'Ada Lovelace',
    'Subscription',
    'Visa •••• 4242',
    expect.stringMatching(/^Jan 31, 2026, 10:00\sAM$/),
  ]);
  expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', paths.clientView('c1'));
});

test('design 4: days are the company’s own, wherever the reader is', async () => {
  renderPayments(
    incoming,
    { GetPayments: () => pageOf([paymentWith({ paidAt: '2026-01-31T20:00:00.000Z' })]) },
    { operator: { whiteLabelledCustomer: { timeZone: 'Asia/Tokyo' } } },
  );
  expect((await cellsOf('Ada Lovelace')).at(-1)).toMatch(/^Feb 1, 2026, 5:00\sAM$/);
});

test('design 4: a failed payment says why in plain words, and what to do next', async () => {
  renderPayments('/dashboard/payments/incoming/failed', {
    GetPayments: () =>
      pageOf([
        paymentWith({
          status: 'Failed',
          paidAt: null,
          failedAt: '2026-01-31T10:00:00.000Z',
          failure: 'The card has expired.',
          advice: 'Ask the client for another card.',
          nextRetryAt: '2026-02-03T10:00:00.000Z',
        }),
      ]),
  });
  const [status, , party] = await cellsOf('Ada Lovelace');
  expect(status).toBe('Failed');
  expect(party).toContain('The card has expired.');
  expect(party).toContain('Ask the client for another card.');
  expect(party).toContain('Will be tried again on Feb 3, 2026.');
});

test('design 4: Outgoing are the company’s own charges, told by what they are for', async () => {
  renderPayments('/dashboard/payments/outgoing/all', {
    GetPayments: () =>
      pageOf([
        paymentWith({ type: 'PlatformFee', client: null, plan: null, description: 'Livery, January' }),
        paymentWith({ type: 'AddOn', client: null, plan: null, method: null }),
      ]),
  });
  expect((await cellsOf('Livery, January')).slice(2, 4)).toEqual(['Livery, January', 'Platform fee']);
  expect((await cellsOf('–')).slice(2, 5)).toEqual(['Add-on', 'Add-on', '–']);
  expect(screen.getByRole('columnheader', { name: 'What for' })).toBeVisible();
});

test('an operator without client management sees who paid, and no link to them', async () => {
  renderPayments(
    incoming,
    { GetPayments: () => pageOf([paymentWith()]) },
    { operator: { permissions: ['MANAGE_PAYMENTS'] } },
  );
  expect((await cellsOf('Ada Lovelace'))[2]).toBe('Ada Lovelace');
  expect(screen.queryByRole('link', { name: 'Ada Lovelace' })).not.toBeInTheDocument();
});

test('spec 2: filters stand in the address, and each can be taken away', async () => {
  const { user, wanted, place } = renderPayments(
    `${incoming}?client=c1&created=2026-01-01..2026-01-31&paid=2026-01-02..2026-01-02&failed=nonsense&page=2`,
    {
      GetPaymentClient: () => ({ client: { id: 'c1', name: 'Ada Lovelace' } }),
      GetPayments: () => pageOf([paymentWith()], { totalPages: 3, page: 2 }),
    },
  );
  expect(await screen.findByText('Client: Ada Lovelace')).toBeVisible();
  expect(wanted).toMatchObject([
    {
      page: 2,
      filter: {
        clientId: 'c1',
        createdFrom: '2026-01-01',
        createdTo: '2026-01-31',
        paidFrom: '2026-01-02',
        paidTo: '2026-01-02',
      },
    },
  ]);

  await user.click(screen.getByRole('button', { name: 'Remove the filter Client: Ada Lovelace' }));
  await user.click(screen.getByRole('button', { name: 'Remove the filter Paid Jan 2, 2026' }));

  await waitFor(() =>
    expect(wanted.at(-1)).toMatchObject({
      page: 1,
      filter: { createdFrom: '2026-01-01', createdTo: '2026-01-31' },
    }),
  );
  expect(place()).toBe(`${incoming}?created=2026-01-01..2026-01-31&failed=nonsense`);
  expect(within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem')).toHaveLength(1);
});

test('a client of whom the address tells only the id keeps the filter visible', async () => {
  renderPayments(`${incoming}?client=c1`, {}, { operator: { permissions: ['MANAGE_PAYMENTS'] } });
  expect(await screen.findByText('One client')).toBeVisible();
});

test('filters stay when another status is chosen', () => {
  renderPayments(`${incoming}?refunded=2026-01-01..2026-01-31&page=3`);
  expect(hrefs('Status')[2]).toEqual([
    'Failed',
    '/dashboard/payments/incoming/failed?refunded=2026-01-01..2026-01-31',
    null,
  ]);
});

test('design 5: days are chosen by the keyboard alone, and checked', async () => {
  const { user, wanted, place } = renderPayments();
  const opener = screen.getByRole('button', { name: 'Filter by date' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by date' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What happened' }), 'Refunded');
  await user.type(dialog.getByLabelText('First day'), '2026-02-01');
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Choose the last day.')).toBeVisible();
  await user.type(dialog.getByLabelText('Last day'), '2026-02-28');
  await user.keyboard('{Enter}');

  await waitFor(() =>
    expect(wanted.at(-1)).toMatchObject({ filter: { refundedFrom: '2026-02-01', refundedTo: '2026-02-28' } }),
  );
  expect(place()).toBe(`${incoming}?refunded=2026-02-01..2026-02-28`);
});

test('design 5: the footer adds up everything that the filter leaves', async () => {
  renderPayments(incoming, {
    GetPayments: () =>
      pageOf([paymentWith()], {
        totalCount: 1234,
        totalPages: 62,
        totals: {
          ...noTotals,
          count: 1200,
          gross: 2_280_000,
          refunded: 1_000,
          fees: 40_000,
          net: 2_239_000,
          failedCount: 34,
          failedAmount: 64_600,
        },
      }),
  });
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  const pairs = totals
    .getAllByRole('term')
    .map((term: HTMLElement, index) => [
      term.textContent,
      totals.getAllByRole('definition')[index]?.textContent,
    ]);
  expect(pairs).toEqual([
    ['Came in', '1,200 payments'],
    ['Gross', '€22,800.00'],
    ['Refunded', '€10.00'],
    ['Fees', '€400.00'],
    ['Net', '€22,390.00'],
    ['Failed', '34 payments, €646.00'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1,234 payments');
});

test('spec 9: pages are turned and sized in the address', async () => {
  const { user, wanted, place } = renderPayments(incoming, {
    GetPayments: () => pageOf([paymentWith()], { totalCount: 60, totalPages: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ page: 2, pageSize: 20 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payments a page' }), '50 a page');
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ page: 1, pageSize: 50 }));
  expect(place()).toBe(`${incoming}?size=50`);
});

test('when no payment matches, the filters can be cleared', async () => {
  const { user, place } = renderPayments(`${incoming}?failed=2026-01-01..2026-01-31&size=50`, {
    GetPayments: ({ filter }) => pageOf(filter ? [] : [paymentWith()]),
  });
  expect(await screen.findByText('No payment matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect((await cellsOf('Ada Lovelace'))[0]).toBe('Succeeded');
  expect(place()).toBe(`${incoming}?size=50`);
});

test('a page beyond the last one leads back to the first', async () => {
  const { user, place } = renderPayments(`${incoming}?page=9`, {
    GetPayments: ({ page }) => pageOf(page === 1 ? [paymentWith()] : []),
  });
  await user.click(await screen.findByRole('button', { name: 'Go to page 1' }));
  expect((await cellsOf('Ada Lovelace'))[0]).toBe('Succeeded');
  expect(place()).toBe(incoming);
});

test('a failure can be tried again', async () => {
  let isAway = true;
  const { user } = renderPayments(incoming, {
    GetPayments: () => {
      if (isAway) throw { code: 'FORBIDDEN', message: 'You may not see payments.' };
      return pageOf([paymentWith()]);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not see payments.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await cellsOf('Ada Lovelace'))[0]).toBe('Succeeded');
});

test('payments that come in meanwhile appear in the open list by themselves', async () => {
  let payments = [paymentWith()];
  const { push, wanted } = renderPayments(incoming, { GetPayments: () => pageOf(payments) });
  await cellsOf('Ada Lovelace');
  await act(async () => undefined);

  payments = [paymentWith({ client: { id: 'c2', name: 'Grace Hopper' } }), ...payments];
  const heard = await push('PaymentRecorded', { paymentRecorded: { clientIds: ['c1'] } });
  await push('PaymentRecorded', { paymentRecorded: { clientIds: [] } });

  expect(heard).toBe(1);
  expect((await cellsOf('Grace Hopper'))[0]).toBe('Succeeded');
  expect(wanted).toHaveLength(2);
});
