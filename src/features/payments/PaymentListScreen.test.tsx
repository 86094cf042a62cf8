import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import {
  buildFailedPayment,
  buildPayment,
  buildPaymentDetail,
  buildPaymentPage,
  emptyTotals,
} from './testing/payments';
import { findCellTexts, incoming, outgoing, renderPayments } from './testing/renderPayments';

describe('PaymentListScreen', () => {
  const hrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link: HTMLElement) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);

  test('spec 2: filters payments by Incoming or Outgoing, and by All, Succeeded or Failed', async () => {
    const { paymentRequests } = renderPayments('/dashboard/payments/outgoing/failed');
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
    expect(paymentRequests).toEqual([
      {
        direction: 'Outgoing',
        status: 'Failed',
        page: 1,
        pageSize: 20,
        search: null,
        filter: null,
        sort: { field: 'CreatedAt', direction: 'Descending' },
      },
    ]);
  });

  test('spec 2: defaults to the status All', async () => {
    const { paymentRequests } = renderPayments('/dashboard/payments/incoming');
    expect(await screen.findByText('No payments yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View clients' })).toHaveAttribute('href', paths.clients);
    expect(paymentRequests).toMatchObject([{ direction: 'Incoming', status: 'All' }]);
  });

  test('shows how many payments match the search and filters in each status', async () => {
    renderPayments(`${incoming}?search=ada&payment=`, {
      GetPayments: () =>
        buildPaymentPage([buildPayment()], {
          totalCount: 1234,
          counts: { all: 1234, succeeded: 1200, failed: 34 },
        }),
    });
    await findCellTexts('Ada Lovelace');
    expect(hrefs('Status').map(([text, href]) => [text, href])).toEqual([
      ['All 1,234', '/dashboard/payments/incoming/all?search=ada'],
      ['Succeeded 1,200', '/dashboard/payments/incoming/succeeded?search=ada'],
      ['Failed 34', '/dashboard/payments/incoming/failed?search=ada'],
    ]);
  });

  test('switches direction and drops filters that the other direction lacks', async () => {
    const { user, currentPath } = renderPayments(`${incoming}?client=c1`, {
      GetPaymentClient: () => ({ paymentClients: [{ id: 'c1', name: 'Ada Lovelace' }] }),
      GetPayments: ({ direction }) => buildPaymentPage(direction === 'Incoming' ? [buildPayment()] : []),
    });
    await findCellTexts('Ada Lovelace');
    await user.click(screen.getByRole('link', { name: 'Outgoing' }));
    expect(currentPath()).toBe(outgoing);
    expect(await screen.findByText('No charges yet')).toBeInTheDocument();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('design 5: shows status, amount, client, type, method and date of a payment', async () => {
    renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([buildPayment({ status: 'PartiallyRefunded', refunded: 500 })]),
    });
    expect(await findCellTexts('Ada Lovelace')).toEqual([
      'Partially refunded',
      '€19.00€5.00 refunded',
      'Ada Lovelace',
      'Subscription',
      'Visa ending in 4242',
      expect.stringMatching(/^Jan 31, 2026, 10:00\sAM$/),
    ]);
    expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
      'href',
      paths.clientView('c1'),
    );
  });

  test.each([
    ['JPY', 1900, '¥1,900'],
    ['KWD', 1900, 'KWD 1.900'],
  ])('formats amounts in %s with the decimal places of the currency', async (currency, amount, text) => {
    renderPayments(incoming, { GetPayments: () => buildPaymentPage([buildPayment({ currency, amount })]) });
    expect((await findCellTexts('Ada Lovelace'))[1]?.replace(/\s/, ' ')).toBe(text);
  });

  test("design 4: shows dates in the company's time zone", async () => {
    renderPayments(
      incoming,
      {
        GetPayments: () =>
          buildPaymentPage([
            buildPayment({ createdAt: '2026-01-31T20:00:00.000Z', paidAt: '2026-02-03T20:00:00.000Z' }),
          ]),
      },
      { operator: { whiteLabelledCustomer: { timeZone: 'Asia/Tokyo' } } },
    );
    expect((await findCellTexts('Ada Lovelace')).at(-1)).toMatch(/^Feb 1, 2026, 5:00\sAMPaid Feb 4, 2026$/);
  });

  test('design 4: shows why a payment failed and the next step', async () => {
    renderPayments('/dashboard/payments/incoming/failed', {
      GetPayments: () => buildPaymentPage([buildFailedPayment({ nextRetryAt: '2026-02-03T10:00:00.000Z' })]),
    });
    const [status, , party] = await findCellTexts('Ada Lovelace');
    expect(status).toBe('Failed');
    expect(party).toContain('The card has expired.');
    expect(party).toContain('Ask the client for another card.');
    expect(party).toContain('Next retry Feb 3, 2026');
    expect(screen.getByRole('button', { name: 'Request card…' })).toBeVisible();
  });

  test('offers the next step of a failed payment, except in a closed company', async () => {
    const responses = {
      GetPayments: () =>
        buildPaymentPage([
          buildFailedPayment({ suggestedAction: 'Retry' }),
          buildFailedPayment({ suggestedAction: null }),
        ]),
    };
    const { unmount } = renderPayments(incoming, responses);
    expect(await screen.findAllByRole('button', { name: /^(Retry payment|Request card)…$/ })).toHaveLength(1);
    unmount();

    renderPayments(incoming, responses, { operator: { whiteLabelledCustomer: { status: 'Cancelled' } } });
    expect(await screen.findAllByText('The card has expired.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Retry payment…' })).toBeNull();
  });

  test('design 4: describes outgoing charges by their purpose', async () => {
    const charge = { direction: 'Outgoing', client: null, plan: null } as const;
    renderPayments(outgoing, {
      GetPayments: () =>
        buildPaymentPage([
          buildPayment({ ...charge, type: 'PlatformFee', description: 'Livery, January' }),
          buildFailedPayment({ ...charge, type: 'AddOn', method: null, suggestedAction: 'Retry' }),
        ]),
    });
    expect((await findCellTexts('Livery, January')).slice(2, 4)).toEqual([
      'Livery, January',
      'Visa ending in 4242',
    ]);
    expect((await findCellTexts('Add-on'))[3]).toBe('–');
    expect(screen.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Card' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry payment…' })).toBeVisible();
  });

  test('shows the client without a link when the operator cannot manage clients', async () => {
    renderPayments(
      incoming,
      { GetPayments: () => buildPaymentPage([buildPayment()]) },
      { operator: { permissions: ['MANAGE_PAYMENTS'] } },
    );
    expect((await findCellTexts('Ada Lovelace'))[2]).toBe('Ada Lovelace');
    expect(screen.queryByRole('link', { name: 'Ada Lovelace' })).not.toBeInTheDocument();
  });

  test('design 5: shows the totals of all filtered payments, with the fees apart from the net amount', async () => {
    renderPayments(`${incoming}?mode=test`, {
      GetPayments: () =>
        buildPaymentPage([buildPayment()], {
          totalCount: 1234,
          totalPages: 62,
          totals: {
            ...emptyTotals,
            count: 1200,
            gross: 2_280_000,
            refunded: 1_000,
            fees: 40_000,
            net: 2_279_000,
            failedCount: 34,
            failedAmount: 64_600,
          },
        }),
    });
    expect(await screen.findByRole('region', { name: 'Filtered totals' })).toBeVisible();
    const totals = within(screen.getByRole('region', { name: 'Filtered totals' }));
    const pairs = totals
      .getAllByRole('term')
      .map((term: HTMLElement, index) => [
        term.textContent,
        totals.getAllByRole('definition')[index]?.textContent,
      ]);
    expect(pairs).toEqual([
      ['Collected', '1,200 payments'],
      ['Gross', '€22,800.00'],
      ['Refunded', '€10.00'],
      ['Net', '€22,790.00'],
      ['Fees (not deducted)', '€400.00'],
      ['Failed', '34 payments, €646.00'],
    ]);
    expect(screen.getByText('1,234 payments')).toBeVisible();
  });

  test('spec 9: stores page and page size in the URL', async () => {
    const { user, paymentRequests, currentPath } = renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([buildPayment()], { totalCount: 60, totalPages: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(paymentRequests.at(-1)).toMatchObject({ page: 2, pageSize: 20 }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
    await waitFor(() => expect(paymentRequests.at(-1)).toMatchObject({ page: 1, pageSize: 50 }));
    expect(currentPath()).toBe(`${incoming}?size=50`);
  });

  test.each([
    ['Amount', 'amount', 'Amount', 'Descending'],
    ['Status', 'status', 'Status', 'Ascending'],
    ['Date', 'date', 'CreatedAt', 'Ascending'],
  ])('sorts by %s when its header is clicked', async (label, sortParam, field, direction) => {
    const { user, paymentRequests, currentPath } = renderPayments(`${incoming}?page=2`, {
      GetPayments: () => buildPaymentPage([buildPayment()], { totalPages: 3 }),
    });
    await findCellTexts('Ada Lovelace');
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() =>
      expect(paymentRequests.at(-1)).toMatchObject({ page: 1, sort: { field, direction } }),
    );
    expect(currentPath()).toBe(`${incoming}?sort=${direction === 'Descending' ? '-' : ''}${sortParam}`);
  });

  test('debounces the search and returns to page 1', async () => {
    const { user, paymentRequests, currentPath } = renderPayments(`${incoming}?page=2`, {
      GetPayments: () => buildPaymentPage([buildPayment()], { totalPages: 3 }),
    });
    await findCellTexts('Ada Lovelace');
    await user.type(screen.getByRole('searchbox', { name: /^Search by client/ }), '#12');
    await waitFor(() => expect(paymentRequests.at(-1)).toMatchObject({ page: 1, search: '#12' }));
    expect(paymentRequests).toHaveLength(2);
    expect(currentPath()).toBe(`${incoming}?search=%2312`);
  });

  test('offers to clear the search and filters when no payment matches', async () => {
    const { user, currentPath } = renderPayments(
      `${incoming}?search=x&failed=2026-01-01..2026-01-31&size=50`,
      {
        GetPayments: ({ filter }) => buildPaymentPage(filter ? [] : [buildPayment()]),
      },
    );
    expect(await screen.findByText('No matching payments')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect((await findCellTexts('Ada Lovelace'))[0]).toBe('Succeeded');
    expect(currentPath()).toBe(`${incoming}?size=50`);
  });

  test('opens the last page on a click when the requested page is beyond it', async () => {
    const { user, currentPath } = renderPayments(`${incoming}?page=9`, {
      GetPayments: ({ page }) =>
        buildPaymentPage(page === 2 ? [buildPayment()] : [], { totalPages: 2, totalCount: 21 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    expect((await findCellTexts('Ada Lovelace'))[0]).toBe('Succeeded');
    expect(currentPath()).toBe(`${incoming}?page=2`);
  });

  test('reloads on Try again after an error', async () => {
    let isFailing = true;
    const { user } = renderPayments(incoming, {
      GetPayments: () => {
        if (isFailing) throw { code: 'CONFLICT', message: 'You may not see payments.' };
        return buildPaymentPage([buildPayment()]);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not see payments.');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findCellTexts('Ada Lovelace'))[0]).toBe('Succeeded');
  });

  test('exports the filtered payments with the columns of the list', async () => {
    const sent: unknown[] = [];
    const downloads: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.href);
    });
    const { user } = renderPayments('/dashboard/payments/incoming/failed?search=ada&mode=live&sort=amount', {
      GetPayments: () => buildPaymentPage([buildFailedPayment()]),
      GetListColumns: () => ({ listColumns: ['Amount', 'Failure'] }),
      ExportPayments: ({ input }) => {
        sent.push(input);
        return { exportPayments: { url: '/payment-exports/e1?token=t' } };
      },
    });
    await screen.findByRole('link', { name: /^€19.00/ });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(downloads).toEqual([expect.stringMatching(/\/payment-exports\/e1\?token=t$/)]),
    );
    expect(sent).toEqual([
      {
        direction: 'Incoming',
        status: 'Failed',
        search: 'ada',
        filter: { isLive: true },
        sort: { field: 'Amount', direction: 'Ascending' },
        columns: ['Amount', 'Currency', 'Failure'],
      },
    ]);
    click.mockRestore();
  });

  test('saves the chosen columns and their order for the payment direction', async () => {
    const sent: unknown[] = [];
    const { user } = renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([buildPayment({ fee: 85, net: 1815 })]),
      GetListColumns: ({ list }) => ({
        listColumns: list === 'IncomingPayments' ? ['Client', 'x'] : null,
      }),
      SetListColumns: (variables) => {
        sent.push(variables);
        return { setListColumns: variables.columns };
      },
    });
    expect(await findCellTexts('Ada Lovelace')).toEqual(['Ada Lovelace']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(picker.getAllByRole('checkbox')).toHaveLength(15);
    await user.click(picker.getByRole('checkbox', { name: 'Fee' }));
    await user.click(picker.getByRole('button', { name: 'Move Fee up' }));
    expect(sent.at(-1)).toEqual({ list: 'IncomingPayments', columns: ['Fee', 'Client'] });
    const headers = screen.getAllByRole('columnheader', { hidden: true });
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Fee', 'Client', 'Actions']);
  });

  test('shows payments as cards with a sort menu on small screens', async () => {
    const originalMatchMedia = window.matchMedia;
    window.matchMedia = (query) =>
      ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never;
    const { user, paymentRequests } = renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([buildFailedPayment()]),
    });
    const [card] = await screen.findAllByRole('listitem');
    expect(card?.textContent).toContain('Ada Lovelace');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Request card…' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Largest first');
    await waitFor(() =>
      expect(paymentRequests.at(-1)).toMatchObject({ sort: { field: 'Amount', direction: 'Descending' } }),
    );
    window.matchMedia = originalMatchMedia;
  });

  test('opens a payment with the keyboard', async () => {
    const payment = buildPayment();
    const { user, currentPath } = renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([payment]),
      GetPayment: () => ({ payment: { payment, attempts: [], refunds: [], refundable: 0, actions: [] } }),
    });
    const paymentLink = await screen.findByRole('link', { name: `€19.00, payment #${payment.number}` });
    act(() => paymentLink.focus());
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe(`${incoming}?payment=${payment.id}`);
    expect(await screen.findByRole('dialog', { name: `Payment #${payment.number}` })).toBeVisible();
  });
});

