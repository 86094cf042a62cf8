import type { ApiHandlers } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import StripeIntegrationScreen from './StripeIntegrationScreen';
import type { Integration } from './stripeIntegrationApi';
import { integrationWith, notConnected, taxNumber } from './testing/integration';

describe('StripeIntegrationScreen', () => {
  const path = '/dashboard/white-label/stripe-integration';

  /** URLs of the clicked links. The listener prevents the navigation. */
  let visitedUrls: string[] = [];
  const captureNavigation = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    visitedUrls.push(link.href);
  };
  beforeEach(() => {
    visitedUrls = [];
    document.addEventListener('click', captureNavigation);
  });
  afterEach(() => document.removeEventListener('click', captureNavigation));

  const renderIntegration = (integration: Integration, responses: ApiHandlers = {}, initialPath = path) =>
    renderScreen(
      <StripeIntegrationScreen />,
      { GetStripeIntegration: () => ({ stripeIntegration: integration }), ...responses },
      { path: initialPath, operator: { whiteLabelledCustomer: { timeZone: 'America/New_York' } } },
    );

  const findPanel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

  test('connects the selected sandbox account', async () => {
    const connected = integrationWith({ provider: 'Sandbox', mode: 'Test', state: 'UnderReview' });
    const sentVariables: unknown[] = [];
    const { user } = renderIntegration(notConnected('Sandbox'), {
      GetSandboxAccounts: () => ({
        sandboxAccounts: [
          { token: 'sandbox_ready', label: 'Takes payments at once', state: 'Ready' },
          { token: 'sandbox_under_review', label: 'Is being looked at', state: 'UnderReview' },
        ],
      }),
      ConnectStripe: (variables) => {
        sentVariables.push(variables);
        return { connectStripe: { url: null, integration: connected } };
      },
    });

    expect(await screen.findByText('Not connected')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Takes payments at once' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Use API keys' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Is being looked at' }));
    await user.click(screen.getByRole('button', { name: 'Connect account' }));

    expect(
      await screen.findByRole('region', { name: 'The sandbox is reviewing your details' }),
    ).toBeVisible();
    expect(screen.getByText('Test mode: no real charges')).toBeInTheDocument();
    expect(await screen.findByText('Sandbox account connected')).toBeInTheDocument();
    expect(sentVariables).toEqual([{ input: { sandboxAccount: 'sandbox_under_review' } }]);
    expect(visitedUrls).toEqual([]);
  });

  test('spec 2: redirects to Stripe to connect an account', async () => {
    const url = 'https://connect.stripe.com/setup/e/acct_1/abc';
    const { user } = renderIntegration(notConnected('Stripe'), {
      ConnectStripe: () => ({
        connectStripe: { url, integration: integrationWith({ state: 'Incomplete' }) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
    await findPanel('Stripe needs more details');
    expect(visitedUrls).toEqual([url]);
  });

  test.each([
    ['Incomplete', 'Stripe needs more details', 'Details incomplete', 'Continue with Stripe'],
    ['Paused', 'Stripe turned off payments and payouts', 'Restricted', 'Provide details'],
  ] as const)(
    'lists missing details and redirects to Stripe when the state is %s',
    async (state, title, badge, button) => {
      const url = 'https://connect.stripe.com/setup/e/acct_1/def';
      const integration = integrationWith({
        state,
        chargesEnabled: false,
        payoutsEnabled: false,
        requirements: [{ ...taxNumber, isPastDue: true }],
      });
      const { user } = renderIntegration(integration, {
        ConnectStripe: () => ({ connectStripe: { url, integration } }),
      });

      const account = await findPanel(title);
      expect(account.getByText(badge)).toBeInTheDocument();
      expect(account.getByRole('list', { name: 'Required information' })).toHaveTextContent(
        'Tax number of the company Overdue',
      );
      await user.click(account.getByRole('button', { name: button }));
      expect(visitedUrls).toEqual([url]);
    },
  );

  test('shows the RestrictedSoon deadline in the company’s time zone', async () => {
    renderIntegration(
      integrationWith({
        state: 'RestrictedSoon',
        requirements: [taxNumber],
        currentDeadline: '2026-12-01T03:30:00.000Z',
      }),
    );
    const account = await findPanel(/^Provide details by Nov 30, 2026, 10:30/);
    expect(account.getByRole('list', { name: /^Required by Nov 30, 2026, 10:30/ })).toBeInTheDocument();
    expect(account.getByRole('button', { name: 'Provide details' })).toBeInTheDocument();
  });

  test('offers only a status check while the account is under review', async () => {
    renderIntegration(
      integrationWith({
        state: 'UnderReview',
        chargesEnabled: false,
        payoutsEnabled: false,
        pendingVerification: [taxNumber],
        dashboardUrl: null,
      }),
    );
    const account = await findPanel('Stripe is reviewing your details');
    expect(account.getByText(/No action needed/)).toBeInTheDocument();
    expect(account.getByRole('list', { name: 'Pending verification' })).toHaveTextContent(taxNumber.label);
    expect(account.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check status']);
  });

  test('links to Stripe when payouts are paused without listed requirements', async () => {
    const { user } = renderIntegration(
      integrationWith({ state: 'Paused', chargesEnabled: true, payoutsEnabled: false, requirements: [] }),
    );
    const account = await findPanel('Stripe turned off payouts');
    expect(account.getByText(/Contact Stripe/)).toHaveTextContent('Clients can still pay');
    await user.click(account.getByRole('button', { name: 'Open Stripe' }));
    expect(visitedUrls).toEqual(['https://dashboard.stripe.com/acct_1Nv0FGQ9RKHgCVdK']);
  });

  test('shows a Ready account, its capabilities, who connected it, and the webhook status', async () => {
    renderIntegration(integrationWith({ payoutsEnabled: false }));
    expect(await screen.findByText('Live mode')).toBeInTheDocument();
    const account = await findPanel('Account details');
    const details = account
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]);
    expect(Object.fromEntries(details)).toMatchObject({
      'Account ID': 'acct_1Nv0FGQ9RKHgCVdK',
      Business: 'Northwind Ltd',
      'Statement descriptor': 'NORTHWIND',
      Country: 'Germany',
      'Default currency': 'EUR',
      Payments: 'On',
      Payouts: 'Off',
      Connected: 'Jan 5, 2026 by Ada Admin',
    });
    expect(account.getByRole('button', { name: 'Copy account ID' })).toBeInTheDocument();
    const webhookPanel = await findPanel('Stripe events');
    expect(webhookPanel.getByText('Healthy')).toBeInTheDocument();
    expect(webhookPanel.getByText(/\(invoice.paid\)/)).toBeInTheDocument();
    expect(webhookPanel.getByText('12 events, 0 failed')).toBeInTheDocument();
  });

  test('shows the number of failed webhooks and the last failure', async () => {
    const { webhooks } = integrationWith();
    renderIntegration(
      integrationWith({
        webhooks: { ...webhooks, status: 'Failing', failed: 2, lastFailure: 'Stripe could not be reached.' },
      }),
    );
    const webhookPanel = await findPanel('Stripe events');
    expect(webhookPanel.getByText('Failing')).toBeInTheDocument();
    expect(webhookPanel.getByText('12 events, 2 failed')).toBeInTheDocument();
    expect(webhookPanel.getByText('Stripe could not be reached.')).toBeInTheDocument();
  });

  test('explains how to change the state of a sandbox account, and hides the webhook panel', async () => {
    renderIntegration(
      integrationWith({
        provider: 'Sandbox',
        state: 'Incomplete',
        requirements: [taxNumber],
        dashboardUrl: null,
      }),
    );
    const account = await findPanel('The sandbox needs more details');
    expect(account.getByText(/disconnect it and connect another test account/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Stripe events' })).toBeNull();
  });

  test('shows the result of a status check, or the rate limit error', async () => {
    const rateLimitError = { code: 'RATE_LIMITED', message: 'Too many tries. Try again in a minute.' };
    const results = [
      () => integrationWith(),
      () => integrationWith({ state: 'Paused', lastSyncedAt: '2026-11-20T15:30:00.000Z' }),
      () => {
        throw rateLimitError;
      },
    ];
    const { user } = renderIntegration(integrationWith(), {
      CheckStripeIntegration: () => ({ checkStripeIntegration: results.shift()?.() }),
    });
    const checkStatus = async () => user.click(await screen.findByRole('button', { name: 'Check status' }));

    expect(await screen.findByText(/^Last checked Nov 20, 2026, 4:00/)).toBeInTheDocument();
    await checkStatus();
    expect(await screen.findByText('Status checked: no changes')).toBeInTheDocument();
    await checkStatus();
    expect(await screen.findByText('Status checked: Restricted')).toBeInTheDocument();
    expect(await screen.findByText(/^Last checked Nov 20, 2026, 10:30/)).toBeInTheDocument();
    await checkStatus();
    expect(await screen.findByText(rateLimitError.message)).toBeInTheDocument();
  });

  test.each([
    ['?returned=true', 'Ready', 'Your Stripe account is ready.'],
    ['?returned=true', 'Incomplete', 'Stripe still needs some details. Your progress is saved.'],
    ['?returned=true', 'UnderReview', 'Details submitted. Stripe is reviewing them.'],
    ['?refresh=true', 'Incomplete', 'The link to Stripe expired. Continue with a new one below.'],
  ] as const)(
    'checks the status once on return with %s, and shows a message for the state %s',
    async (query, state, message) => {
      const { requests, currentPath } = renderIntegration(
        integrationWith({ state: 'Incomplete' }),
        { CheckStripeIntegration: () => ({ checkStripeIntegration: integrationWith({ state }) }) },
        `${path}${query}`,
      );
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(currentPath()).toBe(path));
      expect(requests.filter((name) => name === 'CheckStripeIntegration')).toHaveLength(1);
    },
  );

  test('shows an error and the account panel when the check on return fails', async () => {
    renderIntegration(
      integrationWith({ state: 'Incomplete' }),
      {
        CheckStripeIntegration: () => {
          throw { code: 'UNAVAILABLE' };
        },
      },
      `${path}?returned=true`,
    );
    expect(await screen.findByText(/^Couldn’t check your Stripe account\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue with Stripe' })).toBeInTheDocument();
  });

  test('lists the effects of disconnecting and requires a typed confirmation', async () => {
    const { user, requests } = renderIntegration(integrationWith(), {
      DisconnectStripe: () => ({ disconnectStripe: notConnected('Stripe') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Northwind Ltd?' }));
    expect(dialog.getByRole('list', { name: 'Effects of disconnecting' })).toHaveTextContent(
      '3 subscriptions aren’t renewed until you connect an account again.',
    );
    await user.click(dialog.getByRole('button', { name: 'Disconnect account' }));
    expect(dialog.getByText('Enter “disconnect” to confirm.')).toBeInTheDocument();
    expect(requests).not.toContain('DisconnectStripe');

    await user.type(
      dialog.getByRole('textbox', { name: 'Type “disconnect” to confirm' }),
      'Disconnect{Enter}',
    );
    expect(await screen.findByText('Account disconnected')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Connect Stripe' })).toBeInTheDocument();
  });

  test('shows the error and keeps the dialog open when disconnecting fails', async () => {
    const { user } = renderIntegration(integrationWith({ chargedSubscriptions: 1 }), {
      DisconnectStripe: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^1 subscription isn’t renewed/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox'), 'disconnect{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The service is temporarily unavailable. Try again in a moment.',
    );
    expect(dialog.getByRole('textbox')).toHaveValue('disconnect');
  });

  test('shows the new state when a StripeIntegrationChanged event arrives', async () => {
    const { push } = renderIntegration(integrationWith({ state: 'UnderReview', chargesEnabled: false }));
    await findPanel('Stripe is reviewing your details');
    await push('StripeIntegrationChanged', { stripeIntegrationChanged: integrationWith() });
    await findPanel('You can accept payments');
  });

  test('reloads the integration on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderIntegration(integrationWith(), {
      GetStripeIntegration: () => {
        attempts += 1;
        if (attempts === 1) throw { code: 'UNAVAILABLE' };
        return { stripeIntegration: integrationWith() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await findPanel('You can accept payments');
  });
});

describe('KeysDialog', () => {
  const keysIntegration = integrationWith({
    kind: 'Keys',
    mode: 'Test',
    publishableKey: 'pk_test_1',
    secretKeyLast4: 'wxyz',
  });

  const renderIntegration = (integration: Integration, responses: ApiHandlers = {}) =>
    renderScreen(<StripeIntegrationScreen />, {
      GetStripeIntegration: () => ({ stripeIntegration: integration }),
      ...responses,
    });

  async function openDialog(button: string, user: ReturnType<typeof renderIntegration>['user']) {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      dialog,
      secretKey: dialog.getByLabelText('Secret key'),
      publishableKey: dialog.getByLabelText('Publishable key'),
    };
  }

  test('connects an account with pasted keys', async () => {
    const sentVariables: unknown[] = [];
    const { user } = renderIntegration(notConnected('Stripe'), {
      ConnectStripeWithKeys: (variables) => {
        sentVariables.push(variables);
        return { connectStripeWithKeys: keysIntegration };
      },
    });
    const { dialog, secretKey, publishableKey } = await openDialog('Use API keys', user);
    expect(secretKey).toHaveAttribute('type', 'password');
    await pasteInto(user, secretKey, ' sk_test_wxyz ');
    await pasteInto(user, publishableKey, 'pk_test_1');
    await user.click(dialog.getByRole('button', { name: 'Connect account' }));

    expect(await screen.findByText('Account connected')).toBeInTheDocument();
    expect(sentVariables).toEqual([{ input: { secretKey: 'sk_test_wxyz', publishableKey: 'pk_test_1' } }]);
    const keys = within(await screen.findByRole('region', { name: 'API keys' }));
    expect(keys.getByText('••••••••wxyz')).toBeInTheDocument();
    expect(keys.getByText('pk_test_1')).toBeInTheDocument();
  });

  test.each([
    [
      'pk_test_1',
      'pk_test_1',
      'Secret key',
      'Enter a secret key. It starts with sk_test_, sk_live_, rk_test_, or rk_live_.',
    ],
    [
      'sk_test_1',
      'nonsense',
      'Publishable key',
      'Enter a publishable key. It starts with pk_test_ or pk_live_.',
    ],
    [
      'rk_live_1',
      'pk_test_1',
      'Publishable key',
      'One key is for test mode and the other is for live mode. Enter two keys of the same mode.',
    ],
  ])(
    'shows an error for the keys %s and %s under the invalid field, without a request',
    async (secret, publishable, label, message) => {
      const { user, requests } = renderIntegration(notConnected('Stripe'));
      const { dialog, secretKey, publishableKey } = await openDialog('Use API keys', user);
      await pasteInto(user, secretKey, secret);
      await pasteInto(user, publishableKey, publishable);
      await user.click(dialog.getByRole('button', { name: 'Connect account' }));

      expect(await dialog.findByText(message)).toBeInTheDocument();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(requests).not.toContain('ConnectStripeWithKeys');
    },
  );

  test('shows Stripe’s rejection of a key and preserves the input', async () => {
    const { user } = renderIntegration(keysIntegration, {
      ConnectStripeWithKeys: () => {
        throw { code: 'BAD_USER_INPUT', fields: { secretKey: 'Stripe does not take this key.' } };
      },
    });
    const { dialog, secretKey, publishableKey } = await openDialog('Replace keys', user);
    expect(secretKey).toHaveAccessibleDescription('The current key ends in wxyz.');
    await pasteInto(user, secretKey, 'sk_test_2');
    await pasteInto(user, publishableKey, 'pk_test_2');
    await user.click(dialog.getByRole('button', { name: 'Replace keys' }));

    expect(await dialog.findByText('Stripe does not take this key.')).toBeInTheDocument();
    expect(secretKey).toHaveValue('sk_test_2');
  });
});
