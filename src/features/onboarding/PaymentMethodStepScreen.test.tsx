import { screen, waitFor } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import PaymentMethodStepScreen from './PaymentMethodStepScreen';

const pending: RenderOptions = {
  path: '/onboard/company/payment-method',
  route: '/onboard/company/payment-method',
  operator: { whiteLabelledCustomer: { status: 'Pending' } },
};

const sandboxCards = [
  { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' },
  { token: 'sandbox_declined', label: 'Is declined', brand: 'Visa', last4: '0002' },
];

const answers = {
  GetOnboarding: () => ({
    onboarding: { completedSteps: ['Details', 'Theme', 'ClientBilling'], drafts: [] },
  }),
  GetSandboxCards: () => ({ sandboxCards }),
  GetFirstFee: () => ({
    platformFee: { amount: 4900, currency: 'USD', nextChargeAt: '2026-12-21T10:00:00.000Z' },
  }),
  StartCompanyCardSetup: () => ({
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

const taken = { submitPaymentMethod: { id: 'c1', status: 'Active' } };

test('adds a card, and says how much is charged first, and when', async () => {
  const sent = jest.fn();
  const { user } = renderScreen(
    <PaymentMethodStepScreen />,
    {
      ...answers,
      SubmitPaymentMethod: (variables) => {
        sent(variables);
        return taken;
      },
    },
    pending,
  );

  expect(
    await screen.findByText(/Nothing is charged now\. .*\$49\.00 is charged first on Dec 21, 2026/),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: /Pays every time/ }));
  await user.click(screen.getByRole('button', { name: 'Add the card and finish' }));

  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      input: { token: 'sandbox_pays', holderName: 'Ada Northwind' },
      idempotencyKey: expect.any(String),
    }),
  );
});

test('a declined card says so under the cards, and another can be chosen', async () => {
  const { user } = renderScreen(
    <PaymentMethodStepScreen />,
    {
      ...answers,
      SubmitPaymentMethod: () => {
        throw { code: 'BAD_USER_INPUT', fields: { token: 'The bank declined this card.' } };
      },
    },
    pending,
  );

  await user.click(await screen.findByRole('radio', { name: /Is declined/ }));
  await user.click(screen.getByRole('button', { name: 'Add the card and finish' }));

  expect(await screen.findByText('The bank declined this card.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Pays every time/ }));
  expect(screen.getByRole('button', { name: 'Add the card and finish' })).toBeEnabled();
});

test('can be skipped, and says what stays open then', async () => {
  const sent = jest.fn();
  const { user } = renderScreen(
    <PaymentMethodStepScreen />,
    {
      ...answers,
      SubmitPaymentMethod: (variables) => {
        sent(variables);
        return taken;
      },
    },
    pending,
  );

  expect(await screen.findByText(/the go-live checklist keeps this step open/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip for now and finish' }));

  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ input: { skip: true }, idempotencyKey: expect.any(String) }),
  );
});

test('asks for a card before the server is asked', async () => {
  const { user, asked } = renderScreen(<PaymentMethodStepScreen />, answers, pending);

  await screen.findByRole('radio', { name: /Pays every time/ });
  await user.click(screen.getByRole('button', { name: 'Add the card and finish' }));

  expect(await screen.findByText('Choose a card.')).toBeInTheDocument();
  expect(asked).not.toContain('SubmitPaymentMethod');
});

test('where Livery costs nothing it says so', async () => {
  renderScreen(
    <PaymentMethodStepScreen />,
    { ...answers, GetFirstFee: () => ({ platformFee: { amount: 0, currency: 'USD', nextChargeAt: null } }) },
    pending,
  );

  expect(await screen.findByText(/Livery costs nothing at the moment/)).toBeInTheDocument();
});

test('can be skipped while the card form can not be loaded, which can be tried again', async () => {
  let isAway = true;
  const { user } = renderScreen(
    <PaymentMethodStepScreen />,
    {
      ...answers,
      StartCompanyCardSetup: () => {
        if (isAway) throw { code: 'UNAVAILABLE' };
        return answers.StartCompanyCardSetup();
      },
    },
    pending,
  );

  await screen.findByText('This could not be loaded');
  expect(screen.getByRole('button', { name: 'Skip for now and finish' })).toBeEnabled();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Pays every time/ })).toBeInTheDocument();
});