describe('PaymentListScreen with live updates', () => {
  const ada = buildPayment({ id: 'p1', status: 'Processing' });
  const grace = buildPayment({ id: 'p2', client: { id: 'c2', name: 'Grace Hopper' } });
  const event = { paymentRecorded: { clientIds: ['c1'] } };

  /**
   * Renders a list with Ada's payment. Setting `state.hasNewPayment` adds Grace's payment on the next fetch.
   */
  async function renderLiveList(query = '', status: typeof ada.status = 'Processing') {
    const state = { hasNewPayment: false, status };
    const view = renderPayments(`${incoming}${query}`, {
      GetPayments: () => {
        const first = { ...ada, status: state.status };
        return buildPaymentPage(state.hasNewPayment ? [grace, first] : [first], { totalPages: 3 });
      },
      GetPayment: () => buildPaymentDetail({ ...ada, status: state.status }),
    });
    // Finds the rows by text, because an open dialog hides them from role queries.
    await screen.findAllByText('Ada Lovelace');
    await act(async () => undefined);
    return { ...view, state };
  }

  test('adds new payments to the top of the newest-first list', async () => {
    const { push, paymentRequests, state } = await renderLiveList();
    state.hasNewPayment = true;
    expect(await push('PaymentRecorded', event)).toBe(1);
    await push('PaymentRecorded', event);
    expect((await findCellTexts('Grace Hopper'))[0]).toBe('Succeeded');
    expect(paymentRequests).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '1 new payment' })).toBeNull();
  });

  test.each(['?page=2', '?sort=amount'])(
    'with the query %s, hides new payments behind a button and updates existing rows',
    async (query) => {
      const { push, state, user, currentPath } = await renderLiveList(query);
      state.hasNewPayment = true;
      state.status = 'Succeeded';
      await push('PaymentRecorded', event);
      expect(await screen.findByRole('button', { name: '1 new payment' })).toBeVisible();
      expect((await findCellTexts('Ada Lovelace'))[0]).toBe('Succeeded');
      expect(screen.queryByText('Grace Hopper')).toBeNull();

      await user.click(screen.getByRole('button', { name: '1 new payment' }));
      expect(await screen.findByText('Grace Hopper')).toBeVisible();
      expect(currentPath()).not.toContain('page=');
      expect(screen.queryByRole('button', { name: '1 new payment' })).toBeNull();
    },
  );

  test('hides new payments behind a button while the pointer is over the rows', async () => {
    const { push, state, user } = await renderLiveList();
    await user.hover(screen.getByRole('table'));
    state.hasNewPayment = true;
    await push('PaymentRecorded', event);
    expect(await screen.findByRole('button', { name: '1 new payment' })).toBeVisible();
    expect(screen.queryByText('Grace Hopper')).toBeNull();
  });

  test('updates the open details after an event', async () => {
    const { push, state } = await renderLiveList('?payment=p1');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Processing'));
    state.status = 'Succeeded';
    await push('PaymentRecorded', { paymentRecorded: { clientIds: [] } });
    await waitFor(() => expect(dialog).not.toHaveTextContent('Processing'));
    expect(dialog).toHaveTextContent('Succeeded');
  });
});
