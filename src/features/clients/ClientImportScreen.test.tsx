import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import type { ClientImportDetails } from './clientImportApi';
import ClientImportScreen from './ClientImportScreen';

const importDetails = (overrides: Partial<ClientImportDetails> = {}): ClientImportDetails => ({
  id: 'i1',
  fileName: 'people.csv',
  encoding: 'UTF-8',
  isEncodingUncertain: false,
  status: 'Uploaded',
  columns: [
    { index: 0, header: 'Full name', samples: ['Ada', 'Grace'], field: 'Name' },
    { index: 1, header: 'Mail', samples: ['ada@x.test'], field: null },
  ],
  totalRows: 3,
  validRows: 0,
  matchBy: null,
  updateRows: 0,
  unchangedRows: 0,
  skippedRows: 0,
  unmatchedValues: [],
  refusedRows: 0,
  importedRows: 0,
  updatedRows: 0,
  failure: null,
  finishedAt: null,
  ...overrides,
});

const mapped = {
  columns: [importDetails().columns[0], { ...importDetails().columns[1], field: 'Email' }],
} as Partial<ClientImportDetails>;
const checked = (overrides: Partial<ClientImportDetails> = {}) =>
  importDetails({ ...mapped, status: 'Checked', validRows: 2, refusedRows: 1, ...overrides });

const defaultResponses: ApiHandlers = {
  GetClientImportMappings: () => ({ clientImportMappings: [] }),
  GetClientImportRows: ({ status }) => ({
    clientImportRows: {
      items:
        status === 'Refused'
          ? [
              {
                number: 4,
                cells: ['=cmd()', 'no'],
                status: 'Refused',
                problems: ['This is not an email address.'],
              },
            ]
          : [{ number: 2, cells: ['Ada', 'ada@x.test'], status: 'Valid', problems: [] }],
      totalPages: 1,
      totalCount: 1,
    },
  }),
};

const importPath = (id: string) => `${paths.clientImport}?import=${id}`;

const fileInput = () => screen.getByLabelText(/Drop a CSV file/, { selector: 'input' });

const renderImport = (path: string, responses: ApiHandlers) =>
  renderScreen(
    <ClientImportScreen />,
    { ...defaultResponses, ...responses },
    { path, route: paths.clientImport },
  );

test('the import screen uploads a file and stores the import id in the URL', async () => {
  const { user, currentPath } = renderImport(paths.clientImport, {
    'POST /client-imports': () => ({ id: 'i1', totalRows: 3 }),
    GetClientImport: () => ({ clientImport: importDetails() }),
  });
  await user.upload(fileInput(), new File(['Full name,Mail'], 'people.csv'));

  expect(await screen.findByRole('heading', { name: 'Map columns' })).toBeVisible();
  expect(currentPath()).toBe(importPath('i1'));
});

test('the upload step rejects files other than CSV, and shows the server’s error for a CSV file', async () => {
  const { user, requests } = renderImport(paths.clientImport, {
    'POST /client-imports': () => {
      throw { code: 'BAD_USER_INPUT', message: 'Refused.', fields: { file: 'This file is empty.' } };
    },
  });
  const zone = screen.getByText(/Drop a CSV file/).parentElement;
  const dropped = { dataTransfer: { files: [new File(['x'], 'people.xlsx')] } };
  if (zone) fireEvent.drop(zone, dropped);
  expect(await screen.findByText(/isn’t a supported file type/)).toBeVisible();
  expect(requests).toEqual([]);

  await user.upload(fileInput(), new File(['x'], 'people.csv'));
  expect(await screen.findByText('This file is empty.')).toBeVisible();
});

