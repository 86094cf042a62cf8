import { browserTimeZone } from '@/lib/browserTimeZone';
import { pasteInto } from '@/testing/pasteInto';
import { passTime } from '@/testing/passTime';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import CompanyDetailsScreen from './CompanyDetailsScreen';
import CompanyThemeScreen from './CompanyThemeScreen';

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

describe('CompanyThemeScreen', () => {
  const pending: RenderOptions = {
    path: '/onboard/company/theme',
    route: '/onboard/company/theme',
    operator: { whiteLabelledCustomer: { status: 'Pending' } },
  };

  const answers = {
    GetOnboarding: () => ({ onboarding: { completedSteps: ['Details'], drafts: [] } }),
    GetThemeSetup: () => ({ themeSetup: null }),
    SaveOnboardingDraft: ({ step, draft }: Readonly<Record<string, unknown>>) => ({
      saveOnboardingDraft: { completedSteps: ['Details'], drafts: [{ step, draft }] },
    }),
    SubmitCompanyTheme: () => ({ submitCompanyTheme: { id: 'c1', status: 'Pending' } }),
    'POST /theme-setups/square-logo/upload': () => ({ version: '1', width: 200, height: 200 }),
    'POST /theme-setups/full-logo/upload': () => ({ version: '1', width: 400, height: 100 }),
  };

  const png = (name: string) => new File(['png'], name, { type: 'image/png' });

  test('uploads both logos, shows them, and goes on to client billing', async () => {
    const sent = jest.fn();
    const { user, asked, place } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...answers,
        SubmitCompanyTheme: ({ input }) => {
          sent(input);
          return { submitCompanyTheme: { id: 'c1', status: 'Pending' } };
        },
      },
      pending,
    );

    await user.upload(await screen.findByLabelText('Square logo'), png('square.png'));
    expect(await screen.findByRole('img', { name: 'Your square logo' })).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Full logo'), png('full.png'));
    expect(await screen.findByRole('img', { name: 'Your full logo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ocean' }));
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));

    await waitFor(() => expect(place()).toBe('/onboard/company/client-billing'));
    expect(asked).toEqual(
      expect.arrayContaining([
        'POST /theme-setups/square-logo/upload',
        'POST /theme-setups/full-logo/upload',
      ]),
    );
    expect(sent).toHaveBeenCalledWith({ title: 'Northwind', colour: '#0b6796' });
  });

  test('a logo that the server refuses says why under itself', async () => {
    const { user } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...answers,
        'POST /theme-setups/square-logo/upload': () => {
          throw { code: 'BAD_USER_INPUT', fields: { file: 'This image is 400 by 100 pixels, not square.' } };
        },
      },
      pending,
    );

    await user.upload(await screen.findByLabelText('Square logo'), png('square.png'));

    expect(await screen.findByText('This image is 400 by 100 pixels, not square.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Your square logo' })).not.toBeInTheDocument();
  });

  test('saving waits for a logo that is still on its way', async () => {
    let arrive = () => {};
    const { user, asked, place } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...answers,
        'POST /theme-setups/square-logo/upload': async () => {
          await new Promise<void>((resolve) => (arrive = resolve));
          return { version: '1', width: 200, height: 200 };
        },
      },
      pending,
    );

    await user.upload(await screen.findByLabelText('Square logo'), png('square.png'));
    await user.upload(screen.getByLabelText('Full logo'), png('full.png'));
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByRole('img', { name: 'Your full logo' })).toBeInTheDocument();
    expect(asked).not.toContain('SubmitCompanyTheme');
    arrive();

    await waitFor(() => expect(place()).toBe('/onboard/company/client-billing'));
    expect(asked.filter((name) => name === 'SubmitCompanyTheme')).toHaveLength(1);
  });

  test('missing logos are named under their places, and the title stays', async () => {
    const { user, place } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...answers,
        SubmitCompanyTheme: () => {
          throw {
            code: 'BAD_USER_INPUT',
            fields: { squareLogo: 'Upload a square logo.', fullLogo: 'Upload a full logo.' },
          };
        },
      },
      pending,
    );

    await pasteInto(user, await screen.findByLabelText('Name that clients read'), ' Club');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));

    expect(await screen.findByText('Upload a square logo.')).toBeInTheDocument();
    expect(screen.getByText('Upload a full logo.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name that clients read')).toHaveValue('Northwind Club');
    expect(place()).toBe('/onboard/company/theme');
  });

  test('shows a logo that was uploaded before the theme was first saved, and asks for none that was not', async () => {
    const fullLogoUrl = '/theme-setups/full-logo?version=1';
    const { asked } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...answers,
        GetOnboarding: () => ({
          onboarding: { completedSteps: ['Details'], drafts: [], squareLogoUrl: null, fullLogoUrl },
        }),
      },
      pending,
    );

    expect(await screen.findByRole('img', { name: 'Your full logo' })).toHaveAttribute(
      'src',
      expect.stringContaining(fullLogoUrl),
    );
    expect(screen.queryByRole('img', { name: 'Your square logo' })).toBeNull();
    expect(asked.filter((call) => call.startsWith('GET /theme-setups'))).toEqual([]);
  });

  test('a pale colour is told apart and mended with one click', async () => {
    const { user } = renderScreen(<CompanyThemeScreen />, answers, pending);
    const code = await screen.findByRole('textbox', { name: 'Colour' });

    await user.clear(code);
    await pasteInto(user, code, '#ffee55');
    expect(screen.getByText(/^On white: .* too little for buttons \(3:1\) and texts/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Use #/ }));

    expect(screen.getByText(/^On white: good contrast/)).toBeInTheDocument();
    expect(code).not.toHaveValue('#ffee55');
  });

  test('a short code is completed, and one that is no colour is refused', async () => {
    const { user } = renderScreen(<CompanyThemeScreen />, answers, pending);
    const code = await screen.findByRole('textbox', { name: 'Colour' });

    await user.clear(code);
    await user.type(code, '06c');
    await user.tab();
    expect(code).toHaveValue('#0066cc');

    await user.clear(code);
    await pasteInto(user, code, 'blue');
    await user.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/six digits or letters/));
  });

  test('can’t be taken before the details', async () => {
    renderScreen(
      <CompanyThemeScreen />,
      { ...answers, GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }) },
      pending,
    );

    expect(await screen.findByText(/First finish/)).toHaveTextContent('First finish Company details');
    expect(screen.queryByRole('button', { name: 'Save and go on' })).not.toBeInTheDocument();
  });

  beforeAll(() => {
    let count = 0;
    URL.createObjectURL = () => `blob:test/${(count += 1)}`;
    URL.revokeObjectURL = () => {};
  });
});
