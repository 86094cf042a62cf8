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
  SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
    saveOnboardingDraft: { completedSteps: [], drafts: [{ step, draft }] },
  }),
};

const taken = { submitPaymentMethod: { id: 'c1', status: 'Active' } };

test('adds a card, and says that nothing is charged now', async () => {
  const sent = jest.fn();
  const { user } = renderScreen(
    <PaymentMethodStepScreen />,
    {
      ...answers,
      SubmitPaymentMethod: ({ input }) => {
        sent(input);
        return taken;
      },
    },
    pending,
  );

  expect(await screen.findByText(/Nothing is charged now/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Pays every time/ }));
  await user.click(screen.getByRole('button', { name: 'Add the card and finish' }));

  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ token: 'sandbox_pays', holderName: 'Ada Northwind' }),
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
      SubmitPaymentMethod: ({ input }) => {
        sent(input);
        return taken;
      },
    },
    pending,
  );

  expect(await screen.findByText(/the go-live checklist keeps this step open/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip for now and finish' }));

  await waitFor(() => expect(sent).toHaveBeenCalledWith({ skip: true }));
});

test('asks for a card before the server is asked', async () => {
  const { user, asked } = renderScreen(<PaymentMethodStepScreen />, answers, pending);

  await user.click(await screen.findByRole('button', { name: 'Add the card and finish' }));

  expect(await screen.findByText('Choose a card, or skip this step.')).toBeInTheDocument();
  expect(asked).not.toContain('SubmitPaymentMethod');
});

test('without test cards it can only be skipped', async () => {
  renderScreen(
    <PaymentMethodStepScreen />,
    { ...answers, GetSandboxCards: () => ({ sandboxCards: [] }) },
    pending,
  );

  expect(await screen.findByRole('button', { name: 'Skip for now and finish' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