test('an uncertain encoding shows a warning, and choosing another one replaces the import', async () => {
  const uploads: Variables[] = [];
  const canceled: Variables[] = [];
  const { user, currentPath } = renderImport(paths.clientImport, {
    'POST /client-imports': (variables) => ({ id: `i${uploads.push(variables)}`, totalRows: 3 }),
    GetClientImport: ({ id }) => ({
      clientImport:
        id === 'i1'
          ? importDetails({ encoding: 'Windows-1252', isEncodingUncertain: true })
          : importDetails({ id: 'i2', encoding: 'Shift_JIS' }),
    }),
    CancelClientImport: (variables) => {
      canceled.push(variables);
      return { cancelClientImport: importDetails({ status: 'Canceled' }) };
    },
  });
  await user.upload(fileInput(), new File(['Full name,Mail'], 'people.csv'));

  expect(
    await screen.findByRole('region', { name: 'Check the first rows for incorrect characters' }),
  ).toBeVisible();
  const rowsShown = within(screen.getByRole('table', { name: 'First rows' }));
  expect(await rowsShown.findByRole('cell', { name: 'Ada' })).toBeVisible();
  const choice = screen.getByLabelText('Character encoding');
  expect(choice).toHaveValue('Windows-1252');
  await user.selectOptions(choice, 'Japanese (Shift_JIS)');

  await waitFor(() => expect(currentPath()).toBe(importPath('i2')));
  expect(await screen.findByDisplayValue('Japanese (Shift_JIS)')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Check the first rows for incorrect characters' })).toBeNull();
  await waitFor(() => expect(canceled).toEqual([{ id: 'i1' }]));
  expect(uploads).toHaveLength(2);
});

test('an encoding chosen after a page reload is kept and requires the file again', async () => {
  const { user, currentPath } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: importDetails() }),
  });
  await user.selectOptions(await screen.findByLabelText('Character encoding'), 'Russian (KOI8-R)');
  expect(currentPath()).toBe(paths.clientImport);
  expect(fileInput()).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Choose the file again to read it as KOI8-R.' })).toBeVisible();
  expect(screen.getByLabelText('Character encoding')).toHaveValue('KOI8-R');
});

test('the mapping step hides columns that have neither a name nor values', async () => {
  const blank = { index: 2, header: 'Column 3', samples: [], field: null };
  const unnamed = { index: 3, header: 'Column 4', samples: ['stray'], field: null };
  const columns = [...importDetails().columns, blank, unnamed];
  renderImport(importPath('i1'), { GetClientImport: () => ({ clientImport: importDetails({ columns }) }) });
  expect(await screen.findByLabelText('Field for “Column 4”')).toHaveValue('');
  expect(screen.queryByLabelText('Field for “Column 3”')).toBeNull();
});

test('the mapping step shows the guessed mapping with samples and requires name and email', async () => {
  const sent: Variables[] = [];
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: importDetails() }),
    CheckClientImport: (variables) => {
      sent.push(variables);
      return { checkClientImport: checked() };
    },
  });

  expect(await screen.findByLabelText('Field for “Full name”')).toHaveValue('Name');
  expect(screen.getByText('Ada · Grace')).toBeVisible();
  expect(screen.getByText('Choose a column for Email.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();

  await user.selectOptions(screen.getByLabelText('Field for “Mail”'), 'Name');
  expect(screen.getByText('Choose a column for Email.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Field for “Mail”'), 'Email');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));

  expect(await screen.findByRole('heading', { name: '2 new clients, 1 invalid row' })).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'i1',
      mapping: [
        { column: 0, field: 'Name' },
        { column: 1, field: 'Email' },
      ],
      matchBy: null,
      values: [],
    },
  ]);
});

test('the mapping step requires only the matching column when rows update existing clients', async () => {
  const sent: Variables[] = [];
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: importDetails() }),
    CheckClientImport: (variables) => {
      sent.push(variables);
      return { checkClientImport: checked({ matchBy: 'Email', validRows: 1, updateRows: 1 }) };
    },
  });
  await user.selectOptions(await screen.findByLabelText('Field for “Full name”'), 'City');
  await user.selectOptions(screen.getByLabelText('Import mode'), 'Email');
  expect(screen.getByText('Choose a column for Email.')).toBeVisible();
  expect(screen.getByText(/Empty cells change nothing/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Field for “Mail”'), 'Email');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));

  expect(
    await screen.findByRole('heading', {
      name: '1 new client, 1 updated client, 1 invalid row',
    }),
  ).toBeVisible();
  expect(screen.getByRole('group', { name: 'Rows that update clients' })).toBeVisible();
  expect(sent).toMatchObject([{ matchBy: 'Email' }]);
});

test('the check step lists unchanged rows, and disables the import if all rows are unchanged', async () => {
  const unchanged = { matchBy: 'Email', validRows: 0, refusedRows: 0, totalRows: 3 } as const;
  renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked({ ...unchanged, unchangedRows: 3 }) }),
  });
  const title = '0 new clients, 0 updated clients, 3 unchanged rows, 0 invalid rows';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Unchanged rows' })).toBeVisible();
  const all = screen.getByRole('button', { name: 'Import all rows' });
  expect(all).toBeDisabled();
  expect(all).toHaveAccessibleDescription(/there’s nothing to import/);
});

