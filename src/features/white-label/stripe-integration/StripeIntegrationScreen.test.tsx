import type { Answers } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import StripeIntegrationScreen from './StripeIntegrationScreen';
import type { Integration } from './stripeIntegrationApi';
import { integrationWith, notConnected, taxNumber } from './testing/integration';

describe('StripeIntegrationScreen', () => {
  const path = '/dashboard/white-label/stripe-integration';

  /** Where the browser was sent, without going there. */
  let sentTo: string[] = [];
  const noteLeaving = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    sentTo.push(link.href);
  };
  beforeEach(() => {
    sentTo = [];
    document.addEventListener('click', noteLeaving);
  });
  afterEach(() => document.removeEventListener('click', noteLeaving));

  const show = (integration: Integration, answers: Answers = {}, at = path) =>
    renderScreen(
      <StripeIntegrationScreen />,
      { GetStripeIntegration: () => ({ stripeIntegration: integration }), ...answers },
      { path: at, operator: { whiteLabelledCustomer: { timeZone: 'America/New_York' } } },
    );

  const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

  test('the sandbox connects the test account that was chosen', async () => {
    const connected = integrationWith({ provider: 'Sandbox', mode: 'Test', state: 'UnderReview' });
    const given: unknown[] = [];
    const { user } = show(notConnected('Sandbox'), {
      GetSandboxAccounts: () => ({
        sandboxAccounts: [
          { token: 'sandbox_ready', label: 'Takes payments at once', state: 'Ready' },
          { token: 'sandbox_under_review', label: 'Is being looked at', state: 'UnderReview' },
        ],
      }),
      ConnectStripe: (variables) => {
        given.push(variables);
        return { connectStripe: { url: null, integration: connected } };
      },
    });

    expect(await screen.findByText('Not connected')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Takes payments at once' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Use keys of my own' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Is being looked at' }));
    await user.click(screen.getByRole('button', { name: 'Connect' }));

    expect(
      await screen.findByRole('region', { name: 'The sandbox is looking at what you gave' }),
    ).toBeVisible();
    expect(screen.getByText('Test mode: no money moves')).toBeInTheDocument();
    expect(await screen.findByText('Sandbox account connected')).toBeInTheDocument();
    expect(given).toEqual([{ input: { sandboxAccount: 'sandbox_under_review' } }]);
    expect(sentTo).toEqual([]);
  });

  test('spec 2: the Stripe integration connects an account by going on at Stripe', async () => {
    const url = 'https://connect.stripe.com/setup/e/acct_1/abc';
    const { user } = show(notConnected('Stripe'), {
      ConnectStripe: () => ({
        connectStripe: { url, integration: integrationWith({ state: 'Incomplete' }) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Connect with Stripe' }));
    await panel('Stripe needs more before clients can pay');
    expect(sentTo).toEqual([url]);
  });

  test.each([
    ['Incomplete', 'Stripe needs more before clients can pay', 'Details missing', 'Continue with Stripe'],
    ['Paused', 'Stripe has switched payments and payouts off', 'Paused', 'Give what is missing'],
  ] as const)(
    '%s says what is missing, and leads to where it is given',
    async (state, title, badge, button) => {
      const url = 'https://connect.stripe.com/setup/e/acct_1/def';
      const integration = integrationWith({
        state,
        chargesEnabled: false,
        payoutsEnabled: false,
        requirements: [{ ...taxNumber, isPastDue: true }],
      });
      const { user } = show(integration, { ConnectStripe: () => ({ connectStripe: { url, integration } }) });

      const account = await panel(title);
      expect(account.getByText(badge)).toBeInTheDocument();
      expect(account.getByRole('list', { name: 'What is needed' })).toHaveTextContent(
        'Tax number of the company Overdue',
      );
      await user.click(account.getByRole('button', { name: button }));
      expect(sentTo).toEqual([url]);
    },
  );

  test('RestrictedSoon tells the deadline in the company’s time zone', async () => {
    show(
      integrationWith({
        state: 'RestrictedSoon',
        requirements: [taxNumber],
        currentDeadline: '2026-12-01T03:30:00.000Z',
      }),
    );
    const account = await panel(/^Payments work, and stop unless you act by Nov 30, 2026, 10:30/);
    expect(
      account.getByRole('list', { name: /^What is needed, by Nov 30, 2026, 10:30/ }),
    ).toBeInTheDocument();
    expect(account.getByRole('button', { name: 'Give what is missing' })).toBeInTheDocument();
  });

  test('UnderReview asks for nothing but patience', async () => {
    show(
      integrationWith({
        state: 'UnderReview',
        chargesEnabled: false,
        payoutsEnabled: false,
        pendingVerification: [taxNumber],
        dashboardUrl: null,
      }),
    );
    const account = await panel('Stripe is looking at what you gave');
    expect(account.getByText(/nothing for you to do/)).toBeInTheDocument();
    expect(account.getByRole('list', { name: 'What is being looked at' })).toHaveTextContent(taxNumber.label);
    expect(account.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check status']);
  });

  test('Paused without anything to give leads to Stripe, which alone can say why', async () => {
    const { user } = show(
      integrationWith({ state: 'Paused', chargesEnabled: true, payoutsEnabled: false, requirements: [] }),
    );
    const account = await panel('Stripe has switched payouts off');
    expect(account.getByText(/Only Stripe can say why/)).toHaveTextContent('Clients can still pay');
    await user.click(account.getByRole('button', { name: 'Open Stripe' }));
    expect(sentTo).toEqual(['https://dashboard.stripe.com/acct_1Nv0FGQ9RKHgCVdK']);
  });

  test('Ready shows the account: id with copy, what is on, who connected it, and the messages that come', async () => {
    show(integrationWith({ payoutsEnabled: false }));
    expect(await screen.findByText('Live mode')).toBeInTheDocument();
    const account = await panel('Your account');
    const details = account
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]);
    expect(Object.fromEntries(details)).toMatchObject({
      Account: 'acct_1Nv0FGQ9RKHgCVdK',
      Business: 'Northwind Ltd',
      'On bank statements': 'NORTHWIND',
      Country: 'Germany',
      'Default currency': 'EUR',
      Payments: 'On',
      Payouts: 'Off',
      Connected: 'Jan 5, 2026 by Ada Admin',
    });
    expect(account.getByRole('button', { name: 'Copy the account id' })).toBeInTheDocument();
    const messages = await panel('Messages from Stripe');
    expect(messages.getByText('Healthy')).toBeInTheDocument();
    expect(messages.getByText(/\(invoice.paid\)/)).toBeInTheDocument();
    expect(messages.getByText('12 messages, 0 failed')).toBeInTheDocument();
  });

  test('messages that could not be worked off are told of with the last reason', async () => {
    const { webhooks } = integrationWith();
    show(
      integrationWith({
        webhooks: { ...webhooks, status: 'Failing', failed: 2, lastFailure: 'Stripe could not be reached.' },
      }),
    );
    const messages = await panel('Messages from Stripe');
    expect(messages.getByText('Failing')).toBeInTheDocument();
    expect(messages.getByText('12 messages, 2 failed')).toBeInTheDocument();
    expect(messages.getByText('Stripe could not be reached.')).toBeInTheDocument();
  });

  test('in the sandbox nothing can be handed in, and there are no messages to watch', async () => {
    show(
      integrationWith({
        provider: 'Sandbox',
        state: 'Incomplete',
        requirements: [taxNumber],
        dashboardUrl: null,
      }),
    );
    const account = await panel('The sandbox needs more before clients can pay');
    expect(account.getByText(/disconnect, and choose a test account in another state/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Messages from Stripe' })).toBeNull();
  });

  test('checking says what came of it, and when it was asked too often', async () => {
    const limited = { code: 'RATE_LIMITED', message: 'Too many tries. Try again in a minute.' };
    const outcomes = [
      () => integrationWith(),
      () => integrationWith({ state: 'Paused', lastSyncedAt: '2026-11-20T15:30:00.000Z' }),
      () => {
        throw limited;
      },
    ];
    const { user } = show(integrationWith(), {
      CheckStripeIntegration: () => ({ checkStripeIntegration: outcomes.shift()?.() }),
    });
    const check = async () => user.click(await screen.findByRole('button', { name: 'Check status' }));

    expect(await screen.findByText(/^Last checked Nov 20, 2026, 4:00/)).toBeInTheDocument();
    await check();
    expect(await screen.findByText('Status checked: nothing has changed')).toBeInTheDocument();
    await check();
    expect(await screen.findByText('Status checked: now Paused')).toBeInTheDocument();
    expect(await screen.findByText(/^Last checked Nov 20, 2026, 10:30/)).toBeInTheDocument();
    await check();
    expect(await screen.findByText(limited.message)).toBeInTheDocument();
  });

  test.each([
    ['?returned=true', 'Ready', 'You are back from Stripe, and everything is in place: clients can pay you.'],
    [
      '?returned=true',
      'Incomplete',
      'You are back from Stripe, and some details are still missing. What you gave is kept.',
    ],
    ['?returned=true', 'UnderReview', 'You are back from Stripe, and it is looking at what you gave.'],
    [
      '?refresh=true',
      'Incomplete',
      'The link to Stripe had expired before you were done. Go on with a new one below.',
    ],
  ] as const)(
    'coming back with %s to %s checks once by itself and says what happened',
    async (query, state, words) => {
      const { asked, place } = show(
        integrationWith({ state: 'Incomplete' }),
        { CheckStripeIntegration: () => ({ checkStripeIntegration: integrationWith({ state }) }) },
        `${path}${query}`,
      );
      expect(await screen.findByText(words)).toBeInTheDocument();
      await waitFor(() => expect(place()).toBe(path));
      expect(asked.filter((name) => name === 'CheckStripeIntegration')).toHaveLength(1);
    },
  );

  test('coming back while Stripe can’t be asked says so, and the screen stands', async () => {
    show(
      integrationWith({ state: 'Incomplete' }),
      {
        CheckStripeIntegration: () => {
          throw { code: 'UNAVAILABLE' };
        },
      },
      `${path}?returned=true`,
    );
    expect(
      await screen.findByText(/^You are back from Stripe. How the account stands could not be asked/),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue with Stripe' })).toBeInTheDocument();
  });

  test('disconnecting lists what stops, and takes a typed word', async () => {
    const { user, asked } = show(integrationWith(), {
      DisconnectStripe: () => ({ disconnectStripe: notConnected('Stripe') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Northwind Ltd?' }));
    expect(dialog.getByRole('list', { name: 'What stops' })).toHaveTextContent(
      '3 subscriptions are not renewed any more: what falls due waits.',
    );
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(dialog.getByText('Type the word disconnect.')).toBeInTheDocument();
    expect(asked).not.toContain('DisconnectStripe');

    await user.type(dialog.getByRole('textbox', { name: 'Type “disconnect” to go on' }), 'Disconnect{Enter}');
    expect(await screen.findByText('Account disconnected')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Connect with Stripe' })).toBeInTheDocument();
  });

  test('a disconnection that fails says why, and keeps the dialog', async () => {
    const { user } = show(integrationWith({ chargedSubscriptions: 1 }), {
      DisconnectStripe: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^1 subscription is not renewed any more/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox'), 'disconnect{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is not available right now.');
    expect(dialog.getByRole('textbox')).toHaveValue('disconnect');
  });

  test('it changes by itself while somebody looks', async () => {
    const { push } = show(integrationWith({ state: 'UnderReview', chargesEnabled: false }));
    await panel('Stripe is looking at what you gave');
    await push('StripeIntegrationChanged', { stripeIntegrationChanged: integrationWith() });
    await panel('Clients can pay you');
  });

  test('what can’t be loaded can be asked for again', async () => {
    let tries = 0;
    const { user } = show(integrationWith(), {
      GetStripeIntegration: () => {
        tries += 1;
        if (tries === 1) throw { code: 'UNAVAILABLE' };
        return { stripeIntegration: integrationWith() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await panel('Clients can pay you');
  });
});

describe('keys', () => {
  const withKeys = integrationWith({
    kind: 'Keys',
    mode: 'Test',
    publishableKey: 'pk_test_1',
    secretKeyLast4: 'wxyz',
  });

  const show = (integration: Integration, answers: Answers = {}) =>
    renderScreen(<StripeIntegrationScreen />, {
      GetStripeIntegration: () => ({ stripeIntegration: integration }),
      ...answers,
    });

  async function openDialog(button: string, user: ReturnType<typeof show>['user']) {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      dialog,
      secretKey: dialog.getByLabelText('Secret key'),
      publishableKey: dialog.getByLabelText('Publishable key'),
    };
  }

  test('keys of one’s own connect the account', async () => {
    const given: unknown[] = [];
    const { user } = show(notConnected('Stripe'), {
      ConnectStripeWithKeys: (variables) => {
        given.push(variables);
        return { connectStripeWithKeys: withKeys };
      },
    });
    const { dialog, secretKey, publishableKey } = await openDialog('Use keys of my own', user);
    expect(secretKey).toHaveAttribute('type', 'password');
    await pasteInto(user, secretKey, ' sk_test_wxyz ');
    await pasteInto(user, publishableKey, 'pk_test_1');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));

    expect(await screen.findByText('Account connected')).toBeInTheDocument();
    expect(given).toEqual([{ input: { secretKey: 'sk_test_wxyz', publishableKey: 'pk_test_1' } }]);
    const keys = within(await screen.findByRole('region', { name: 'Keys' }));
    expect(keys.getByText('••••••••wxyz')).toBeInTheDocument();
    expect(keys.getByText('pk_test_1')).toBeInTheDocument();
  });

  test.each([
    ['pk_test_1', 'pk_test_1', 'Secret key', 'Paste a secret key: it begins with sk_ or rk_.'],
    ['sk_test_1', 'nonsense', 'Publishable key', 'Paste a publishable key: it begins with pk_.'],
    [
      'rk_live_1',
      'pk_test_1',
      'Publishable key',
      'One key is for tests and the other one is live. Paste two of the same mode.',
    ],
  ])(
    '%s beside %s is refused under its field, and nothing is asked',
    async (secret, publishable, label, words) => {
      const { user, asked } = show(notConnected('Stripe'));
      const { dialog, secretKey, publishableKey } = await openDialog('Use keys of my own', user);
      await pasteInto(user, secretKey, secret);
      await pasteInto(user, publishableKey, publishable);
      await user.click(dialog.getByRole('button', { name: 'Connect' }));

      expect(await dialog.findByText(words)).toBeInTheDocument();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(words);
      expect(asked).not.toContain('ConnectStripeWithKeys');
    },
  );

  test('a key that Stripe refuses is told of under its field, and what was typed stays', async () => {
    const { user } = show(withKeys, {
      ConnectStripeWithKeys: () => {
        throw { code: 'BAD_USER_INPUT', fields: { secretKey: 'Stripe does not take this key.' } };
      },
    });
    const { dialog, secretKey, publishableKey } = await openDialog('Replace keys', user);
    expect(secretKey).toHaveAccessibleDescription('The current one ends in wxyz.');
    await pasteInto(user, secretKey, 'sk_test_2');
    await pasteInto(user, publishableKey, 'pk_test_2');
    await user.click(dialog.getByRole('button', { name: 'Replace' }));

    expect(await dialog.findByText('Stripe does not take this key.')).toBeInTheDocument();
    expect(secretKey).toHaveValue('sk_test_2');
  });
});
