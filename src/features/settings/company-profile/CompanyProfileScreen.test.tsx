import { operatorWith } from '@/testing/operator';
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
    locks: [
      { field: 'currency', reason: 'Clients have paid in EUR, so it stays the currency of your company.' },
    ],
    seenByClients: [
      { field: 'name', places: ['ClientDashboard', 'Receipts', 'Mails'] },
      { field: 'taxId', places: ['Receipts'] },
    ],
    lockVersion: 3,
  };

  const archive = {
    id: 'a1',
    status: 'Running',
    fileName: 'Northwind archive 2026-01-31.zip',
    rowsWritten: 50,
    rowsInAll: 200,
    kilobytes: 12,
    failure: null as string | null,
    byName: 'Ada',
    createdAt: '2026-01-31T10:00:00.000Z',
    expiresAt: null as string | null,
  };

  const closed = {
    ...operatorWith({}).whiteLabelledCustomer,
    status: 'Cancelled' as const,
    closedAt: '2026-01-31T10:00:00.000Z',
    reopenableUntil: '2026-05-01T10:00:00.000Z',
  };

  const usual = {
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
        { status: 'Active', allows: ['SeeStatus', 'Read', 'Change', 'Export', 'Pay'] },
        { status: 'Cancelled', allows: ['SeeStatus', 'Read', 'Export', 'Pay', 'Reopen'] },
      ],
    }),
  };

  const open = (answers: Parameters<typeof renderScreen>[1] = {}, options: RenderOptions = {}) =>
    renderScreen(<CompanyProfileScreen />, { ...usual, ...answers }, options);

  const field = (name: string) => screen.findByRole('textbox', { name });

  test('each field says where clients see it, and what can’t change says why', async () => {
    open();
    expect(await field('Company name')).toHaveAccessibleDescription(
      'Clients see this in their dashboard, on receipts, and in mails.',
    );
    expect(screen.getByRole('textbox', { name: 'Tax number (optional)' })).toHaveAccessibleDescription(
      'Clients see this on receipts.',
    );
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    expect(currency).toHaveAttribute('readonly');
    expect(currency).toHaveValue('Euro (EUR)');
    expect(currency).toHaveAccessibleDescription(
      'Clients have paid in EUR, so it stays the currency of your company.',
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('what is typed is saved, with what can’t change as it was', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      UpdateCompanyProfile: (variables) => {
        sent.push(variables);
        return { updateCompanyProfile: { ...profile, legalName: 'Northwind, Lda.', lockVersion: 4 } };
      },
    });
    await pasteInto(user, await field('Registered name (optional)'), 'Northwind, Lda.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(sent).toMatchObject([
      { lockVersion: 3, input: { legalName: 'Northwind, Lda.', city: 'Lisboa', currency: 'EUR' } },
    ]);
  });

  test('what the server refuses stands under its field, and what was typed stays', async () => {
    const { user } = open({
      UpdateCompanyProfile: () => {
        throw { code: 'BAD_USER_INPUT', fields: { taxId: 'This is not a VAT number of that country.' } };
      },
    });
    await pasteInto(user, await field('Tax number (optional)'), 'PT12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const taxId = screen.getByRole('textbox', { name: 'Tax number (optional)' });
    await waitFor(() =>
      expect(taxId).toHaveAccessibleDescription('This is not a VAT number of that country.'),
    );
    expect(taxId).toHaveValue('PT12');
  });

  test('who is not the first to save chooses whose stays', async () => {
    let theirs = profile;
    const { user } = open({
      GetCompanyProfile: () => ({ companyProfile: theirs }),
      UpdateCompanyProfile: ({ lockVersion, input }) => {
        if (lockVersion === theirs.lockVersion) {
          return { updateCompanyProfile: { ...profile, ...(input as object), lockVersion: 5 } };
        }
        const conflict = { kind: 'Stale', changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' };
        throw { code: 'CONFLICT', conflict };
      },
    });
    await pasteInto(user, await field('Registered name (optional)'), 'Mine');
    theirs = { ...profile, city: 'Porto', lockVersion: 4 };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Sam saved it on/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('textbox', { name: 'City (optional)' })).toHaveValue('Porto');
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('');
  });

  test('where what they saved can’t be read there is nothing to choose from, and what was typed stays', async () => {
    let isDown = false;
    const { user } = open({
      GetCompanyProfile: () => {
        if (isDown) throw { code: 'BAD_USER_INPUT', message: 'Not to be read.' };
        return { companyProfile: profile };
      },
      UpdateCompanyProfile: () => {
        const conflict = { kind: 'Stale', changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' };
        throw { code: 'CONFLICT', conflict };
      },
    });
    await pasteInto(user, await field('Registered name (optional)'), 'Mine');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not to be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Registered name (optional)' })).toHaveValue('Mine');
  });

  test('another time zone says what follows before it is saved', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    expect(screen.getByText('Reports are counted anew')).toBeInTheDocument();
  });

  test('it says so when it can’t be loaded', async () => {
    open({
      GetCompanyProfile: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  describe('the archive', () => {
    test('is begun, and shows how far it is, and that it is ready', async () => {
      let archives: (typeof archive)[] = [];
      const { user, push } = open({
        GetCompanyExports: () => ({ companyExports: archives }),
        StartCompanyExport: () => {
          archives = [archive];
          return { startCompanyExport: archive };
        },
      });
      expect(await screen.findByText('None was made in the last 30 days.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Make an archive' }));
      expect(await screen.findByRole('progressbar', { name: '50 rows of about 200 rows' })).toHaveAttribute(
        'aria-valuenow',
        '25',
      );
      expect(screen.getByRole('button', { name: 'Make an archive' })).toBeDisabled();
      const ready = {
        ...archive,
        status: 'Finished',
        kilobytes: 3400,
        expiresAt: '2026-02-01T10:00:00.000Z',
      };
      expect(await push('CompanyExportChanged', { companyExportChanged: ready })).toBeGreaterThan(0);
      expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
      expect(screen.getByText(/^3.4 MB, until /)).toBeInTheDocument();
    });

    test('that failed says why, and the API’s words come as a toast', async () => {
      const failed = { ...archive, status: 'Failed', failure: 'Something went wrong on our side.' };
      open({ GetCompanyExports: () => ({ companyExports: [failed] }) });
      expect(await screen.findByText(/Something went wrong on our side\.$/)).toBeInTheDocument();
    });

    test('is for Admins alone', async () => {
      const { asked } = open({}, { operator: { role: 'Staff' } });
      await field('Company name');
      expect(screen.queryByText('Export everything')).toBeNull();
      expect(asked).not.toContain('GetCompanyExports');
      expect(screen.queryByRole('button', { name: 'Close Northwind' })).toBeNull();
    });
  });

  test('closing wants the name typed, says what follows and how long it can be undone', async () => {
    const sent: unknown[] = [];
    const { user, store } = open({
      CloseCompany: (variables) => {
        sent.push(variables);
        return { closeCompany: closed };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close Northwind' }));
    const dialog = screen.getByRole('dialog', { name: 'Close Northwind?' });
    expect(within(dialog).getByRole('list', { name: 'What follows' })).toHaveTextContent(
      'For 90 days an Admin can open it again.',
    );
    const confirm = within(dialog).getByRole('button', { name: 'Close the company' });
    await user.click(confirm);
    const typed = within(dialog).getByRole('textbox', { name: 'Type “Northwind” to go on' });
    expect(typed).toHaveAccessibleDescription('Type “Northwind” as it stands here.');
    expect(sent).toEqual([]);
    await user.type(typed, 'Northwind');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ name: 'Northwind', reason: null }]);
    expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.status).toBe('Cancelled');
    expect(screen.getByText('Can be reopened until')).toBeInTheDocument();
    expect(await field('Company name')).toHaveAttribute('readonly');
  });

  test('a blocked company says why, and its Admin still exports', async () => {
    const { asked } = open(
      {},
      { operator: { whiteLabelledCustomer: { status: 'Blocked', blockedReason: 'Unpaid since May.' } } },
    );
    expect(screen.getByText('Unpaid since May.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make an archive' })).toBeEnabled();
    expect(asked).not.toContain('GetCompanyProfile');
  });

  test('how the company stands comes with an id to copy and what each status allows', async () => {
    open({}, { operator: { whiteLabelledCustomer: { id: 'company-1' } } });
    expect(screen.getByText('company-1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the company id' })).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'What each status allows' })).toBeInTheDocument();
  });
});

describe('RequireTwoFactorPanel', () => {
  const answers = { GetCurrentOperator: () => ({ currentOperator: null }) };

  test('an Admin who has two-factor requires it of everybody, told first what follows', async () => {
    const sent = jest.fn();
    const { user } = renderScreen(
      <RequireTwoFactorPanel />,
      {
        ...answers,
        RequireTwoFactor: ({ isRequired }) => {
          sent(isRequired);
          return { requireTwoFactor: { id: 'c1', isTwoFactorRequired: true } };
        },
      },
      { operator: { hasTwoFactor: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Require two-factor for everybody' }));
    expect(screen.getByRole('dialog', { name: 'Require two-factor in Northwind?' })).toHaveTextContent(
      /Whoever has none sets it up before they can go on/,
    );
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
  });

  test('an Admin who has none is led to their own first', () => {
    renderScreen(<RequireTwoFactorPanel />, {});
    expect(screen.queryByRole('button', { name: /two-factor/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute(
      'href',
      '/dashboard/settings/my-profile',
    );
  });
});