test('the check step maps unmatched values and requires another check before the import', async () => {
  const unmatched = { action: null, replacement: null, count: 2 };
  const unmatchedValues: ClientImportDetails['unmatchedValues'] = [
    { ...unmatched, field: 'Plan', value: 'Platinum' },
    { ...unmatched, field: 'Country', value: 'Narnia', count: 1 },
    { ...unmatched, field: 'Language', value: 'nl_NL' },
    { ...unmatched, field: 'Status', value: 'Happy' },
  ];
  const sent: Variables[] = [];
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked({ unmatchedValues }) }),
    GetPlansForClients: () => ({ clientPlans: [{ id: 'p1', name: 'Gold', isDefault: false }] }),
    GetClientCountries: () => ({ countries: [{ code: 'PT', name: 'Portugal' }] }),
    CheckClientImport: (variables) => {
      sent.push(variables);
      const replaced = { action: 'Replace', replacement: 'p1' } as const;
      const values = unmatchedValues.map((value) =>
        value.field === 'Plan' ? { ...value, ...replaced } : value,
      );
      return { checkClientImport: checked({ refusedRows: 0, skippedRows: 1, unmatchedValues: values }) };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Unmatched values' })).toBeVisible();
  expect(screen.getByText('Country, 1 row')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check rows again' })).toBeDisabled();
  const plan = screen.getByLabelText('Plan for “Platinum”');
  await waitFor(() => expect(within(plan).getByRole('option', { name: 'Gold' })).toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Import \d+ valid/ })).toBeEnabled();
  await user.selectOptions(plan, 'Gold');
  const onlyGood = screen.getByRole('button', { name: /^Import \d+ valid/ });
  expect(onlyGood).toBeDisabled();
  expect(onlyGood).toHaveAccessibleDescription(/Check the rows again to apply your choices/);
  await user.selectOptions(screen.getByLabelText('Country for “Narnia”'), 'Skip rows');
  await user.selectOptions(screen.getByLabelText('Language for “nl_NL”'), 'Deutsch');
  await user.selectOptions(screen.getByLabelText('Status for “Happy”'), 'Leave empty (Invited)');
  await user.click(screen.getByRole('button', { name: 'Check rows again' }));

  const title = '2 new clients, 1 skipped row, 0 invalid rows';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByLabelText('Plan for “Platinum”')).toHaveValue('Replace p1');
  expect(sent).toMatchObject([
    {
      mapping: [
        { column: 0, field: 'Name' },
        { column: 1, field: 'Email' },
      ],
      values: [
        { field: 'Plan', value: 'Platinum', action: 'Replace', replacement: 'p1' },
        { field: 'Country', value: 'Narnia', action: 'SkipRow' },
        { field: 'Language', value: 'nl_NL', action: 'Replace', replacement: 'de' },
        { field: 'Status', value: 'Happy', action: 'LeaveEmpty' },
      ],
    },
  ]);
});

test('the mapping step applies a saved mapping by header name, saves a new one and deletes one', async () => {
  const savedMapping = { id: 'm1', name: 'Old shop', columns: [{ header: 'MAIL', field: 'Email' }] };
  let mappings = [savedMapping];
  const saved: Variables[] = [];
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: importDetails() }),
    GetClientImportMappings: () => ({ clientImportMappings: mappings }),
    SaveClientImportMapping: (variables) => {
      saved.push(variables);
      return { saveClientImportMapping: { id: 'm2', name: 'New shop' } };
    },
    DeleteClientImportMapping: () => {
      mappings = [];
      return { deleteClientImportMapping: true };
    },
  });
  await user.selectOptions(await screen.findByLabelText('Saved mapping'), 'Old shop');
  expect(screen.getByLabelText('Field for “Full name”')).toHaveValue('');
  expect(screen.getByLabelText('Field for “Mail”')).toHaveValue('Email');

  await user.click(screen.getByRole('button', { name: 'Save mapping…' }));
  await user.clear(screen.getByLabelText('Mapping name'));
  await user.type(screen.getByLabelText('Mapping name'), 'New shop{Enter}');
  await waitFor(() =>
    expect(saved).toEqual([{ input: { name: 'New shop', columns: [{ header: 'Mail', field: 'Email' }] } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Delete mapping “Old shop”' }));
  await waitFor(() => expect(screen.queryByLabelText('Saved mapping')).toBeNull());
});

test('the check step lists refused rows with their reasons and can import only the good rows', async () => {
  const sent: Variables[] = [];
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked() }),
    StartClientImport: (variables) => {
      sent.push(variables);
      return { startClientImport: checked({ status: 'Running' }) };
    },
  });

  const refused = within(await screen.findByRole('table', { name: 'Invalid rows' }));
  expect(await refused.findByText('This is not an email address.')).toBeVisible();
  expect(refused.getByRole('cell', { name: '4' })).toBeVisible();
  const all = screen.getByRole('button', { name: 'Import all rows' });
  expect(all).toBeDisabled();
  expect(all).toHaveAccessibleDescription(/1 row can’t be imported/);

  await user.click(screen.getByRole('button', { name: 'Import 2 valid rows' }));
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'i1', rows: 'OnlyValidRows' }]);
});

