import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers } from '@/testing/stubFetch';
import type { ListedPayment, PaymentDetail } from '../paymentsApi';
import { buildPaymentDetail, buildFailedPayment, buildPaymentPage, buildPayment } from '../testing/payments';
import { findCellTexts, incoming, renderPayments } from '../testing/renderPayments';

const first = buildPayment({ id: 'p1', number: 1 });

const renderDetails = (
  payment: ListedPayment,
  detail: Partial<PaymentDetail> = {},
  responses: ApiHandlers = {},
  options = {},
) =>
  renderPayments(
    `${incoming}?payment=${payment.id}`,
    {
      GetPayments: () => buildPaymentPage([payment]),
      GetPayment: () => buildPaymentDetail(payment, detail),
      ...responses,
    },
    options,
  );

const findDrawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the payment details list every field of a payment, and link to the client and to Stripe', async () => {
  renderDetails(
    buildPayment({
      ...first,
      status: 'PartiallyRefunded',
      refunded: 500,
      fee: 85,
      net: 1400,
      description: 'February',
      periodFrom: '2026-02-01',
      periodTo: '2026-02-28',
      invoiceNumber: 'INV-7',
      provider: 'Stripe',
      providerPaymentId: 'ch_1',
      providerUrl: 'https://dashboard.stripe.test/ch_1',
    }),
  );
  const detail = await findDrawer('Payment #1');
  expect(await detail.findAllByText('Partially refunded')).toHaveLength(2);
  const facts = detail
    .getAllByRole('term')
    .map((term: HTMLElement, index) => [
      term.textContent,
      detail.getAllByRole('definition')[index]?.textContent,
    ]);
  expect(facts).toEqual([
    ['Client', 'Ada Lovelace'],
    ['Plan', 'Pro'],
    ['Description', 'February'],
    ['Type', 'Subscription'],
    ['Period', expect.stringMatching(/^Feb 1\s–\s28, 2026$/)],
    ['Payment method', 'Visa ending in 4242, expires 04/2029'],
    ['Amount', '€19.00'],
    ['Refunded', '€5.00'],
    ['Net', '€14.00'],
    ['Fee (not deducted)', '€0.85'],
    ['Invoice', 'INV-7'],
    ['Created', expect.stringContaining('Jan 31, 2026')],
    ['Paid', expect.stringContaining('Jan 31, 2026')],
    ['Provider ID', 'ch_1Open in Stripe (opens in a new tab)'],
    ['ID', 'p1'],
  ]);
  expect(detail.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', paths.clientView('c1'));
  expect(detail.getByRole('link', { name: /Open in Stripe/ })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.test/ch_1',
  );
  expect(detail.getByRole('button', { name: 'Copy provider ID' })).toBeVisible();
});

