import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientBillingStepScreen from './ClientBillingStepScreen';

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

const answers = {
  GetOnboarding: () => ({ onboarding: { completedSteps: ['Details', 'Theme'], drafts: [] } }),
  GetFirstPlan: () => ({ clientBillingPlans: [] as object[] }),
  GetPlanTemplates: () => ({ planTemplates: [growth] }),
  SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
    saveOnboardingDraft: { completedSteps: ['Details', 'Theme'], drafts: [{ step, draft }] },
  }),
  SubmitClientBilling: () => ({ submitClientBilling: { id: 'c1', status: 'Pending' } }),
};

test('starts from a template, shows it as clients will, and saves it in minor units', async () => {
  const sent = jest.fn();
  const { user, place } = renderScreen(
    <ClientBillingStepScreen />,
    {
      ...answers,
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

  const card = within(screen.getByRole('region', { name: 'How clients will see it' }));
  expect(card.getByText('€49.95')).toBeInTheDocument();
  expect(card.getByText('Reports')).toBeInTheDocument();
  expect(card.getByText('Try 14 days for free')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(place()).toBe('/onboard/company/payment-method'));
  expect(sent).toHaveBeenCalledWith({
    name: 'Growth',
    description: 'For teams that use the service every day.',
    features: ['5 users', 'Reports'],
    price: 4995,
    interval: 'Month',
    trialDays: 14,
  });
});

test('says what is wrong with a plan before the server is asked', async () => {
  const { user, asked } = renderScreen(<ClientBillingStepScreen />, answers, pending);

  await user.type(await screen.findByLabelText('Plan name'), 'ab');
  await user.type(screen.getByLabelText('Price in EUR'), '0.20');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Plan name')).toHaveAccessibleDescription('Use at least 3 characters.'),
  );
  expect(screen.getByLabelText('Price in EUR')).toHaveAccessibleDescription(
    'Enter 0, or from €0.50 to €999,999.99.',
  );
  expect(asked).not.toContain('SubmitClientBilling');
});

test('what the server refuses stands under its input, and nothing typed is lost', async () => {
  const { user } = renderScreen(
    <ClientBillingStepScreen />,
    {
      ...answers,
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
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Plan name')).toHaveAccessibleDescription('Another plan has this name.'),
  );
  expect(screen.getByLabelText(/What is included/)).toHaveAccessibleDescription('Say more.');
  expect(screen.getByLabelText(/What is included/)).toHaveValue('5 users\nReports');
});

test('going back to the step shows the plan that was saved', async () => {
  renderScreen(
    <ClientBillingStepScreen />,
    { ...answers, GetFirstPlan: () => ({ clientBillingPlans: [{ ...growth, name: 'Club', price: 1234 }] }) },
    pending,
  );

  expect(await screen.findByLabelText('Plan name')).toHaveValue('Club');
  expect(screen.getByLabelText('Price in EUR')).toHaveValue('12.34');
});
