import { browserTimeZone } from '@/lib/browserTimeZone';
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

  const answers = {
    GetOnboarding: () => ({ onboarding }),
    GetCompanyCountries: () => ({ countries }),
    SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
      saveOnboardingDraft: { completedSteps: [], drafts: [{ step, draft }] },
    }),
    SubmitCompanyDetails: () => ({ submitCompanyDetails: { id: 'c1', status: 'Pending' } }),
    GetCurrentOperator: () => ({ currentOperator: null }),
  };

  test('a country sets the currency, and the browser the time zone', async () => {
    const { user } = renderScreen(<CompanyDetailsScreen />, answers, pending);

    await user.selectOptions(await screen.findByLabelText('Country'), 'Japan');

    expect(screen.getByLabelText('Currency')).toHaveValue('JPY');
    expect(screen.getByLabelText('Time zone')).toHaveValue(browserTimeZone());
  });

  test('a currency chosen by hand stays when the country changes', async () => {
    const { user } = renderScreen(<CompanyDetailsScreen />, answers, pending);

    await user.selectOptions(await screen.findByLabelText('Currency'), 'EUR');
    await user.selectOptions(screen.getByLabelText('Country'), 'Japan');

    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });

  test('saves the details and goes on to colours and logos', async () => {
    const sent = jest.fn();
    const { user, place } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...answers,
        SubmitCompanyDetails: ({ input }) => {
          sent(input);
          return { submitCompanyDetails: { id: 'c1', status: 'Pending' } };
        },
      },
      pending,
    );

    await user.selectOptions(await screen.findByLabelText('Country'), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));

    await waitFor(() => expect(place()).toBe('/onboard/company/theme'));
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

  test('what the server refuses stands under its input, and nothing typed is lost', async () => {
    const { user, place } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...answers,
        SubmitCompanyDetails: () => {
          throw { code: 'BAD_USER_INPUT', fields: { phone: 'This is no phone number in Germany.' } };
        },
      },
      pending,
    );

    await user.type(await screen.findByLabelText(/Phone/), '12');
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));

    await waitFor(() =>
      expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(
        'This is no phone number in Germany.',
      ),
    );
    expect(screen.getByLabelText(/Phone/)).toHaveValue('12');
    expect(place()).toBe('/onboard/company/details');
  });

  test('keeps what is typed a moment after the last key', async () => {
    const saved = jest.fn();
    const { user } = renderScreen(
      <CompanyDetailsScreen />,
      {
        ...answers,
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

  test('keeps what is typed when the step is left before that moment', async () => {
    const { user, asked, unmount } = renderScreen(<CompanyDetailsScreen />, answers, pending);

    await user.type(await screen.findByLabelText(/Website/), 'n');
    unmount();

    await waitFor(() => expect(asked).toContain('SaveOnboardingDraft'));
  });

  test('sends no draft after the step itself', async () => {
    const { user, asked, place } = renderScreen(<CompanyDetailsScreen />, answers, pending);

    const country = await screen.findByLabelText('Country');
    jest.useFakeTimers();
    await user.selectOptions(country, 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(place()).toBe('/onboard/company/theme'));
    await passTime(5000);

    expect(asked).not.toContain('SaveOnboardingDraft');
  });

  test('goes on from what was typed on another device', async () => {
    const draft = { name: 'Northwind Trading', website: 'northwind.test', country: 'JP', currency: 'JPY' };
    renderScreen(
      <CompanyDetailsScreen />,
      {
        ...answers,
        GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [{ step: 'Details', draft }] } }),
      },
      pending,
    );

    expect(await screen.findByLabelText('Company name')).toHaveValue('Northwind Trading');
    expect(screen.getByLabelText(/Website/)).toHaveValue('northwind.test');
    expect(screen.getByLabelText('Country')).toHaveValue('JP');
  });

  test('spec 2: the steps are details, colours and logos, client billing, payment method', async () => {
    renderScreen(
      <CompanyDetailsScreen />,
      { ...answers, GetOnboarding: () => ({ onboarding: { completedSteps: ['Details'], drafts: [] } }) },
      pending,
    );

    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect([...steps.children].map((item) => item.textContent)).toEqual([
      expect.stringContaining('Company details'),
      expect.stringContaining('Colours and logos'),
      expect.stringContaining('Client billing'),
      expect.stringContaining('Payment method'),
    ]);
    expect(screen.getAllByRole('link', { name: 'Colours and logos' })[0]).toHaveAttribute(
      'href',
      '/onboard/company/theme',
    );
  });
});
