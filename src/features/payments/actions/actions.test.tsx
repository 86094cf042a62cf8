import { screen, waitFor, within } from '@testing-library/react';
import { pasteInto } from '@/testing/pasteInto';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import type { ListedPayment, PaymentDetail } from '../paymentsApi';
import { buildFailedPayment, buildPayment, buildPaymentDetail, buildPaymentPage } from '../testing/payments';
import { incoming, renderPayments } from '../testing/renderPayments';
import { refundForm, toRefundInput } from './RefundDialog';

const paid = buildPayment({ id: 'p1', number: 1 });

/** Opens the details of a payment and records the variables of each stubbed operation. */
function openDetails(
  payment: ListedPayment,
  actions: PaymentDetail['actions'],
  responses: ApiHandlers = {},
  refundable = 1900,
) {
  const sent: Variables[] = [];
  const captureVariables =
    (respond: (variables: Variables) => unknown) =>
    (variables: Variables): unknown => {
      sent.push(variables);
      return respond(variables);
    };
  const capturingResponses = Object.entries(responses).map(([name, respond]) => [
    name,
    captureVariables(respond),
  ]);
  const view = renderPayments(`${incoming}?payment=${payment.id}`, {
    GetPayments: () => buildPaymentPage([payment]),
    GetPayment: () => buildPaymentDetail(payment, { actions, refundable }),
    ...Object.fromEntries(capturingResponses),
  });
  const clickButton = async (button: string) => {
    await view.user.click(await screen.findByRole('button', { name: button }));
  };
  return { ...view, sent, clickButton };
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const refundName = 'Refund payment #1 (€19.00)';
const refundResponse = () => ({ refundPayment: buildPaymentDetail(paid, { refundable: 0 }).payment });
const failRequest = () => {
  throw new TypeError('fetch failed');
};

describe('RefundDialog', () => {
  test('requires a reason, refunds the remaining amount, and warns that a refund cannot be undone', async () => {
    const { user, sent, clickButton } = openDetails(
      paid,
      ['Refund'],
      { RefundPayment: refundResponse },
      1400,
    );
    await clickButton('Refund…');
    const form = await dialog(refundName);
    expect(form.getByText(/You can’t undo a refund/)).toHaveTextContent('Ada Lovelace’s Visa ending in 4242');
    expect(form.getByRole('radio', { name: 'Full refund (€14.00)' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Refund €14.00' }));
    expect(await form.findByText('Choose a reason.')).toBeVisible();
    expect(sent).toEqual([]);

    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Duplicate');
    await pasteInto(user, form.getByLabelText('Note (optional)'), ' By phone ');
    await user.click(form.getByRole('button', { name: 'Refund €14.00' }));
    expect(await screen.findByText('Refund of €14.00 for payment #1 started')).toBeVisible();
    expect(sent).toEqual([
      {
        input: { id: 'p1', amount: null, reason: 'Duplicate', note: 'By phone' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  test.each([
    ['EUR', '0', 'Enter an amount greater than 0.'],
    ['EUR', 'five', 'Enter an amount, such as 19.00.'],
    ['EUR', '1.005', 'Enter an amount, such as 19.00.'],
    ['JPY', '5.5', 'Enter an amount, such as 1900.'],
    ['KWD', '1.9005', 'Enter an amount, such as 1.900.'],
  ])('rejects a partial %s refund of “%s”: %s', (currency, amount, message) => {
    const checked = refundForm(1900, 1, currency).safeParse({
      extent: 'Part',
      amount,
      reason: 'Other',
      note: '',
    });
    expect(checked.error?.issues[0]).toMatchObject({ path: ['amount'], message });
  });

  test('rejects a partial refund above the refundable amount and keeps the value', async () => {
    const { user, sent, clickButton } = openDetails(paid, ['Refund'], { RefundPayment: refundResponse });
    await clickButton('Refund…');
    const form = await dialog(/^Refund payment #1/);
    await user.click(form.getByRole('radio', { name: 'Partial refund' }));
    await pasteInto(user, form.getByLabelText('Amount (EUR)'), '19.01');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraudulent');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    expect(await form.findByText('You can refund up to €19.00.')).toBeVisible();
    expect(form.getByLabelText('Amount (EUR)')).toHaveValue('19.01');
    expect(sent).toEqual([]);
  });

  test('rejects an amount that is not a multiple of the refund step', async () => {
    const dinars = buildPayment({ ...paid, currency: 'KWD' });
    const { user, sent, clickButton } = openDetails(dinars, ['Refund'], {
      GetPayment: () => buildPaymentDetail(dinars, { actions: ['Refund'], refundIncrement: 10 }),
      RefundPayment: refundResponse,
    });
    await clickButton('Refund…');
    const form = await dialog(/^Refund payment #1/);
    await user.click(form.getByRole('radio', { name: 'Partial refund' }));
    await pasteInto(user, form.getByLabelText('Amount (KWD)'), '1.255');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraudulent');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    expect(await form.findByText(/^Cards accept KWD only in multiples of KWD.0\.010\.$/)).toBeVisible();
    await user.type(form.getByLabelText('Amount (KWD)'), '{Backspace}0');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({ input: expect.objectContaining({ amount: 1250 }) }),
      ),
    );
  });

  test.each([
    ['JPY', '500', 500],
    ['KWD', '1.2', 1200],
  ])('converts a partial %s refund of %s to %d minor units', (currency, amount, minor) => {
    const checked = refundForm(1900, 1, currency).parse({
      extent: 'Part',
      amount,
      reason: 'Other',
      note: '',
    });
    expect(toRefundInput('p1', checked, currency)).toMatchObject({ amount: minor });
  });

  test('accepts a comma as the decimal separator', async () => {
    const { user, sent, clickButton } = openDetails(paid, ['Refund'], { RefundPayment: refundResponse });
    await clickButton('Refund…');
    const form = await dialog(/^Refund payment #1/);
    await user.click(form.getByRole('radio', { name: 'Partial refund' }));
    await pasteInto(user, form.getByLabelText('Amount (EUR)'), '5,5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Other');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ input: { amount: 550, reason: 'Other', note: null } });
  });

  test('shows the server error of the amount and keeps the value', async () => {
    const { user, clickButton } = openDetails(paid, ['Refund'], {
      RefundPayment: () => {
        throw { code: 'BAD_USER_INPUT', fields: { amount: 'Only €3.00 is left.' } };
      },
    });
    await clickButton('Refund…');
    const form = await dialog(refundName);
    await user.click(form.getByRole('radio', { name: 'Partial refund' }));
    await user.type(form.getByLabelText('Amount (EUR)'), '5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraudulent');
    await user.click(form.getByRole('button', { name: 'Refund €5.00' }));
    expect(await form.findByText('Only €3.00 is left.')).toBeVisible();
    expect(form.getByLabelText('Amount (EUR)')).toHaveValue('5');
  });

  test('reuses the input and the idempotency key when the operator retries after a lost response', async () => {
    let isOffline = true;
    const { user, sent, clickButton } = openDetails(paid, ['Refund'], {
      RefundPayment: () => (isOffline ? failRequest() : refundResponse()),
    });
    await clickButton('Refund…');
    const form = await dialog(refundName);
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraudulent');
    await user.dblClick(form.getByRole('button', { name: 'Refund €19.00' }));
    expect(await form.findByText(/We couldn’t confirm the refund/)).toBeVisible();
    expect(form.getByLabelText('Note (optional)')).toBeDisabled();
    isOffline = false;
    await user.click(form.getByRole('button', { name: 'Refund €19.00' }));
    expect(await screen.findByText('Refund of €19.00 for payment #1 started')).toBeVisible();
    expect(new Set(sent.map((variables) => JSON.stringify(variables))).size).toBe(1);
  });

  test('shows a new refund as pending, and as refunded after a PaymentRecorded event', async () => {
    const refund = {
      id: 'r1',
      amount: 1900,
      reason: 'Fraudulent' as const,
      note: null,
      failure: null,
      createdByName: 'Ada Northwind',
      createdAt: '2026-02-01T10:00:00.000Z',
    };
    let status: 'none' | 'Pending' | 'Succeeded' = 'none';
    const currentDetail = () =>
      buildPaymentDetail(paid, {
        actions: ['Refund'],
        refunds: status === 'none' ? [] : [{ ...refund, status }],
      });
    const { user, clickButton, push } = openDetails(paid, ['Refund'], {
      GetPayment: currentDetail,
      RefundPayment: () => {
        status = 'Pending';
        return { refundPayment: currentDetail().payment };
      },
    });
    await clickButton('Refund…');
    const form = await dialog(refundName);
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraudulent');
    await user.click(form.getByRole('button', { name: 'Refund €19.00' }));
    const refunds = await screen.findByRole('list', { name: 'Refunds' });
    expect(refunds).toHaveTextContent('Pending');
    status = 'Succeeded';
    await push('PaymentRecorded', { paymentRecorded: { clientIds: ['c1'] } });
    await waitFor(() => expect(screen.getByRole('list', { name: 'Refunds' })).toHaveTextContent('Refunded'));
  });
});

describe('PaymentActionDialog', () => {
  const failed = buildFailedPayment({ id: 'p1', number: 1 });

  test.each([
    [
      'Retry',
      'Retry payment',
      'Retry payment #1 (€19.00)?',
      'RetryPayment',
      { id: 'p1' },
      'Retry of payment #1 started',
    ],
    [
      'RequestCard',
      'Request card',
      'Request a card from Ada Lovelace?',
      'RequestCardForPayment',
      { clientId: 'c1' },
      'Card requested from Ada Lovelace',
    ],
    [
      'SendReceipt',
      'Send receipt',
      'Send receipt for payment #1 (€19.00)?',
      'SendReceipt',
      { id: 'p1' },
      'Receipt sent to Ada Lovelace',
    ],
  ] as const)(
    'shows why %s failed, and reuses the idempotency key on the next attempt',
    async (action, label, title, operation, variables, successText) => {
      let isRejected = true;
      const respond = () => {
        if (isRejected) throw { code: 'CONFLICT', message: 'Not just now.' };
        return {
          retryPayment: buildPaymentDetail(failed).payment,
          requestClientCard: { clientId: 'c1' },
          sendReceipt: true,
        };
      };
      const { user, sent, clickButton } = openDetails(failed, [action], { [operation]: respond });
      await clickButton(`${label}…`);
      const box = await dialog(title);
      const [, confirm] = box.getAllByRole('button');
      await user.click(confirm as HTMLElement);
      expect(await screen.findByRole('alert')).toHaveTextContent('Not just now.');
      isRejected = false;
      await user.click(confirm as HTMLElement);
      expect(await screen.findByText(successText)).toBeVisible();
      expect(sent).toEqual([
        { ...variables, idempotencyKey: expect.any(String) },
        { ...variables, idempotencyKey: sent[0]?.['idempotencyKey'] },
      ]);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    },
  );

  test('shows that an action is no longer possible and sends nothing', async () => {
    const { user, requests } = renderPayments(incoming, {
      GetPayments: () => buildPaymentPage([failed]),
      GetPayment: () => buildPaymentDetail(failed, { actions: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Request card…' }));
    expect(await dialog('Payment #1 (€19.00)')).toBeDefined();
    expect(screen.getByText(/isn’t available for this payment anymore/)).toBeVisible();
    expect(requests).not.toContain('RequestCardForPayment');
  });
});

describe('PayAgainDialog', () => {
  const charge = buildFailedPayment({
    id: 'p1',
    number: 1,
    direction: 'Outgoing',
    client: null,
    suggestedAction: 'Retry',
  });
  const visa = {
    id: 'b1',
    brand: 'Visa',
    last4: '4242',
    expMonth: 4,
    expYear: 2099,
    isDefault: true,
    status: 'Failed',
  };
  const amex = {
    ...visa,
    id: 'b2',
    brand: 'American Express',
    last4: '0005',
    isDefault: false,
    status: 'Active',
  };

  async function openCards(responses: ApiHandlers) {
    const view = openDetails(charge, ['Retry', 'Invoice'], responses);
    await view.clickButton('Retry payment…');
    return { ...view, box: await dialog('Retry payment #1 (€19.00)?') };
  }
  const cards = () => ({ billingCards: [visa, amex] });

  test('lists each card with its status and selects the default card', async () => {
    const { box } = await openCards({ GetBillingCardsForRetry: cards });
    expect(await box.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
    expect(box.getByRole('radio', { name: 'Visa ending in 4242' })).toHaveAccessibleDescription(
      'Default · Expires 04/2099 · Last charge failed',
    );
    expect(box.getByRole('radio', { name: 'American Express ending in 0005' })).not.toBeChecked();
    expect(box.getByText(/Your default card doesn’t change/)).toBeVisible();
  });

  test('reuses the idempotency key for the same card and changes it for another card', async () => {
    let isRejected = true;
    const attempts: Variables[] = [];
    const { user, box } = await openCards({
      GetBillingCardsForRetry: cards,
      RetryOutgoingPayment: (variables) => {
        attempts.push(variables);
        if (isRejected) throw { code: 'CONFLICT', message: 'Not just now.' };
        return { retryBillingCharge: { amount: 4900 } };
      },
    });
    await box.findByRole('radio', { name: 'Visa ending in 4242' });
    const payButton = box.getByRole('button', { name: 'Retry payment' });
    await user.click(payButton);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not just now.');
    await user.click(payButton);
    await waitFor(() => expect(attempts).toHaveLength(2));
    isRejected = false;
    await user.click(box.getByRole('radio', { name: 'American Express ending in 0005' }));
    await user.click(payButton);
    expect(await screen.findByText('Retry of payment #1 started')).toBeVisible();
    const [first, second, third] = attempts;
    expect(first).toEqual({ id: 'p1', cardId: 'b1', idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
    expect(third).toMatchObject({ id: 'p1', cardId: 'b2' });
    expect(third?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
  });

  test('reloads the cards on Try again after a failure', async () => {
    let isOffline = true;
    const { user, box } = await openCards({
      GetBillingCardsForRetry: () => {
        if (isOffline) throw { code: 'UNAVAILABLE' };
        return cards();
      },
    });
    const retryButton = await box.findByRole('button', { name: 'Try again' });
    expect(box.getByRole('button', { name: 'Retry payment' })).toBeDisabled();
    isOffline = false;
    await user.click(retryButton);
    expect(await box.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  });
});

test('the payment list shows why a receipt could not be downloaded', async () => {
  const { user } = renderPayments(incoming, {
    GetPayments: () => buildPaymentPage([buildPayment({ number: 7 })]),
    GetListColumns: () => ({ listColumns: ['InvoiceNumber'] }),
    CreateReceiptLink: () => {
      throw { code: 'CONFLICT', message: 'Not just now.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Receipt for payment #7' }));
  expect(await screen.findByText('Couldn’t download the receipt. Not just now.')).toBeVisible();
});

test.each([
  ['Receipt', 'Download receipt', 'CreateReceiptLink'],
  ['Invoice', 'Download invoice', 'CreatePaymentInvoiceLink'],
] as const)('the %s action downloads the document of a payment', async (action, label, operation) => {
  const downloads: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.href);
  });
  const link = { url: '/payment-documents/p1?token=t' };
  const { clickButton, sent } = openDetails(paid, [action], {
    [operation]: () => ({ createReceiptLink: link, createInvoiceLink: link }),
  });
  await clickButton(label);
  await waitFor(() =>
    expect(downloads).toEqual([expect.stringMatching(/\/payment-documents\/p1\?token=t$/)]),
  );
  expect(sent).toEqual([{ id: 'p1' }]);
  click.mockRestore();
});
