import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientViewScreen from '../ClientViewScreen';
import { clientViewResponses, noBilling, clientWith } from '../view/testing/clientFixtures';
import type { ViewedClient } from '../clientViewApi';
import type { ClientBilling } from './clientBillingApi';

const sandboxCards = [
  { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' },
  { token: 'sandbox_declined', label: 'Is declined', brand: 'Visa', last4: '0002' },
];

const card = (overrides: Partial<ClientBilling['cards'][number]> = {}): ClientBilling['cards'][number] => ({
  id: 'k1',
  brand: 'Visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2029,
  isDefault: true,
  status: 'Active',
  createdAt: '2026-03-05T10:00:00.000Z',
  ...overrides,
});

const pastDuePayment: ClientBilling['pastDuePayments'][number] = {
  id: 'pay1',
  number: 7,
  amount: 1900,
  currency: 'EUR',
  description: 'Gold, Mar 1 – 31, 2026',
  failure: 'There was not enough money on the account.',
  advice: 'Try again in a few days, or ask the client to pay with another card.',
  nextRetryAt: '2026-03-08T10:00:00.000Z',
  createdAt: '2026-03-05T10:00:00.000Z',
};

const billed: Partial<ClientBilling> = {
  isBilled: true,
  subscription: { status: 'Active', price: 1900, interval: 'Month', intervalCount: 1 },
  nextChargeAt: '2026-04-01T12:00:00.000Z',
  nextChargeAmount: 2400,
  cards: [card()],
};

const offers = [
  {
    id: 'p1',
    name: 'Gold',
    interval: 'Month',
    intervalCount: 1,
    trialDays: 0,
    price: 1900,
    yearlyPrice: 19000,
    setupFee: 500,
    requireCardForTrial: true,
    isDefault: false,
  },
  {
    id: 'p2',
    name: 'Tryout',
    interval: 'Month',
    intervalCount: 3,
    trialDays: 14,
    price: 3000,
    yearlyPrice: null,
    setupFee: 0,
    requireCardForTrial: false,
    isDefault: false,
  },
];

const setup = { provider: 'Sandbox', clientSecret: null, publishableKey: null, accountReference: 'a1' };

async function renderBilling(
  billing: Partial<ClientBilling> = {},
  responses: ApiHandlers = {},
  { client = {}, ...options }: RenderOptions & { client?: Partial<ViewedClient> } = {},
) {
  const sent: [string, Variables][] = [];
  const recordedResponses = Object.fromEntries(
    Object.entries(responses).map(([name, respond]) => [
      name,
      (variables: Variables) => {
        sent.push([name, variables]);
        return respond(variables);
      },
    ]),
  );
  const view = renderScreen(
    <ClientViewScreen />,
    {
      ...clientViewResponses,
      GetClient: () => ({ client: clientWith(client) }),
      GetClientBilling: () => ({ clientBilling: { ...noBilling, ...billing } }),
      GetPlansForSubscription: () => ({
        clientPlans: offers,
        testClock: { now: '2026-01-31T12:00:00.000Z' },
      }),
      GetTestCards: () => ({ sandboxCards }),
      StartClientCardSetup: () => ({ startClientCardSetup: setup }),
      ...recordedResponses,
    },
    { path: paths.clientView('c1'), route: paths.clientView(':id'), ...options },
  );
  const panel = within(await screen.findByRole('region', { name: 'Billing' }));
  await panel.findByText('Next charge');
  return { ...view, panel, sent };
}

const chargeTexts = () =>
  [...screen.getByLabelText('Charges').querySelectorAll('div')].map(({ textContent }) => textContent ?? '');

describe('BillingPanel', () => {
  test('shows the card, date and amount of the next charge', async () => {
    const { panel } = await renderBilling(billed);
    expect(panel.getByText('Visa ending in 4242', { selector: 'dd bdi' })).toBeVisible();
    expect(panel.getByText('€24.00 on Apr 1, 2026')).toBeVisible();
    expect(within(panel.getByRole('list', { name: 'Cards' })).getByText('Default')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Start subscription' })).toBeNull();
  });

  test('states that Livery does not charge a client whose plan is paid elsewhere', async () => {
    const { panel } = await renderBilling({
      ...billed,
      isBilled: false,
      nextChargeAt: null,
      nextChargeAmount: null,
    });
    expect(panel.getByText(/Paid outside Livery/)).toBeVisible();
    expect(panel.getByText('None scheduled')).toBeVisible();
  });

  test('shows why a payment failed, and retries it on a click', async () => {
    const { user, panel, sent } = await renderBilling(
      { ...billed, pastDuePayments: [pastDuePayment] },
      { RetryPastDuePayment: () => ({ retryPayment: { payment: { id: 'pay1', status: 'Processing' } } }) },
    );
    const list = within(panel.getByRole('list', { name: 'Past due' }));
    expect(list.getByText(/There was not enough money.*Next retry: Mar 8, 2026\./)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Retry payment of €19.00' }));
    expect(await screen.findByText('Payment of €19.00 retried')).toBeVisible();
    expect(sent).toEqual([['RetryPastDuePayment', { id: 'pay1', idempotencyKey: expect.any(String) }]]);
  });

  test('links to the Stripe integration when the company cannot charge', async () => {
    const { panel } = await renderBilling({
      canCharge: false,
      pastDuePayments: [pastDuePayment],
      cards: [card()],
    });
    expect(panel.getByRole('link', { name: 'Open Stripe Integration' })).toHaveAttribute(
      'href',
      paths.stripeIntegration,
    );
    expect(panel.getByRole('button', { name: 'Start subscription' })).toBeDisabled();
    expect(panel.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  test('spec 5: is hidden without MANAGE_PAYMENTS', async () => {
    renderScreen(
      <ClientViewScreen />,
      { ...clientViewResponses, GetClient: () => ({ client: clientWith() }) },
      {
        path: paths.clientView('c1'),
        route: paths.clientView(':id'),
        operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
      },
    );
    await screen.findByRole('region', { name: 'Plan and price' });
    expect(screen.queryByRole('region', { name: 'Billing' })).toBeNull();
  });

  test('reloads on a click after an error', async () => {
    let hasFailed = false;
    renderScreen(
      <ClientViewScreen />,
      {
        ...clientViewResponses,
        GetClient: () => ({ client: clientWith() }),
        GetClientBilling: () => {
          if (hasFailed) return { clientBilling: noBilling };
          hasFailed = true;
          throw { code: 'UNAVAILABLE' };
        },
      },
      { path: paths.clientView('c1'), route: paths.clientView(':id') },
    );
    const panel = within(await screen.findByRole('region', { name: 'Billing' }));
    const retryButton = await panel.findByRole('button', { name: /again/i });
    retryButton.click();
    expect(await panel.findByText('Next charge')).toBeVisible();
  });
});

describe('client card management', () => {
  test('shows the past due amount that is charged when a card is added', async () => {
    const { user, panel, sent } = await renderBilling(
      { ...billed, cards: [], pastDuePayments: [pastDuePayment] },
      { AddClientCard: () => ({ addClientCard: { ...noBilling, ...billed } }) },
    );
    await user.click(panel.getByRole('button', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add card for Ada Lovelace' }));
    expect(dialog.getByText(/€19.00 is past due and is charged immediately/)).toBeVisible();
    await dialog.findByRole('radio', { name: 'Pays every time' });
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(await dialog.findByText('Choose a card.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Pays every time' }));
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Card added for Ada Lovelace')).toBeVisible();
    expect(sent).toEqual([
      [
        'AddClientCard',
        { input: { clientId: 'c1', token: 'sandbox_pays' }, idempotencyKey: expect.any(String) },
      ],
    ]);
  });

  test('shows a decline next to the field, and uses a new idempotency key only for another card', async () => {
    let attempts = 0;
    const { user, panel, sent } = await renderBilling(
      {},
      {
        AddClientCard: () => {
          attempts += 1;
          if (attempts === 1) throw { code: 'UNAVAILABLE', message: 'The response was lost.' };
          throw { code: 'BAD_USER_INPUT', fields: { token: 'The bank declined this card.' } };
        },
      },
    );
    await user.click(panel.getByRole('button', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'Is declined' }));
    const addButton = dialog.getByRole('button', { name: 'Add card' });
    await user.click(addButton);
    expect(await dialog.findByText(/Try again in a moment/)).toBeVisible();
    await user.click(addButton);
    expect(await dialog.findByText('The bank declined this card.')).toBeVisible();
    await user.click(await dialog.findByRole('radio', { name: 'Pays every time' }));
    await waitFor(() => expect(dialog.queryByText('The bank declined this card.')).toBeNull());
    await user.click(addButton);
    await waitFor(() => expect(sent).toHaveLength(3));
    const keys = sent.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('warns about future charges before the last card is removed', async () => {
    const { user, panel, sent } = await renderBilling(billed, {
      RemoveClientCard: () => ({ removeClientCard: { ...noBilling, ...billed, cards: [] } }),
    });
    await user.click(panel.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending in 4242?' }));
    expect(
      dialog.getByText(/payments can’t be charged and become past due.*You can’t undo this/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Visa ending in 4242 removed')).toBeVisible();
    expect(sent).toEqual([['RemoveClientCard', { id: 'k1' }]]);
  });

  test('sends a card request by email after a confirmation', async () => {
    const { user, panel, sent } = await renderBilling(
      { pastDuePayments: [pastDuePayment] },
      {
        RequestClientCard: () => ({
          requestClientCard: { ...noBilling, cardRequestedAt: '2026-03-06T10:00:00.000Z' },
        }),
      },
    );
    await user.click(panel.getByRole('button', { name: 'Request card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a card from Ada Lovelace?' }));
    expect(dialog.getByText(/We email ada@x.test a link.*€19.00 is past due/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Card requested from Ada Lovelace')).toBeVisible();
    expect(sent).toEqual([['RequestClientCard', { clientId: 'c1', idempotencyKey: expect.any(String) }]]);
  });
});

describe('StartSubscriptionDialog', () => {
  const startResponse = {
    StartClientSubscription: () => ({ startClientSubscription: { ...noBilling, ...billed } }),
  };

  async function openDialog(
    billing: Partial<ClientBilling>,
    responses: ApiHandlers = startResponse,
    status: ViewedClient['status'] = 'Invited',
  ) {
    const view = await renderBilling(billing, responses, { client: { status } });
    await view.user.click(view.panel.getByRole('button', { name: 'Start subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start subscription for Ada Lovelace' }));
    await dialog.findByRole('radio', { name: 'Gold' });
    return { ...view, dialog };
  }

  test('shows the amounts charged now and next, for monthly and yearly billing', async () => {
    const { user, dialog, sent } = await openDialog({ cards: [card()] });
    expect(dialog.getByRole('radio', { name: 'Gold' })).toHaveAccessibleDescription(
      '€19.00 per month · €190.00 per year · €5.00 setup fee',
    );
    await user.click(dialog.getByRole('radio', { name: 'Gold' }));
    expect(chargeTexts()).toEqual([
      'Now€24.00, including a one-time setup fee of €5.00',
      'On Feb 28, 2026€19.00 per month',
    ]);
    await user.click(dialog.getByRole('radio', { name: '€190.00 per year' }));
    expect(chargeTexts()).toEqual([
      'Now€195.00, including a one-time setup fee of €5.00',
      'On Jan 31, 2027€190.00 per year',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Start subscription' }));
    expect(await screen.findByText('Ada Lovelace subscribed to Gold')).toBeVisible();
    expect(sent).toEqual([
      [
        'StartClientSubscription',
        {
          input: { clientId: 'c1', planId: 'p1', isYearly: true, withTrial: false, token: null },
          idempotencyKey: expect.any(String),
        },
      ],
    ]);
  });

  test('preselects the default plan, and accepts another plan', async () => {
    const withDefault = offers.map((offer) => ({ ...offer, isDefault: offer.name === 'Tryout' }));
    const { user, dialog } = await openDialog(
      { cards: [card()] },
      {
        ...startResponse,
        GetPlansForSubscription: () => ({
          clientPlans: withDefault,
          testClock: { now: '2026-01-31T12:00:00.000Z' },
        }),
      },
    );
    expect(dialog.getByRole('radio', { name: 'Tryout' })).toBeChecked();
    expect(chargeTexts()[0]).toBe('NowNothing during the 14-day trial');
    await user.click(dialog.getByRole('radio', { name: 'Gold' }));
    expect(dialog.getByRole('radio', { name: 'Tryout' })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Start subscription' })).toBeEnabled();
  });

  test('selects no plan when there is no default', async () => {
    const { dialog } = await openDialog({});
    expect(dialog.getByRole('button', { name: 'Choose a plan' })).toBeDisabled();
  });

  test('preselects a trial that needs no card, and can start without the trial', async () => {
    const { user, dialog, sent } = await openDialog({});
    await user.click(dialog.getByRole('radio', { name: 'Tryout' }));
    expect(dialog.getByRole('radio', { name: 'No card' })).toBeChecked();
    expect(chargeTexts()).toEqual([
      'NowNothing during the 14-day trial',
      'On Feb 14, 2026€30.00 every 3 months',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'No trial' }));
    expect(chargeTexts()[0]).toBe('Now€30.00');
    await user.click(await dialog.findByRole('radio', { name: 'Pays every time' }));
    await user.click(dialog.getByRole('button', { name: 'Start subscription' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toMatchObject({ input: { withTrial: false, token: 'sandbox_pays' } });
  });

  test('requires a new card when the default card has expired', async () => {
    const { user, dialog, sent } = await openDialog({ cards: [card({ status: 'Expired', expYear: 2025 })] });
    await user.click(dialog.getByRole('radio', { name: 'Gold' }));
    await user.click(await dialog.findByRole('radio', { name: 'Pays every time' }));
    expect(dialog.queryByRole('radio', { name: /4242/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Start subscription' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toMatchObject({ input: { planId: 'p1', token: 'sandbox_pays' } });
  });

  test('does not offer a trial to an active client', async () => {
    const { user, dialog } = await openDialog({ cards: [card()] }, startResponse, 'Active');
    await user.click(dialog.getByRole('radio', { name: 'Tryout' }));
    expect(dialog.queryByRole('radiogroup', { name: 'Trial' })).toBeNull();
    expect(chargeTexts()[0]).toBe('Now€30.00');
  });

  test('shows an API error in the dialog and keeps the selected plan', async () => {
    const { user, dialog } = await openDialog(
      { cards: [card()] },
      {
        StartClientSubscription: () => {
          throw { code: 'CONFLICT', message: 'Ada Lovelace has a plan already. Change the plan instead.' };
        },
      },
    );
    await user.click(dialog.getByRole('radio', { name: 'Gold' }));
    await user.click(dialog.getByRole('button', { name: 'Start subscription' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('has a plan already');
    expect(dialog.getByRole('radio', { name: 'Gold' })).toBeChecked();
  });
});
