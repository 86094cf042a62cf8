import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientBillingStepScreen from './ClientBillingStepScreen';
import PaymentMethodStepScreen from './PaymentMethodStepScreen';

describe('ClientBillingStepScreen', () => {
  const pending: RenderOptions = {
    path: '/onboard/company/client-billing',
    route: '/onboard/company/client-billing',
    operator: { whiteLabelledCustomer: { status: 'Pending', currency: 'EUR' } },
  };

  const growth = {
    id: 'growth',
    name: 'Growth',
    description: 'For teams that use the service every day.',
    features: ['5 users', 'Reports'],
    price: 5000,
    currency: 'EUR',
    interval: 'Month',
    trialDays: 14,
  };

  const responses = {
    GetOnboarding: () => ({ onboarding: { completedSteps: ['Details', 'Theme'], drafts: [] } }),
    GetOnboardingPlan: () => ({ clientBillingPlans: [] as object[] }),
    GetPlanTemplates: () => ({ planTemplates: [growth] }),
    SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
      saveOnboardingDraft: { completedSteps: ['Details', 'Theme'], drafts: [{ step, draft }] },
    }),
    SubmitClientBilling: () => ({ submitClientBilling: { id: 'c1', status: 'Pending' } }),
  };

  test('fills in a template, previews the plan and saves its price in minor units', async () => {
    const sent = jest.fn();
    const { user, currentPath } = renderScreen(
      <ClientBillingStepScreen />,
      {
        ...responses,
        SubmitClientBilling: ({ input }) => {
          sent(input);
          return { submitClientBilling: { id: 'c1', status: 'Pending' } };
        },
      },
      pending,
    );

    await user.click(await screen.findByRole('button', { name: /^Growth/ }));
    const price = screen.getByLabelText('Price in EUR');
    expect(price).toHaveValue('50.00');
    await user.clear(price);
    await user.type(price, '49,95');

    const card = within(screen.getByRole('region', { name: 'Client preview' }));
    expect(card.getByText('€49.95')).toBeInTheDocument();
    expect(card.getByText('Reports')).toBeInTheDocument();
    expect(card.getByText('Start 14-day free trial')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(currentPath()).toBe('/onboard/company/payment-method'));
    expect(sent).toHaveBeenCalledWith({
      name: 'Growth',
      description: 'For teams that use the service every day.',
      features: ['5 users', 'Reports'],
      price: 4995,
      interval: 'Month',
      trialDays: 14,
    });
  });

  test('rejects an invalid plan without sending it', async () => {
    const { user, requests } = renderScreen(<ClientBillingStepScreen />, responses, pending);

    await user.type(await screen.findByLabelText('Plan name'), 'ab');
    await user.type(screen.getByLabelText('Price in EUR'), '0.20');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Plan name')).toHaveAccessibleDescription('Enter at least 3 characters.'),
    );
    expect(screen.getByLabelText('Price in EUR')).toHaveAccessibleDescription(
      'Enter 0, or a price between €0.50 and €999,999.99.',
    );
    expect(requests).not.toContain('SubmitClientBilling');
  });

  test('shows server errors at their fields and keeps the entered values', async () => {
    const { user } = renderScreen(
      <ClientBillingStepScreen />,
      {
        ...responses,
        SubmitClientBilling: () => {
          throw {
            code: 'BAD_USER_INPUT',
            fields: { name: 'Another plan has this name.', 'features.1': 'Say more.' },
          };
        },
      },
      pending,
    );

    await user.click(await screen.findByRole('button', { name: /^Growth/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Plan name')).toHaveAccessibleDescription('Another plan has this name.'),
    );
    expect(screen.getByLabelText(/^Features/)).toHaveAccessibleDescription('Say more.');
    expect(screen.getByLabelText(/^Features/)).toHaveValue('5 users\nReports');
  });

  test('shows the saved plan when the operator returns to the step', async () => {
    renderScreen(
      <ClientBillingStepScreen />,
      {
        ...responses,
        GetOnboardingPlan: () => ({ clientBillingPlans: [{ ...growth, name: 'Club', price: 1234 }] }),
      },
      pending,
    );

    expect(await screen.findByLabelText('Plan name')).toHaveValue('Club');
    expect(screen.getByLabelText('Price in EUR')).toHaveValue('12.34');
  });
});