test('payment details show attempts with card and failure, and refunds with reason and author', async () => {
  renderDetails(
    buildFailedPayment({
      ...first,
      nextRetryAt: '2026-02-03T10:00:00.000Z',
      status: 'Failed',
      failure: 'No.',
    }),
    {
      attempts: [
        {
          number: 2,
          trigger: 'RetryAuto',
          status: 'Failed',
          method: first.method,
          failure: 'There was not enough money on the account.',
          createdAt: '2026-02-01T10:00:00.000Z',
        },
        {
          number: 1,
          trigger: 'Cycle',
          status: 'Failed',
          method: first.method,
          failure: 'The card has expired.',
          createdAt: '2026-01-31T10:00:00.000Z',
        },
      ],
      refunds: [
        {
          id: 'r2',
          amount: 1400,
          reason: 'Dispute',
          note: null,
          status: 'Succeeded',
          failure: null,
          createdByName: null,
          createdAt: '2026-02-02T10:00:00.000Z',
        },
        {
          id: 'r1',
          amount: 500,
          reason: 'CustomerRequest',
          note: 'By phone',
          status: 'Pending',
          failure: null,
          createdByName: 'Grace Hopper',
          createdAt: '2026-02-01T10:00:00.000Z',
        },
      ],
    },
  );
  const detail = await findDrawer('Payment #1');
  const attemptItems = within(await detail.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
  expect(attemptItems[0]).toHaveTextContent(
    /^2\. Automatic retryThere was not enough money on the account\.Feb 1, 2026.*Visa ending in 4242Failed$/,
  );
  expect(attemptItems[1]).toHaveTextContent(/^1\. RenewalThe card has expired\./);
  const refunds = within(detail.getByRole('list', { name: 'Refunds' })).getAllByRole('listitem');
  expect(refunds[0]).toHaveTextContent(/^€14\.00Dispute.*by the bankRefunded$/);
  expect(refunds[1]).toHaveTextContent(/^€5\.00Client’s requestBy phone.*by Grace HopperPending$/);
  expect(detail.getByRole('region', { name: 'No.' })).toHaveTextContent('Next retry Feb 3, 2026');
});

test.each([
  ['NeedsResponse', 'The client disputed this payment'],
  ['UnderReview', 'Dispute under review'],
  ['Won', 'Dispute won'],
  ['Lost', 'Dispute lost'],
] as const)('a %s dispute is shown, with a link if it needs a response', async (disputeStatus, title) => {
  renderDetails(
    buildPayment({ ...first, status: 'Disputed', disputeStatus, providerUrl: 'https://stripe.test/d' }),
  );
  const detail = await findDrawer('Payment #1');
  const notice = await detail.findByRole('region', { name: title });
  expect(within(notice).queryByRole('link', { name: /Respond in Stripe/ }) !== null).toBe(
    disputeStatus === 'NeedsResponse',
  );
});

test('Previous and Next open the listed payments, and Escape returns the focus to the list', async () => {
  const second = buildPayment({ id: 'p2', number: 2 });
  const { user, currentPath } = renderPayments(`${incoming}?search=ada`, {
    GetPayments: () => buildPaymentPage([first, second]),
    GetPayment: ({ id }) => buildPaymentDetail(id === 'p1' ? first : second),
  });
  await screen.findAllByText('Ada Lovelace');
  await user.click(screen.getByRole('link', { name: '€19.00, payment #1' }));
  const dialog = await findDrawer('Payment #1');
  expect(currentPath()).toBe(`${incoming}?search=ada&payment=p1`);
  expect(dialog.getByRole('button', { name: 'Previous payment' })).toHaveAttribute('aria-disabled', 'true');

  const next = dialog.getByRole('button', { name: 'Next payment' });
  await user.click(next);
  const other = await findDrawer('Payment #2');
  expect(currentPath()).toBe(`${incoming}?search=ada&payment=p2`);
  expect(other.getByRole('button', { name: 'Next payment' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(other.getByRole('button', { name: 'Previous payment' }));
  expect(await screen.findByRole('dialog', { name: 'Payment #1' })).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentPath()).toBe(`${incoming}?search=ada`);
  await waitFor(() => expect(screen.getByRole('link', { name: '€19.00, payment #1' })).toHaveFocus());
});

test('payment details report an unknown payment, and reload on Try again after other errors', async () => {
  let code = 'NOT_FOUND';
  const respond = () => {
    if (code) throw { code, message: 'It did not work.' };
    return buildPaymentDetail(first);
  };
  const missingView = renderDetails(first, {}, { GetPayment: respond });
  expect(await screen.findByText('Payment not found')).toBeVisible();
  missingView.unmount();

  code = 'CONFLICT';
  const { user } = renderDetails(first, {}, { GetPayment: respond });
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not work.');
  code = '';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Payment #1' })).toBeVisible();
});

test('the payment details and the row menu offer only the permitted actions', async () => {
  const actions: PaymentDetail['actions'] = ['Refund', 'Receipt', 'SendReceipt'];
  const view = renderDetails(first, { actions });
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Refund…',
    'Download receipt',
    'Send receipt…',
  ]);
  view.unmount();

  const { user } = renderPayments(incoming, {
    GetPayments: () => buildPaymentPage([first]),
    GetPayment: () => buildPaymentDetail(first, { actions: [] }),
  });
  await findCellTexts('Ada Lovelace');
  act(() => screen.getByRole('button', { name: 'Actions for payment #1' }).focus());
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Actions for payment #1' }));
  await waitFor(() => expect(menu.queryByRole('menuitem', { name: 'Loading' })).toBeNull());
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View payment',
    'Copy ID',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Copy ID' }));
  expect(await screen.findByText('Payment ID copied')).toBeVisible();
});

test('clicking a row opens its payment, but clicking a control in the row does not', async () => {
  const { user, currentPath } = renderPayments(`${incoming}?page=2`, {
    GetPayments: () => buildPaymentPage([first]),
    GetPayment: () => buildPaymentDetail(first),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for payment #1' }));
  await user.keyboard('{Escape}');
  expect(currentPath()).not.toContain('payment=');
  await user.click(screen.getByText(/^Visa ending/));
  expect(await screen.findByRole('dialog', { name: 'Payment #1' })).toBeVisible();
  expect(currentPath()).toContain('page=2');
});
