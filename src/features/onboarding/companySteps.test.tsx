import { browserTimeZone } from '@/lib/localeSettings';
import { passTime } from '@/testing/passTime';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import CompanyDetailsScreen from './CompanyDetailsScreen';

describe('CompanyDetailsScreen', () => {
  const pending: RenderOptions = {
    path: '/onboard/company/details',
    route: '/onboard/company/details',
    operator: {
      whiteLabelledCustomer: { status: 'Pending', country: null, currency: 'USD', timeZone: 'UTC' },
    },
  };

  const countries = [
    { code: 'DE', name: 'Germany', currency: 'EUR' },
    { code: 'JP', name: 'Japan', currency: 'JPY' },
  ];

  const onboarding = { completedSteps: [] as string[], drafts: [] as object[] };

  const responses = {
    GetOnboarding: () => ({ onboarding }),
    GetCompanyCountries: () => ({ countries }),
    SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
      saveOnboardingDraft: { completedSteps: [], drafts: [{ step, draft }] },
    }),
    SubmitCompanyDetails: () => ({ submitCompanyDetails: { id: 'c1', status: 'Pending' } }),
    GetCurrentOperator: () => ({ currentOperator: null }),
  };

  test('sets the currency from the country and the time zone from the browser', async () => {
    const { user } = renderScreen(<CompanyDetailsScreen />, responses, pending);

    await user.selectOptions(await screen.findByLabelText('Country'), 'Japan');

    expect(screen.getByLabelText('Currency')).toHaveValue('JPY');
    expect(screen.getByLabelText('Time zone')).toHaveValue(browserTimeZone());
  });

  test('keeps a manually chosen currency when the country changes', async () => {
    const { user } = renderScreen(<CompanyDetailsScreen />, responses, pending);

    await user.selectOptions(await screen.findByLabelText('Currency'), 'EUR');
    await user.selectOptions(screen.getByLabelText('Country'), 'Japan');

    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });

  test('saves the details and continues to colors and logos', async () => {
    const sent = jest.fn();
    const { user, currentPath } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...responses,
        SubmitCompanyDetails: ({ input }) => {
          sent(input);
          return { submitCompanyDetails: { id: 'c1', status: 'Pending' } };
        },
      },
      pending,
    );

    await user.selectOptions(await screen.findByLabelText('Country'), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() => expect(currentPath()).toBe('/onboard/company/theme'));
    expect(sent).toHaveBeenCalledWith({
      name: 'Northwind',
      email: 'office@northwind.test',
      phone: null,
      country: 'DE',
      currency: 'EUR',
      timeZone: browserTimeZone(),
      website: null,
    });
  });

  test('shows a server error at its field and keeps the entered value', async () => {
    const { user, currentPath } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...responses,
        SubmitCompanyDetails: () => {
          throw { code: 'BAD_USER_INPUT', fields: { phone: 'This is no phone number in Germany.' } };
        },
      },
      pending,
    );

    await user.type(await screen.findByLabelText(/Phone/), '030 123456');
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() =>
      expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(
        'This is no phone number in Germany.',
      ),
    );
    expect(screen.getByLabelText(/Phone/)).toHaveValue('030 123456');
    expect(currentPath()).toBe('/onboard/company/details');
  });

  test('saves the draft once after typing stops', async () => {
    const saved = jest.fn();
    const { user } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...responses,
        SaveOnboardingDraft: ({ step, draft }) => {
          saved(step, (draft as { website: string }).website);
          return { saveOnboardingDraft: { completedSteps: [], drafts: [{ step, draft }] } };
        },
      },
      pending,
    );

    await user.type(await screen.findByLabelText(/Website/), 'northwind.test');

    await waitFor(() => expect(saved).toHaveBeenCalledWith('Details', 'northwind.test'));
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('saves the draft when the operator leaves before the debounce ends', async () => {
    const { user, requests, unmount } = renderScreen(<CompanyDetailsScreen />, responses, pending);

    await user.type(await screen.findByLabelText(/Website/), 'n');
    unmount();

    await waitFor(() => expect(requests).toContain('SaveOnboardingDraft'));
  });

  test('saves no draft after the step was submitted', async () => {
    const { user, requests, currentPath } = renderScreen(<CompanyDetailsScreen />, responses, pending);

    const country = await screen.findByLabelText('Country');
    jest.useFakeTimers();
    await user.selectOptions(country, 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(currentPath()).toBe('/onboard/company/theme'));
    await passTime(5000);

    expect(requests).not.toContain('SaveOnboardingDraft');
  });

  test('restores the draft that is stored on the server', async () => {
    const draft = { name: 'Northwind Trading', website: 'northwind.test', country: 'JP', currency: 'JPY' };
    renderScreen(
      <CompanyDetailsScreen />,
      {
        ...responses,
        GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [{ step: 'Details', draft }] } }),
      },
      pending,
    );

    expect(await screen.findByLabelText('Company name')).toHaveValue('Northwind Trading');
    expect(screen.getByLabelText(/Website/)).toHaveValue('northwind.test');
    expect(screen.getByLabelText('Country')).toHaveValue('JP');
  });

  test('spec 2: lists the steps: details, colors and logos, client billing, and payment method', async () => {
    renderScreen(
      <CompanyDetailsScreen />,
      { ...responses, GetOnboarding: () => ({ onboarding: { completedSteps: ['Details'], drafts: [] } }) },
      pending,
    );

    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect([...steps.children].map((item) => item.textContent)).toEqual([
      expect.stringContaining('Company details'),
      expect.stringContaining('Colors and logos'),
      expect.stringContaining('Client billing'),
      expect.stringContaining('Payment method'),
    ]);
    expect(screen.getAllByRole('link', { name: 'Colors and logos' })[0]).toHaveAttribute(
      'href',
      '/onboard/company/theme',
    );
  });
});
