import { screen, waitFor, within } from '@testing-library/react';
import type { ApiHandlers } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import BillingCardScreen from './BillingCardScreen';

const visa = {
  id: 'b1',
  brand: 'Visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2099,
  holderName: 'Ada Northwind',
  isDefault: true,
  status: 'Active',
  addedByName: 'Ada',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const amex = { ...visa, id: 'b2', brand: 'American Express', last4: '0005', isDefault: false };

const fee = { amount: 4900, currency: 'USD', nextChargeAt: '2026-12-21T10:00:00.000Z', pastDuePayments: [] };
const pastDueCharge = {
  id: 'p9',
  amount: 4900,
  currency: 'USD',
  description: 'Livery, Nov 1 – 30, 2026',
  failure: 'The card has expired.',
  advice: 'Add another card.',
  nextRetryAt: '2026-12-03T10:00:00.000Z',
};

const details = {
  name: 'Northwind',
  email: 'billing@northwind.test',
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: 'AT',
  taxId: null,
  isFromCompany: true,
};

const charge = {
  id: 'p1',
  status: 'Succeeded',
  amount: 4900,
  currency: 'USD',
  description: 'Livery, Oct 1 – 31, 2026',
  failure: null,
  invoiceNumber: 'LIV-2026-000001',
  createdAt: '2026-11-01T10:00:00.000Z',
  paidAt: '2026-11-01T10:00:00.000Z',
};

const buildChargePage = (items: object[]) => ({
  billingCharges: { items, page: 1, pageSize: 20, totalPages: 1, totalCount: items.length },
});

const responses: ApiHandlers = {
  GetBillingCards: () => ({ billingCards: [visa, amex] }),
  GetPlatformFee: () => ({ platformFee: fee }),
  GetBillingCharges: () => buildChargePage([charge]),
  GetBillingDetails: () => ({ billingDetails: details }),
  GetBillingCountries: () => ({ countries: [{ code: 'AT', name: 'Austria' }] }),
  GetTestCards: () => ({
    sandboxCards: [
      { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' },
      { token: 'sandbox_declined', label: 'Is declined', brand: 'Visa', last4: '0002' },
    ],
  }),
  StartBillingCardSetup: () => ({
    startBillingCardSetup: {
      provider: 'Sandbox',
      clientSecret: null,
      publishableKey: null,
      accountReference: null,
    },
  }),
};

const renderBillingCard = (overrides: ApiHandlers = {}, subpath = 'cards') =>
  renderScreen(
    <BillingCardScreen />,
    { ...responses, ...overrides },
    { path: `/dashboard/settings/billing-card/${subpath}`, route: '/dashboard/settings/billing-card/*' },
  );

const findCardList = async () => within(await screen.findByRole('list', { name: 'Cards' }));

describe('CardsPanel', () => {
  test('shows the status, expiry and creator of a card, and marks the default card', async () => {
    renderBillingCard({
      GetBillingCards: () => ({ billingCards: [visa, { ...amex, status: 'Failed' }] }),
    });
    const [first, second] = (await findCardList()).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Visa ending in 4242DefaultActiveExpires 12/2099 · Ada Northwind · Added Jan 1, 2026 by Ada',
    );
    expect(second).toHaveTextContent('American Express ending in 0005Last charge failed');
  });

  test.each([
    ['ExpiringSoon', 'Visa ending in 4242 expires soon'],
    ['Expired', 'Visa ending in 4242 has expired'],
  ])('shows a notice when the default card has the status %s', async (status, title) => {
    renderBillingCard({ GetBillingCards: () => ({ billingCards: [{ ...visa, status }] }) });
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
  });

  test('shows an empty state without cards', async () => {
    renderBillingCard({ GetBillingCards: () => ({ billingCards: [] }) });
    expect(await screen.findByText('No cards yet')).toBeInTheDocument();
  });

  test('reloads the cards on Try again after a failure', async () => {
    let isUnavailable = true;
    const { user } = renderBillingCard({
      GetBillingCards: () => {
        if (isUnavailable) throw { code: 'UNAVAILABLE' };
        return { billingCards: [visa] };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUnavailable = false;
    await user.click(retry);
    expect(await findCardList()).toBeTruthy();
  });

  test('makes another card the default after a confirmation', async () => {
    const sent = jest.fn();
    const { user } = renderBillingCard({
      SetDefaultBillingCard: (variables) => {
        sent(variables);
        return {
          setDefaultBillingCard: [
            { ...amex, isDefault: true },
            { ...visa, isDefault: false },
          ],
        };
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Actions for American Express ending in 0005' }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Set as default' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Set American Express ending in 0005 as default?',
    });
    expect(dialog).toHaveTextContent('Nothing is charged now');
    await user.click(within(dialog).getByRole('button', { name: 'Set as default' }));
    expect(await screen.findByText('American Express ending in 0005 set as default')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ id: 'b2' });
    expect((await findCardList()).getAllByRole('listitem')[0]).toHaveTextContent('American Express');
  });

  test('removes the default card and names the next default card in the confirmation', async () => {
    const { user } = renderBillingCard({
      RemoveBillingCard: () => ({ removeBillingCard: [{ ...amex, isDefault: true }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Visa ending in 4242' }));
    expect(screen.queryByRole('menuitem', { name: 'Set as default' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Remove card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Visa ending in 4242?' });
    expect(dialog).toHaveTextContent(
      'Livery will charge American Express ending in 0005 instead. You can’t undo this',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Visa ending in 4242 removed')).toBeInTheDocument();
    expect((await findCardList()).getAllByRole('listitem')).toHaveLength(1);
  });

  test('shows the error when the only card cannot be removed', async () => {
    const { user } = renderBillingCard({
      GetBillingCards: () => ({ billingCards: [visa] }),
      RemoveBillingCard: () => {
        throw { code: 'CONFLICT', message: 'This is the only card that Livery can charge.' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Visa ending in 4242' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove card' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('This is the only card that Livery can charge.')).toBeInTheDocument();
  });
});

describe('AddCardForm', () => {
  test('spec 2: opens on the subpath new and keeps the existing cards visible', async () => {
    renderBillingCard({}, 'new');
    expect(await screen.findByRole('region', { name: 'Add card' })).toBeInTheDocument();
    expect((await findCardList()).getAllByRole('listitem')).toHaveLength(2);
  });

  test.each(['cards', 'anything/else'])('spec 2: is replaced by a link on subpath %s', async (subpath) => {
    renderBillingCard({}, subpath);
    await findCardList();
    expect(screen.queryByRole('region', { name: 'Add card' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add card' })).toHaveAttribute(
      'href',
      '/dashboard/settings/billing-card/new',
    );
  });

  test('adds the card with an idempotency key and closes the form', async () => {
    const sent = jest.fn();
    const { user, currentPath } = renderBillingCard(
      {
        AddBillingCard: (variables) => {
          sent(variables);
          return { addBillingCard: visa };
        },
      },
      'new',
    );
    await user.click(await screen.findByRole('radio', { name: 'Pays every time' }));
    await pasteInto(user, screen.getByLabelText('Name on card'), 'Ada Northwind');
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Visa ending in 4242 added')).toBeInTheDocument();
    expect(sent.mock.calls).toEqual([
      [
        {
          input: { token: 'sandbox_pays', holderName: 'Ada Northwind', isDefault: true },
          idempotencyKey: expect.any(String),
        },
      ],
    ]);
    await waitFor(() => expect(currentPath()).toBe('/dashboard/settings/billing-card/cards'));
  });

  test('reuses the idempotency key when the form is submitted again after an error', async () => {
    const keys: unknown[] = [];
    const { user } = renderBillingCard(
      {
        AddBillingCard: ({ idempotencyKey }) => {
          keys.push(idempotencyKey);
          if (keys.length === 1) throw { code: 'UNAVAILABLE', status: 503 };
          return { addBillingCard: visa };
        },
      },
      'new',
    );
    await user.click(await screen.findByRole('radio', { name: 'Pays every time' }));
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(keys.length).toBeGreaterThan(0));
    await user.click(await screen.findByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(keys.length).toBeGreaterThan(1));
    expect(new Set(keys).size).toBe(1);
  });

  test('shows the decline reason until another card is selected, and preserves the name', async () => {
    const { user } = renderBillingCard(
      {
        AddBillingCard: () => {
          throw { code: 'BAD_USER_INPUT', fields: { token: 'The bank declined this card.' } };
        },
      },
      'new',
    );
    await user.click(await screen.findByRole('radio', { name: 'Is declined' }));
    await user.type(screen.getByLabelText('Name on card'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('The bank declined this card.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ada');
    await user.click(screen.getByRole('radio', { name: 'Pays every time' }));
    expect(screen.queryByText('The bank declined this card.')).not.toBeInTheDocument();
  });

  test('requires a selected card', async () => {
    const { user, requests } = renderBillingCard({}, 'new');
    await screen.findByRole('radio', { name: 'Pays every time' });
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Choose a card.')).toBeInTheDocument();
    expect(requests).not.toContain('AddBillingCard');
  });
});

describe('BillingCardScreen', () => {
  test('shows the amount and date of the next charge', async () => {
    renderBillingCard();
    expect(await screen.findByText('$49.00 on Dec 21, 2026, then monthly.')).toBeInTheDocument();
  });

  test('states that Livery is free when the fee is zero', async () => {
    renderBillingCard({ GetPlatformFee: () => ({ platformFee: { ...fee, amount: 0, nextChargeAt: null } }) });
    expect(await screen.findByText('Livery is currently free.')).toBeInTheDocument();
  });

  test('explains a failed charge, and hides the explanation after a successful retry', async () => {
    const sent = jest.fn();
    const { user } = renderBillingCard({
      GetPlatformFee: () => ({
        platformFee: { ...fee, pastDuePayments: sent.mock.calls.length > 0 ? [] : [pastDueCharge] },
      }),
      RetryBillingCharge: (variables) => {
        sent(variables);
        return { retryBillingCharge: fee };
      },
    });
    const notice = await screen.findByRole('region', {
      name: 'Couldn’t charge $49.00 for Livery, Nov 1 – 30, 2026',
    });
    expect(notice).toHaveTextContent('The card has expired. Add another card. Next retry: Dec 3, 2026.');
    expect(within(notice).getByRole('link', { name: 'Add another card' })).toHaveAttribute(
      'href',
      '/dashboard/settings/billing-card/new',
    );
    await user.click(within(notice).getByRole('button', { name: 'Retry charge of $49.00' }));
    expect(await screen.findByText('Charge of $49.00 retried')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ id: 'p9', idempotencyKey: expect.any(String) });
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('lists the charges and offers a PDF only for those with an invoice', async () => {
    const failed = { ...charge, id: 'p2', status: 'Failed', invoiceNumber: null, description: 'November' };
    renderBillingCard({ GetBillingCharges: () => buildChargePage([failed, charge]) });
    const paid = (await screen.findByRole('rowheader', { name: 'LIV-2026-000001' })).closest('tr');
    expect(paid).toHaveTextContent('Nov 1, 2026Livery, Oct 1 – 31, 2026Succeeded$49.00');
    expect(screen.getAllByRole('button', { name: /as PDF/ })).toHaveLength(1);
  });

  test('downloads an invoice through the link that the server returns', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    const { user } = renderBillingCard({
      CreateInvoiceLink: () => ({ createInvoiceLink: { url: '/payment-documents/p1?token=t' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download LIV-2026-000001 as PDF' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\/payment-documents\/p1\?token=t$/)]));
    jest.restoreAllMocks();
  });

  test('offers the last page of charges when the requested page does not exist', async () => {
    const { user } = renderBillingCard(
      {
        GetBillingCharges: ({ page }) => ({
          billingCharges: {
            ...buildChargePage(page === 3 ? [charge] : []).billingCharges,
            totalPages: 3,
            totalCount: 41,
          },
        }),
      },
      'cards?page=77',
    );
    expect(await screen.findByText('This page is empty')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeInTheDocument();
  });

  test('shows an empty state before the first charge', async () => {
    renderBillingCard({ GetBillingCharges: () => buildChargePage([]) });
    expect(await screen.findByText('No charges yet')).toBeInTheDocument();
  });
});

describe('BillingDetailsForm', () => {
  test("defaults to the company's details until billing details are saved", async () => {
    const sent = jest.fn();
    const { user } = renderBillingCard({
      UpdateBillingDetails: ({ input }) => {
        sent(input);
        return { updateBillingDetails: { ...details, name: 'Northwind GmbH', isFromCompany: false } };
      },
    });
    expect(await screen.findByText(/use the details of your company profile/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save details' })).toBeDisabled();
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await pasteInto(user, name, 'Northwind GmbH');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Billing details saved')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Northwind GmbH', country: 'AT', taxId: '' }),
    );
    expect(screen.getByText(/Future invoices/)).toBeInTheDocument();
  });

  test('accepts an internationalized email address and rejects one with an invisible character', async () => {
    const sent = jest.fn();
    const { user } = renderBillingCard({
      UpdateBillingDetails: ({ input }) => {
        sent(input);
        return { updateBillingDetails: details };
      },
    });
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await pasteInto(user, email, 'rechnung@bücher\u200B.test');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText(/contains an invisible character/)).toBeInTheDocument();
    await user.clear(email);
    await pasteInto(user, email, 'müller@bücher.test');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ email: 'müller@bücher.test' })),
    );
  });

  test('shows the server error of a field and preserves the input', async () => {
    const { user } = renderBillingCard({
      UpdateBillingDetails: () => {
        throw { code: 'BAD_USER_INPUT', fields: { taxId: 'Type a tax number.' } };
      },
    });
    await pasteInto(user, await screen.findByLabelText('Tax ID'), 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Type a tax number.')).toBeInTheDocument();
    expect(screen.getByLabelText('Tax ID')).toHaveValue('nonsense');
  });
});
