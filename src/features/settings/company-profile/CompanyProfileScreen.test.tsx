import { operatorWith } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyProfileScreen from './CompanyProfileScreen';
import { RequireTwoFactorPanel } from './two-factor/RequireTwoFactorPanel';

describe('CompanyProfileScreen', () => {
  const profile = {
    name: 'Northwind',
    legalName: null,
    email: 'office@northwind.test',
    phone: null,
    website: null,
    addressLine1: null,
    addressLine2: null,
    city: 'Lisboa',
    state: null,
    postalCode: null,
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    taxId: null,
    defaultLanguage: 'en',
    portalLanguages: ['en'],
    contentLanguage: 'en',
    locks: [
      { field: 'currency', reason: 'Clients have paid in EUR, so it stays the currency of your company.' },
    ],
    clientVisibleFields: [
      { field: 'name', locations: ['ClientDashboard', 'Receipts', 'Emails'] },
      { field: 'taxId', locations: ['Receipts'] },
    ],
    lockVersion: 3,
  };

  const archive = {
    id: 'a1',
    status: 'Running',
    fileName: 'Northwind archive 2026-01-31.zip',
    rowsWritten: 50,
    estimatedRows: 200,
    kilobytes: 12,
    failure: null as string | null,
    createdByName: 'Ada',
    createdAt: '2026-01-31T10:00:00.000Z',
    expiresAt: null as string | null,
  };

  const closedCompany = {
    ...operatorWith({}).whiteLabelledCustomer,
    status: 'Cancelled' as const,
    closedAt: '2026-01-31T10:00:00.000Z',
    reopenableUntil: '2026-05-01T10:00:00.000Z',
  };

  const defaultResponses = {
    GetCompanyProfile: () => ({ companyProfile: profile }),
    GetProfileCountries: () => ({
      countries: [
        { code: 'PT', name: 'Portugal', currency: 'EUR' },
        { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
      ],
    }),
    GetCompanyExports: () => ({ companyExports: [] as (typeof archive)[] }),
    GetCompanyStatusRules: () => ({
      companyStatusRules: [
        { status: 'Active', allows: ['ViewStatus', 'Read', 'Change', 'Export', 'Pay'] },
        { status: 'Cancelled', allows: ['ViewStatus', 'Read', 'Export', 'Pay', 'Reopen'] },
      ],
    }),
  };

  const renderProfile = (responses: Parameters<typeof renderScreen>[1] = {}, options: RenderOptions = {}) =>
    renderScreen(<CompanyProfileScreen />, { ...defaultResponses, ...responses }, options);

  const findField = (name: string) => screen.findByRole('textbox', { name });

  test('describes where clients see a field and why a locked field cannot change', async () => {
    renderProfile();
    expect(await findField('Company name')).toHaveAccessibleDescription(
      'Shown to clients in: client dashboard, receipts, and emails.',
    );
    expect(screen.getByRole('textbox', { name: 'Tax ID (optional)' })).toHaveAccessibleDescription(
      'Shown to clients in: receipts.',
    );
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    expect(currency).toHaveAttribute('readonly');
    expect(currency).toHaveValue('Euro (EUR)');
    expect(currency).toHaveAccessibleDescription(
      'Clients have paid in EUR, so it stays the currency of your company.',
    );
    expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  });

  test('saves changed, unchanged and locked fields together', async () => {
    const sent: unknown[] = [];
    const { user } = renderProfile({
      UpdateCompanyProfile: (variables) => {
        sent.push(variables);
        return { updateCompanyProfile: { ...profile, legalName: 'Northwind, Lda.', lockVersion: 4 } };
      },
    });
    await pasteInto(user, await findField('Registered name (optional)'), 'Northwind, Lda.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled());
    expect(sent).toMatchObject([
      { lockVersion: 3, input: { legalName: 'Northwind, Lda.', city: 'Lisboa', currency: 'EUR' } },
    ]);
  });

  test('shows a server error under its field and preserves the input', async () => {
    const { user } = renderProfile({
      UpdateCompanyProfile: () => {
        throw { code: 'BAD_USER_INPUT', fields: { taxId: 'This is not a VAT number of that country.' } };
      },
    });
    await pasteInto(user, await findField('Tax ID (optional)'), 'PT500000000');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    const taxId = screen.getByRole('textbox', { name: 'Tax ID (optional)' });
    await waitFor(() =>
      expect(taxId).toHaveAccessibleDescription('This is not a VAT number of that country.'),
    );
    expect(taxId).toHaveValue('PT500000000');
  });

  test.each([
    ['Tax ID (optional)', 'PT12', 'This is not a valid VAT number for the prefix PT. Check its digits.'],
    ['Website (optional)', 'nowhere', 'Enter a website, such as https://example.com.'],
    ['Phone (optional)', 'call me', 'Enter the phone number in digits only, without an extension.'],
  ])('rejects an invalid %s without sending it', async (label, text, message) => {
    const sent = jest.fn();
    const { user } = renderProfile({ UpdateCompanyProfile: sent });
    await pasteInto(user, await findField(label), text);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    expect(sent).not.toHaveBeenCalled();
  });

  test('keeps the input when another operator saved first, and offers to load their version', async () => {
    let savedProfile = profile;
    const { user } = renderProfile({
      GetCompanyProfile: () => ({ companyProfile: savedProfile }),
      UpdateCompanyProfile: ({ lockVersion, input }) => {
        if (lockVersion === savedProfile.lockVersion) {
          return { updateCompanyProfile: { ...profile, ...(input as object), lockVersion: 5 } };
        }
        const conflict = { kind: 'Stale', changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' };
        throw { code: 'CONFLICT', conflict };
      },
    });
    await pasteInto(user, await findField('Registered name (optional)'), 'Mine');
    savedProfile = { ...profile, city: 'Porto', lockVersion: 4 };
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText(/^Sam saved changes on/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect(screen.getByRole('textbox', { name: 'City (optional)' })).toHaveValue('Porto');
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('');
  });

  test('keeps what is typed while a save is running', async () => {
    const sent: unknown[] = [];
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user } = renderProfile({
      UpdateCompanyProfile: async ({ input, lockVersion }) => {
        await isReleased;
        sent.push({ input, lockVersion });
        return { updateCompanyProfile: { ...profile, ...(input as object), lockVersion: 3 + sent.length } };
      },
    });
    const city = await findField('City (optional)');
    await pasteInto(user, await findField('Registered name (optional)'), 'Northwind, Lda.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await user.type(city, ' 2');
    release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toBeEnabled());
    expect(city).toHaveValue('Lisboa 2');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled());
    expect(sent).toMatchObject([
      { lockVersion: 3, input: { city: 'Lisboa' } },
      { lockVersion: 4, input: { city: 'Lisboa 2', legalName: 'Northwind, Lda.' } },
    ]);
  });

  test("preserves the input when the other operator's version fails to load after a conflict", async () => {
    let isUnavailable = false;
    const { user } = renderProfile({
      GetCompanyProfile: () => {
        if (isUnavailable) throw { code: 'BAD_USER_INPUT', message: 'Not to be read.' };
        return { companyProfile: profile };
      },
      UpdateCompanyProfile: () => {
        const conflict = { kind: 'Stale', changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' };
        throw { code: 'CONFLICT', conflict };
      },
    });
    await pasteInto(user, await findField('Registered name (optional)'), 'Mine');
    isUnavailable = true;
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Not to be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use their version' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('Mine');
  });

  test('warns that reports are recalculated when another time zone is selected', async () => {
    const { user } = renderProfile();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    expect(screen.getByText('Reports will be recalculated')).toBeInTheDocument();
  });

  describe('LanguagesPanel', () => {
    const withGerman = () => ({ companyProfile: { ...profile, portalLanguages: ['en', 'de'] } });
    const findTranslations = () => screen.queryByRole('link', { name: 'Translate your content' });

    test('saves the content language with the other languages', async () => {
      const sent: unknown[] = [];
      const { user } = renderProfile({
        UpdatePortalLanguages: ({ input }) => {
          sent.push(input);
          return { updatePortalLanguages: { ...profile, ...(input as object) } };
        },
      });
      const content = await screen.findByRole('combobox', { name: 'Content language' });
      expect(content).toHaveValue('en');
      expect(content).toHaveAccessibleDescription(
        'The language you write your brand texts, plans, guides and legal pages in. Changing it doesn’t translate them.',
      );
      await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
      await user.selectOptions(content, 'fr');
      expect(findTranslations()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(sent).toEqual([
          { defaultLanguage: 'en', portalLanguages: ['en', 'de'], contentLanguage: 'fr' },
        ]),
      );
      expect(await screen.findByRole('link', { name: 'Translate your content' })).toHaveAttribute(
        'href',
        '/dashboard/white-label/translations',
      );
    });

    test('sends the content language only if it was changed', async () => {
      const sent: unknown[] = [];
      const { user } = renderProfile({
        UpdatePortalLanguages: ({ input }) => {
          sent.push(input);
          return { updatePortalLanguages: { ...profile, ...(input as object), contentLanguage: 'fr' } };
        },
      });
      await user.click(await screen.findByRole('checkbox', { name: 'Deutsch' }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sent).toEqual([{ defaultLanguage: 'en', portalLanguages: ['en', 'de'] }]));
      expect(screen.getByRole('combobox', { name: 'Content language' })).toHaveValue('fr');
    });

    test('links to the translations only for operators who may open them', async () => {
      renderProfile(
        { GetCompanyProfile: withGerman },
        { operator: { role: 'Staff', permissions: ['MANAGE_SETTINGS'] } },
      );
      expect(await screen.findByRole('combobox', { name: 'Content language' })).toBeInTheDocument();
      expect(findTranslations()).toBeNull();
    });
  });

  test('offers a retry when the profile fails to load', async () => {
    renderProfile({
      GetCompanyProfile: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  describe('ArchivePanel', () => {
    test('starts an export, shows its progress and offers the download when it has finished', async () => {
      let archives: (typeof archive)[] = [];
      const { user, push } = renderProfile({
        GetCompanyExports: () => ({ companyExports: archives }),
        StartCompanyExport: () => {
          archives = [archive];
          return { startCompanyExport: archive };
        },
      });
      expect(await screen.findByText('No archives in the last 30 days.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Create archive' }));
      expect(await screen.findByRole('progressbar', { name: '50 of about 200 rows' })).toHaveAttribute(
        'aria-valuenow',
        '25',
      );
      expect(screen.getByRole('button', { name: 'Create archive' })).toBeDisabled();
      const ready = {
        ...archive,
        status: 'Finished',
        kilobytes: 3400,
        expiresAt: '2026-02-01T10:00:00.000Z',
      };
      expect(await push('CompanyExportChanged', { companyExportChanged: ready })).toBeGreaterThan(0);
      expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
      expect(screen.getByText(/^3.4 MB, available until /)).toBeInTheDocument();
    });

    test('shows why an export failed', async () => {
      const failed = { ...archive, status: 'Failed', failure: 'Something went wrong on our side.' };
      renderProfile({ GetCompanyExports: () => ({ companyExports: [failed] }) });
      expect(await screen.findByText(/Something went wrong on our side\.$/)).toBeInTheDocument();
    });

    test('is hidden without the Admin role, as is the button that closes the company', async () => {
      const { requests } = renderProfile({}, { operator: { role: 'Staff' } });
      await findField('Company name');
      expect(screen.queryByText('Data archive')).toBeNull();
      expect(requests).not.toContain('GetCompanyExports');
      expect(screen.queryByRole('button', { name: 'Close company' })).toBeNull();
    });
  });

  test('closes the company only after its name is typed, and states the reopening period', async () => {
    const sent: unknown[] = [];
    const { user, store } = renderProfile({
      CloseCompany: (variables) => {
        sent.push(variables);
        return { closeCompany: closedCompany };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close company' }));
    const dialog = screen.getByRole('dialog', { name: 'Close Northwind?' });
    expect(within(dialog).getByRole('list', { name: 'Effects' })).toHaveTextContent(
      'An Admin can reopen the company within 90 days.',
    );
    const confirm = within(dialog).getByRole('button', { name: 'Close company' });
    await user.click(confirm);
    const nameField = within(dialog).getByRole('textbox', { name: 'Type “Northwind” to confirm' });
    expect(nameField).toHaveAccessibleDescription('Enter the exact name “Northwind”.');
    expect(sent).toEqual([]);
    await user.type(nameField, 'Northwind');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ name: 'Northwind', reason: null }]);
    expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.status).toBe('Cancelled');
    expect(screen.getByText('Reopen by')).toBeInTheDocument();
    expect(await findField('Company name')).toHaveAttribute('readonly');
  });

  test('shows why a company is blocked and still lets its Admin export the data', async () => {
    const { requests } = renderProfile(
      {},
      { operator: { whiteLabelledCustomer: { status: 'Blocked', blockedReason: 'Unpaid since May.' } } },
    );
    expect(screen.getByText('Unpaid since May.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create archive' })).toBeEnabled();
    expect(requests).not.toContain('GetCompanyProfile');
  });

  test('shows the company ID with a copy button, and what each status allows', async () => {
    renderProfile({}, { operator: { whiteLabelledCustomer: { id: 'company-1' } } });
    expect(screen.getByText('company-1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy company ID' })).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Allowed actions by status' })).toBeInTheDocument();
  });
});

describe('RequireTwoFactorPanel', () => {
  const responses = { GetCurrentOperator: () => ({ currentOperator: null }) };

  test('requires two-factor authentication of all operators after a confirmation', async () => {
    const sent = jest.fn();
    const { user } = renderScreen(
      <RequireTwoFactorPanel />,
      {
        ...responses,
        SetTwoFactorRequirement: ({ isRequired }) => {
          sent(isRequired);
          return { setTwoFactorRequirement: { id: 'c1', isTwoFactorRequired: true } };
        },
      },
      { operator: { hasTwoFactor: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Require two-factor' }));
    expect(screen.getByRole('dialog', { name: 'Require two-factor at Northwind?' })).toHaveTextContent(
      /Users without two-factor authentication must set it up before they can continue/,
    );
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Require two-factor' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
  });

  test('shows a link to My profile instead of the button when the Admin has no two-factor', () => {
    renderScreen(<RequireTwoFactorPanel />, {});
    expect(screen.queryByRole('button', { name: /two-factor/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute(
      'href',
      '/dashboard/settings/my-profile',
    );
  });
});
