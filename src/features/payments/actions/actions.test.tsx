import { screen, waitFor, within } from '@testing-library/react';
import type { Answers, Variables } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import type { ListedPayment, PaymentDetail } from '../paymentsApi';
import { detailOf, failedWith, pageOf, paymentWith } from '../testing/payments';
import { incoming, renderPayments } from '../testing/renderPayments';
import { refundForm, toRefundInput } from './refundForm';

const paid = paymentWith({ id: 'p1', number: 1 });

/** A payment's detail, and what it was asked of it, each press with its key. */
function open(
  payment: ListedPayment,
  actions: PaymentDetail['actions'],
  answers: Answers = {},
  refundable = 1900,
) {
  const sent: Variables[] = [];
  const record =
    (answer: (variables: Variables) => unknown) =>
    (variables: Variables): unknown => {
      sent.push(variables);
      return answer(variables);
    };
  const recorded = Object.entries(answers).map(([name, answer]) => [name, record(answer)]);
  const view = renderPayments(`${incoming}?payment=${payment.id}`, {
    GetPayments: () => pageOf([payment]),
    GetPayment: () => detailOf(payment, { actions, refundable }),
    ...Object.fromEntries(recorded),
  });
  const ask = async (button: string) => {
    await view.user.click(await screen.findByRole('button', { name: button }));
  };
  return { ...view, sent, ask };
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const refundName = 'Refund payment 1 of €19.00';
const refunded = () => ({ refundPayment: detailOf(paid, { refundable: 0 }).payment });
const lost = () => {
  throw new TypeError('fetch failed');
};

describe('refund', () => {
  test('all that is left goes back, with a reason, and it is said that it can’t be undone', async () => {
    const { user, sent, ask } = open(paid, ['Refund'], { RefundPayment: refunded }, 1400);
    await ask('Refund…');
    const form = await dialog(refundName);
    expect(form.getByText(/A refund can’t be undone/)).toHaveTextContent(
      'Visa ending in 4242 of Ada Lovelace',
    );
    expect(form.getByRole('radio', { name: 'All of it, €14.00' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Refund €14.00' }));
    expect(await form.findByText('Choose a reason.')).toBeVisible();
    expect(sent).toEqual([]);

    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Charged twice');
    await pasteInto(user, form.getByLabelText('Note (optional)'), ' By phone ');
    await user.click(form.getByRole('button', { name: 'Refund €14.00' }));
    expect(await screen.findByText('The refund of €14.00 of payment 1 was started')).toBeVisible();
    expect(sent).toEqual([
      {
        input: { id: 'p1', amount: null, reason: 'Duplicate', note: 'By phone' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  test.each([
    ['EUR', '0', 'Give back more than nothing.'],
    ['EUR', 'five', 'Type an amount, like 19.00.'],
    ['EUR', '1.005', 'Type an amount, like 19.00.'],
    ['JPY', '5.5', 'Type an amount, like 1900.'],
    ['KWD', '1.9005', 'Type an amount, like 1.900.'],
  ])('a part in %s is refused as %s', (currency, amount, message) => {
    const checked = refundForm(1900, 1, currency).safeParse({
      extent: 'Part',
      amount,
      reason: 'Other',
      note: '',
    });
    expect(checked.error?.issues[0]).toMatchObject({ path: ['amount'], message });
  });

  test('a part that is more than what is left is refused under its field, and stays', async () => {
    const { user, sent, ask } = open(paid, ['Refund'], { RefundPayment: refunded });
    await ask('Refund…');
    const form = await dialog(/^Refund payment 1/);
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await pasteInto(user, form.getByLabelText('Amount in EUR'), '19.01');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraud');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    expect(await form.findByText('€19.00 is left, so that is the most.')).toBeVisible();
    expect(form.getByLabelText('Amount in EUR')).toHaveValue('19.01');
    expect(sent).toEqual([]);
  });

  test('a part that cards can not pay is refused before it is sent', async () => {
    const dinars = paymentWith({ ...paid, currency: 'KWD' });
    const { user, sent, ask } = open(dinars, ['Refund'], {
      GetPayment: () => detailOf(dinars, { actions: ['Refund'], refundStep: 10 }),
      RefundPayment: refunded,
    });
    await ask('Refund…');
    const form = await dialog(/^Refund payment 1/);
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await pasteInto(user, form.getByLabelText('Amount in KWD'), '1.255');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraud');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    expect(await form.findByText(/^Cards pay KWD in steps of KWD.0\.010\.$/)).toBeVisible();
    await user.type(form.getByLabelText('Amount in KWD'), '{Backspace}0');
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
  ])('a part in %s typed as %s goes back in the minor unit', (currency, amount, minor) => {
    const checked = refundForm(1900, 1, currency).parse({
      extent: 'Part',
      amount,
      reason: 'Other',
      note: '',
    });
    expect(toRefundInput('p1', checked, currency)).toMatchObject({ amount: minor });
  });

  test('a part typed with a comma goes back in the minor unit', async () => {
    const { user, sent, ask } = open(paid, ['Refund'], { RefundPayment: refunded });
    await ask('Refund…');
    const form = await dialog(/^Refund payment 1/);
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await pasteInto(user, form.getByLabelText('Amount in EUR'), '5,5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Another reason');
    await user.click(form.getByRole('button', { name: /^Refund/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ input: { amount: 550, reason: 'Other', note: null } });
  });

  test('what the server refuses stands under its field, and what was typed stays', async () => {
    const { user, ask } = open(paid, ['Refund'], {
      RefundPayment: () => {
        throw { code: 'BAD_USER_INPUT', fields: { amount: 'Only €3.00 is left.' } };
      },
    });
    await ask('Refund…');
    const form = await dialog(refundName);
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await user.type(form.getByLabelText('Amount in EUR'), '5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraud');
    await user.click(form.getByRole('button', { name: 'Refund €5.00' }));
    expect(await form.findByText('Only €3.00 is left.')).toBeVisible();
    expect(form.getByLabelText('Amount in EUR')).toHaveValue('5');
  });

  test('pressed again after an answer was lost, it is the same press', async () => {
    let isAway = true;
    const { user, sent, ask } = open(paid, ['Refund'], {
      RefundPayment: () => (isAway ? lost() : refunded()),
    });
    await ask('Refund…');
    const form = await dialog(refundName);
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraud');
    await user.dblClick(form.getByRole('button', { name: 'Refund €19.00' }));
    expect(await form.findByText(/Nobody knows yet whether the refund was taken/)).toBeVisible();
    expect(form.getByLabelText('Note (optional)')).toBeDisabled();
    isAway = false;
    await user.click(form.getByRole('button', { name: 'Refund €19.00' }));
    expect(await screen.findByText('The refund of €19.00 of payment 1 was started')).toBeVisible();
    expect(new Set(sent.map((press) => JSON.stringify(press))).size).toBe(1);
  });

  test('a refund that is under way shows as pending, and as refunded once it is', async () => {
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
    const now = () =>
      detailOf(paid, { actions: ['Refund'], refunds: status === 'none' ? [] : [{ ...refund, status }] });
    const { user, ask, push } = open(paid, ['Refund'], {
      GetPayment: now,
      RefundPayment: () => {
        status = 'Pending';
        return { refundPayment: now().payment };
      },
    });
    await ask('Refund…');
    const form = await dialog(refundName);
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Fraud');
    await user.click(form.getByRole('button', { name: 'Refund €19.00' }));
    const refunds = await screen.findByRole('list', { name: 'Refunds' });
    expect(refunds).toHaveTextContent('Pending');
    status = 'Succeeded';
    await push('PaymentRecorded', { paymentRecorded: { clientIds: ['c1'] } });
    await waitFor(() => expect(screen.getByRole('list', { name: 'Refunds' })).toHaveTextContent('Refunded'));
  });
});

describe('what is asked before it is done', () => {
  const failed = failedWith({ id: 'p1', number: 1 });

  test.each([
    [
      'Retry',
      'Retry',
      'Retry payment 1 of €19.00?',
      'RetryPayment',
      { id: 'p1' },
      /was sent to the card of Ada/,
    ],
    [
      'AskForCard',
      'Ask for a new card',
      'Ask Ada Lovelace for a new card?',
      'AskForCardOfPayment',
      { clientId: 'c1' },
      'Ada Lovelace was asked for a new card',
    ],
    [
      'SendReceipt',
      'Send receipt',
      'Send the receipt of payment 1 of €19.00?',
      'SendReceipt',
      { id: 'p1' },
      'The receipt of payment 1 was sent to Ada Lovelace',
    ],
  ] as const)('%s', async (action, label, title, operation, asked, done) => {
    let isRefused = true;
    const answer = () => {
      if (isRefused) throw { code: 'CONFLICT', message: 'Not just now.' };
      return {
        retryPayment: detailOf(failed).payment,
        askForClientCard: { clientId: 'c1' },
        sendReceipt: true,
      };
    };
    const { user, sent, ask } = open(failed, [action], { [operation]: answer });
    await ask(`${label}…`);
    const box = await dialog(title);
    const [, confirm] = box.getAllByRole('button');
    await user.click(confirm as HTMLElement);
    expect(await box.findByRole('alert')).toHaveTextContent('Not just now.');
    isRefused = false;
    await user.click(confirm as HTMLElement);
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([
      { ...asked, idempotencyKey: expect.any(String) },
      { ...asked, idempotencyKey: sent[0]?.['idempotencyKey'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });

  test('an action that can’t be done any more says so, and sends nothing', async () => {
    const { user, asked } = renderPayments(incoming, {
      GetPayments: () => pageOf([failed]),
      GetPayment: () => detailOf(failed, { actions: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a new card…' }));
    expect(await dialog('Payment 1 of €19.00')).toBeDefined();
    expect(screen.getByText(/can’t be done with this payment as it stands now/)).toBeVisible();
    expect(asked).not.toContain('AskForCardOfPayment');
  });
});

describe('paying Livery again', () => {
  const charge = failedWith({ id: 'p1', number: 1, direction: 'Outgoing', client: null, nextStep: 'Retry' });
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

  async function openCards(answers: Answers) {
    const view = open(charge, ['Retry', 'Invoice'], answers);
    await view.ask('Pay again…');
    return { ...view, box: await dialog('Pay payment 1 of €19.00 again?') };
  }
  const cards = () => ({ billingCards: [visa, amex] });

  test('offers each card with how it stands, the default one first', async () => {
    const { box } = await openCards({ GetCardsToPayWith: cards });
    expect(await box.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
    expect(box.getByRole('radio', { name: 'Visa ending in 4242' })).toHaveAccessibleDescription(
      'Default · Expires 04/2099 · Last charge failed',
    );
    expect(box.getByRole('radio', { name: 'American Express ending in 0005' })).not.toBeChecked();
    expect(box.getByText(/The default card stays the default one/)).toBeVisible();
  });

  test('sends the chosen card; the same press keeps its key, and another card has another', async () => {
    let isRefused = true;
    const pressed: Variables[] = [];
    const { user, box } = await openCards({
      GetCardsToPayWith: cards,
      PayAgain: (variables) => {
        pressed.push(variables);
        if (isRefused) throw { code: 'CONFLICT', message: 'Not just now.' };
        return { retryBillingCharge: { amount: 4900 } };
      },
    });
    await box.findByRole('radio', { name: 'Visa ending in 4242' });
    const press = box.getByRole('button', { name: 'Pay again' });
    await user.click(press);
    expect(await box.findByRole('alert')).toHaveTextContent('Not just now.');
    await user.click(press);
    await waitFor(() => expect(pressed).toHaveLength(2));
    isRefused = false;
    await user.click(box.getByRole('radio', { name: 'American Express ending in 0005' }));
    await user.click(press);
    expect(await screen.findByText('Payment 1 was sent to your card again')).toBeVisible();
    const [first, second, third] = pressed;
    expect(first).toEqual({ id: 'p1', cardId: 'b1', idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
    expect(third).toMatchObject({ id: 'p1', cardId: 'b2' });
    expect(third?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
  });

  test('cards that can not be had are tried again at a press', async () => {
    let isAway = true;
    const { user, box } = await openCards({
      GetCardsToPayWith: () => {
        if (isAway) throw { code: 'UNAVAILABLE' };
        return cards();
      },
    });
    const again = await box.findByRole('button', { name: 'Try again' });
    expect(box.getByRole('button', { name: 'Pay again' })).toBeDisabled();
    isAway = false;
    await user.click(again);
    expect(await box.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  });
});

test('a receipt that could not be made says why, from its column too', async () => {
  const { user } = renderPayments(incoming, {
    GetPayments: () => pageOf([paymentWith({ number: 7 })]),
    GetPaymentColumns: () => ({ listColumns: ['InvoiceNumber'] }),
    GetPaymentReceipt: () => {
      throw { code: 'CONFLICT', message: 'Not just now.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Receipt of payment 7' }));
  expect(await screen.findByText('The receipt could not be made. Not just now.')).toBeVisible();
});

test.each([
  ['Receipt', 'Receipt', 'GetPaymentReceipt'],
  ['Invoice', 'Invoice PDF', 'GetPaymentInvoice'],
] as const)('%s is saved by the browser', async (action, label, operation) => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  const link = { url: '/payment-documents/p1?token=t' };
  const { ask, sent } = open(paid, [action], {
    [operation]: () => ({ paymentReceipt: link, billingInvoice: link }),
  });
  await ask(label);
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\/payment-documents\/p1\?token=t$/)]));
  expect(sent).toEqual([{ id: 'p1' }]);
  click.mockRestore();
});