test('the download of refused rows contains their reasons and escapes spreadsheet formulas', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = renderImport(importPath('i1'), { GetClientImport: () => ({ clientImport: checked() }) });

  await user.click(await screen.findByRole('button', { name: 'Download invalid rows' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect((await blobs[0]?.text())?.replace('\uFEFF', '')).toBe(
    "Full name,Mail,Problem\r\n'=cmd(),no,This is not an email address.\r\n",
  );
  click.mockRestore();
});

test('the download of refused rows loads them page by page and shows the progress', async () => {
  const originalCreateObjectURL = URL.createObjectURL;
  URL.createObjectURL = () => 'blob:made';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let resolveLastPage: () => void = () => undefined;
  const lastPage = new Promise<void>((resolve) => (resolveLastPage = resolve));
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked() }),
    GetClientImportRows: async ({ page, pageSize }) => {
      if (pageSize === 100 && page === 2) await lastPage;
      return { clientImportRows: { page, pageSize, totalCount: 200, totalPages: 2, items: [] } };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Download invalid rows' }));
  const progress = await screen.findByRole('progressbar', { name: 'Loading invalid rows' });
  expect(progress).toHaveAttribute('aria-valuenow', '50');
  resolveLastPage();
  await waitFor(() => expect(click).toHaveBeenCalled());
  await waitFor(() => expect(progress).not.toBeInTheDocument());
  click.mockRestore();
  URL.createObjectURL = originalCreateObjectURL;
});

test('a button opens the last page when the requested page of refused rows does not exist', async () => {
  const { user, currentPath } = renderImport(`${importPath('i1')}&refused=99`, {
    GetClientImport: () => ({ clientImport: checked() }),
    GetClientImportRows: ({ page, pageSize }) => ({
      clientImportRows: { page, pageSize, totalCount: 1, totalPages: 1, items: [] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Go to page 1' }));
  expect(currentPath()).toBe(importPath('i1'));
});

test('the import progress updates from events, and links to the clients when finished', async () => {
  let current = checked({ status: 'Running', refusedRows: 0, importedRows: 500, validRows: 1000 });
  const { push } = renderImport(importPath('i1'), { GetClientImport: () => ({ clientImport: current }) });
  expect(await screen.findByRole('progressbar', { name: '500 of 1,000 clients added' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await act(async () => undefined);

  current = { ...current, importedRows: 750 };
  expect(await push('ClientImportChanged', { clientImportChanged: current })).toBe(1);
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75'));

  current = { ...current, status: 'Finished', importedRows: 1000, finishedAt: '2026-01-01T00:01:00.000Z' };
  await push('ClientImportChanged', { clientImportChanged: current });
  expect(await screen.findByRole('heading', { name: '1,000 clients added' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View clients' })).toHaveAttribute('href', paths.clients);
});

test('the import progress is polled without a socket', async () => {
  let importedRows = 100;
  renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked({ status: 'Running', importedRows, validRows: 1000 }) }),
  });
  await screen.findByRole('progressbar', { name: '100 of 1,000 clients added' });
  importedRows = 900;
  expect(await screen.findByRole('progressbar', { name: '900 of 1,000 clients added' })).toBeInTheDocument();
});

test('a running import stops on a click, and the screen states how many clients were added', async () => {
  const { user } = renderImport(importPath('i1'), {
    GetClientImport: () => ({
      clientImport: checked({ status: 'Running', importedRows: 500, validRows: 1000 }),
    }),
    CancelClientImport: () => ({
      cancelClientImport: checked({
        status: 'Canceled',
        importedRows: 500,
        finishedAt: '2026-01-01T00:01:00.000Z',
      }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop import' }));
  expect(await screen.findByRole('heading', { name: 'Import stopped: 500 clients added' })).toBeVisible();
  expect(screen.getByText(/Clients that were already imported stay/)).toBeVisible();
});

test('the check step can return to the mapping, and from there to the upload', async () => {
  const { user, currentPath } = renderImport(importPath('i1'), {
    GetClientImport: () => ({ clientImport: checked() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit mapping' }));
  expect(await screen.findByRole('heading', { name: 'Map columns' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(fileInput()).toBeInTheDocument();
  expect(currentPath()).toBe(paths.clientImport);
});

test('the import screen shows an error for an unknown import and lets the operator start another', async () => {
  const { user } = renderImport(importPath('gone'), {
    GetClientImport: () => {
      throw { code: 'NOT_FOUND', message: 'This import does not exist.' };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This import does not exist.');
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(await screen.findByText(/Drop a CSV file/)).toBeInTheDocument();
});