describe('PaymentMethodStepScreen', () => {
  const pending: RenderOptions = {
    path: '/onboard/company/payment-method',
    route: '/onboard/company/payment-method',
    operator: { whiteLabelledCustomer: { status: 'Pending' } },
  };

  const sandboxCards = [
    { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' },
    { token: 'sandbox_declined', label: 'Is declined', brand: 'Visa', last4: '0002' },
  ];

  const responses = {
    GetOnboarding: () => ({
      onboarding: { completedSteps: ['Details', 'Theme', 'ClientBilling'], drafts: [] },
    }),
    GetTestCards: () => ({ sandboxCards }),
    GetOnboardingFee: () => ({
      platformFee: { amount: 4900, currency: 'USD', nextChargeAt: '2026-12-21T10:00:00.000Z' },
    }),
    StartBillingCardSetup: () => ({
      startBillingCardSetup: {
        provider: 'Sandbox',
        clientSecret: null,
        publishableKey: null,
        accountReference: null,
      },
    }),
    SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
      saveOnboardingDraft: { completedSteps: [], drafts: [{ step, draft }] },
    }),
  };

  const submitResponse = { submitPaymentMethod: { id: 'c1', status: 'Active' } };

  test('adds a card and shows the amount and date of the first charge', async () => {
    const sent = jest.fn();
    const { user } = renderScreen(
      <PaymentMethodStepScreen />,
      {
        ...responses,
        SubmitPaymentMethod: (variables) => {
          sent(variables);
          return submitResponse;
        },
      },
      pending,
    );

    expect(
      await screen.findByText(
        /Livery costs \$49\.00 per month\. Your first charge is on Dec 21, 2026; nothing is charged today\./,
      ),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /Pays every time/ }));
    await user.click(screen.getByRole('button', { name: 'Add card and finish' }));

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        input: { token: 'sandbox_pays', holderName: 'Ada Northwind' },
        idempotencyKey: expect.any(String),
      }),
    );
  });

  test('shows a decline and allows another card', async () => {
    const { user } = renderScreen(
      <PaymentMethodStepScreen />,
      {
        ...responses,
        SubmitPaymentMethod: () => {
          throw { code: 'BAD_USER_INPUT', fields: { token: 'The bank declined this card.' } };
        },
      },
      pending,
    );

    await user.click(await screen.findByRole('radio', { name: /Is declined/ }));
    await user.click(screen.getByRole('button', { name: 'Add card and finish' }));

    expect(await screen.findByText('The bank declined this card.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Pays every time/ }));
    expect(screen.getByRole('button', { name: 'Add card and finish' })).toBeEnabled();
  });

  test('explains that going live requires a card, and submits without one', async () => {
    const sent = jest.fn();
    const { user } = renderScreen(
      <PaymentMethodStepScreen />,
      {
        ...responses,
        SubmitPaymentMethod: (variables) => {
          sent(variables);
          return submitResponse;
        },
      },
      pending,
    );

    expect(await screen.findByText(/You need a card to go live/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ input: { skip: true }, idempotencyKey: expect.any(String) }),
    );
  });

  test('requires a card before sending the form', async () => {
    const { user, requests } = renderScreen(<PaymentMethodStepScreen />, responses, pending);

    await screen.findByRole('radio', { name: /Pays every time/ });
    await user.click(screen.getByRole('button', { name: 'Add card and finish' }));

    expect(await screen.findByText('Choose a card.')).toBeInTheDocument();
    expect(requests).not.toContain('SubmitPaymentMethod');
  });

  test('shows that Livery is free when the fee is 0', async () => {
    renderScreen(
      <PaymentMethodStepScreen />,
      {
        ...responses,
        GetOnboardingFee: () => ({ platformFee: { amount: 0, currency: 'USD', nextChargeAt: null } }),
      },
      pending,
    );

    expect(await screen.findByText(/Livery is currently free/)).toBeInTheDocument();
  });

  test('can be skipped when the card form fails to load, and reloads the form on Try again', async () => {
    let isFailing = true;
    const { user } = renderScreen(
      <PaymentMethodStepScreen />,
      {
        ...responses,
        StartBillingCardSetup: () => {
          if (isFailing) throw { code: 'UNAVAILABLE' };
          return responses.StartBillingCardSetup();
        },
      },
      pending,
    );

    await screen.findByText('Couldn’t load this');
    expect(screen.getByRole('button', { name: 'Skip for now' })).toBeEnabled();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Pays every time/ })).toBeInTheDocument();
  });
});
