import { pasteInto } from '@/testing/pasteInto';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import CompanyThemeScreen from './CompanyThemeScreen';

describe('CompanyThemeScreen', () => {
  const pending: RenderOptions = {
    path: '/onboard/company/theme',
    route: '/onboard/company/theme',
    operator: { whiteLabelledCustomer: { status: 'Pending' } },
  };

  const responses = {
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

  test('uploads and shows both logos and continues to client billing', async () => {
    const sent = jest.fn();
    const { user, requests, currentPath } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...responses,
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
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    await waitFor(() => expect(currentPath()).toBe('/onboard/company/client-billing'));
    expect(requests).toEqual(
      expect.arrayContaining([
        'POST /theme-setups/square-logo/upload',
        'POST /theme-setups/full-logo/upload',
      ]),
    );
    expect(sent).toHaveBeenCalledWith({ title: 'Northwind', colour: '#0b6796' });
  });

  test('shows why a logo was rejected', async () => {
    const { user } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...responses,
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

  test('waits for a pending logo upload before saving', async () => {
    let finishUpload = () => {};
    const { user, requests, currentPath } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...responses,
        'POST /theme-setups/square-logo/upload': async () => {
          await new Promise<void>((resolve) => (finishUpload = resolve));
          return { version: '1', width: 200, height: 200 };
        },
      },
      pending,
    );

    await user.upload(await screen.findByLabelText('Square logo'), png('square.png'));
    await user.upload(screen.getByLabelText('Full logo'), png('full.png'));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('img', { name: 'Your full logo' })).toBeInTheDocument();
    expect(requests).not.toContain('SubmitCompanyTheme');
    finishUpload();

    await waitFor(() => expect(currentPath()).toBe('/onboard/company/client-billing'));
    expect(requests.filter((name) => name === 'SubmitCompanyTheme')).toHaveLength(1);
  });

  test('shows missing logos at their fields and keeps the public name', async () => {
    const { user, currentPath } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...responses,
        SubmitCompanyTheme: () => {
          throw {
            code: 'BAD_USER_INPUT',
            fields: { squareLogo: 'Upload a square logo.', fullLogo: 'Upload a full logo.' },
          };
        },
      },
      pending,
    );

    await pasteInto(user, await screen.findByLabelText('Public name'), ' Club');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText('Upload a square logo.')).toBeInTheDocument();
    expect(screen.getByText('Upload a full logo.')).toBeInTheDocument();
    expect(screen.getByLabelText('Public name')).toHaveValue('Northwind Club');
    expect(currentPath()).toBe('/onboard/company/theme');
  });

  test('shows a logo uploaded before the first save and requests no missing logo', async () => {
    const fullLogoUrl = '/theme-setups/full-logo?version=1';
    const { requests } = renderScreen(
      <CompanyThemeScreen />,
      {
        ...responses,
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
    expect(requests.filter((call) => call.startsWith('GET /theme-setups'))).toEqual([]);
  });

  test('warns about a color with low contrast and replaces it with one click', async () => {
    const { user } = renderScreen(<CompanyThemeScreen />, responses, pending);
    const code = await screen.findByRole('textbox', { name: 'Color' });

    await user.clear(code);
    await pasteInto(user, code, '#ffee55');
    expect(
      screen.getByText(/^Contrast on white: .* Too low for buttons \(3:1\) and text/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Use #/ }));

    expect(screen.getByText(/^Contrast on white: .* Good contrast/)).toBeInTheDocument();
    expect(code).not.toHaveValue('#ffee55');
  });

  test('expands a three-digit color code and rejects an invalid one', async () => {
    const { user } = renderScreen(<CompanyThemeScreen />, responses, pending);
    const code = await screen.findByRole('textbox', { name: 'Color' });

    await user.clear(code);
    await user.type(code, '06c');
    await user.tab();
    expect(code).toHaveValue('#0066cc');

    await user.clear(code);
    await pasteInto(user, code, 'blue');
    await user.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Enter a hex color/));
  });

  test('requires the details step first', async () => {
    renderScreen(
      <CompanyThemeScreen />,
      { ...responses, GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }) },
      pending,
    );

    expect(await screen.findByText(/^Complete/)).toHaveTextContent('Complete Company details first.');
    expect(screen.queryByRole('button', { name: 'Save and continue' })).not.toBeInTheDocument();
  });

  beforeAll(() => {
    let count = 0;
    URL.createObjectURL = () => `blob:test/${(count += 1)}`;
    URL.revokeObjectURL = () => {};
  });
});
