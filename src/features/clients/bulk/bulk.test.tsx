import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import type { ClientSelectionState } from './bulkDraft';
import { BulkActions } from './BulkActions';
import type { BulkDetails, BulkPreviewDetails } from './bulkApi';
import BulkHost from './BulkHost';

const selection: ClientSelectionState = {
  input: { search: 'ada', filter: { status: ['Active'] }, maxNumber: 40 },
  count: 12,
  sort: { field: 'Name', direction: 'Ascending' },
  columns: ['Name', 'Email', 'Status'],
};

const bulkOf = (overrides: Partial<BulkDetails> = {}): BulkDetails => ({
  id: 'b1',
  kind: 'AddTags',
  status: 'Finished',
  summary: 'Add the tag vip',
  total: 12,
  changed: 9,
  unchanged: 2,
  refused: 1,
  failure: null,
  canUndo: true,
  isUndone: false,
  createdByName: 'Dana',
  createdAt: '2026-01-01T10:00:00.000Z',
  finishedAt: '2026-01-01T10:00:05.000Z',
  ...overrides,
});

const previewOf = (overrides: Partial<BulkPreviewDetails> = {}): BulkPreviewDetails => ({
  total: 12,
  willChange: 9,
  unchanged: 2,
  refused: 1,
  refusals: [{ problem: 'A paused client keeps the plan.', count: 1 }],
  mrrChange: -2900,
  examples: [
    { id: 'c1', name: 'Ada' },
    { id: 'c2', name: 'Grace' },
  ],
  ...overrides,
});

const responses: ApiHandlers = {
  GetClientFacets: () => ({
    clientFacets: { plans: [], countries: [], tags: [{ value: 'gold', count: 3 }] },
  }),
  GetPlansForClients: () => ({
    clientPlans: [
      { id: 'p1', name: 'Growth', interval: 'Month', intervalCount: 1, trialDays: 0, price: 7900 },
    ],
  }),
  GetClientBulkAction: () => ({ clientBulkAction: bulkOf() }),
  GetClientBulkActionRows: ({ outcome }) => ({
    clientBulkActionRows: {
      items: [
        outcome === 'Refused'
          ? { position: 7, client: { id: 'c7', name: 'Linus' }, outcome, problem: 'It has 20 tags.' }
          : { position: 1, client: { id: 'c1', name: 'Ada' }, outcome: 'Changed', problem: null },
      ],
      totalPages: 1,
    },
  }),
};

const clientsRoute = { path: paths.clients, route: paths.clients };

const renderActions = (overriddenResponses: ApiHandlers, onDone = jest.fn()) => ({
  ...renderScreen(
    <>
      <BulkActions selection={selection} onDone={onDone} />
      <BulkHost />
    </>,
    { ...responses, ...overriddenResponses },
    clientsRoute,
  ),
  onDone,
});

test('design 5: a bulk action previews how many clients it changes before it starts', async () => {
  const previewRequests: Variables[] = [];
  const { user } = renderActions({
    PreviewClientBulkAction: (variables) => {
      previewRequests.push(variables);
      return { previewClientBulkAction: previewOf() };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add tags…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 12 clients' }));
  expect(dialog.getByRole('button', { name: 'Add tags' })).toBeDisabled();

  await user.type(dialog.getByLabelText('Tags'), 'vip');
  await user.click(await dialog.findByRole('button', { name: 'gold' }));
  expect(await dialog.findByText('9 clients will change')).toBeVisible();
  expect(dialog.getByText('Ada, Grace, and 7 more')).toBeVisible();
  expect(dialog.getByText('2 clients stay unchanged')).toBeVisible();
  expect(dialog.getByText('1 client skipped: A paused client keeps the plan.')).toBeVisible();
  expect(dialog.getByText(/MRR falls by/)).toBeVisible();
  expect(previewRequests.at(-1)).toEqual({
    input: { kind: 'AddTags', selection: selection.input, tags: ['vip', 'gold'] },
  });
});

test('the preview of a bulk action shows no MRR change if the server returns none', async () => {
  const { user } = renderActions({
    PreviewClientBulkAction: () => ({ previewClientBulkAction: previewOf({ mrrChange: null }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Pause…' }));
  expect(await screen.findByText('9 clients will change')).toBeVisible();
  expect(screen.queryByText(/MRR/)).toBeNull();
});

test('a started bulk action is stored in the URL, shows its results, and is undone on a click', async () => {
  const sent: Variables[] = [];
  const { user, onDone, currentPath } = renderActions({
    PreviewClientBulkAction: () => ({ previewClientBulkAction: previewOf() }),
    StartClientBulkAction: (variables) => {
      sent.push(variables);
      return { startClientBulkAction: bulkOf({ kind: 'Pause' }) };
    },
    UndoClientBulkAction: (variables) => {
      sent.push(variables);
      return { undoClientBulkAction: bulkOf({ id: 'b2', kind: 'Undo', canUndo: false }) };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Pause…' }));
  await user.click(await screen.findByRole('button', { name: 'Pause 9 clients' }));

  await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?bulk=b1`));
  const idempotencyKey = expect.any(String);
  expect(sent).toEqual([
    { input: { kind: 'Pause', selection: selection.input }, expectedCount: 12, idempotencyKey },
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('It has 20 tags.')).toBeVisible();
  expect(screen.getByText('Done: 9 of 12 clients changed, 2 unchanged, 1 skipped')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Filter by result'), 'Changed');
  expect(await screen.findByRole('link', { name: 'Ada' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?bulk=b2`));
  expect(sent.at(-1)).toEqual({ id: 'b1', idempotencyKey });
});

test('an error replaces the rows of a bulk action when another outcome cannot be loaded', async () => {
  const { user } = renderScreen(
    <BulkHost />,
    {
      ...responses,
      GetClientBulkActionRows: ({ outcome }) => {
        if (outcome === 'Changed') throw { code: 'BAD_USER_INPUT', message: 'Not to be read.' };
        return {
          clientBulkActionRows: {
            items: [
              { position: 7, client: { id: 'c7', name: 'Linus' }, outcome, problem: 'It has 20 tags.' },
            ],
            totalPages: 1,
          },
        };
      },
    },
    { ...clientsRoute, path: `${paths.clients}?bulk=b1` },
  );
  expect(await screen.findByText('It has 20 tags.')).toBeVisible();
  const outcomeSelect = screen.getByLabelText('Filter by result');
  await user.selectOptions(outcomeSelect, 'Changed');
  expect(await screen.findByText('Not to be read.')).toBeVisible();
  expect(screen.queryByText('It has 20 tags.')).toBeNull();
  await user.selectOptions(outcomeSelect, 'Skipped');
  expect(await screen.findByText('It has 20 tags.')).toBeVisible();
});

test('a changed selection refreshes the bulk preview and requires a new idempotency key', async () => {
  let total = 12;
  const keys: unknown[] = [];
  const { user, onDone } = renderActions({
    PreviewClientBulkAction: () => ({ previewClientBulkAction: previewOf({ total, willChange: total - 3 }) }),
    StartClientBulkAction: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      total = 14;
      throw {
        code: 'CONFLICT',
        message: '14 clients match now.',
        conflict: { kind: 'SelectionChanged', count: 14 },
      };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Pause…' }));
  await user.click(await screen.findByRole('button', { name: 'Pause 9 clients' }));
  expect(await screen.findByText('14 clients match now.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pause 11 clients' })).toBeEnabled();
  for (const requestCount of [2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Pause 11 clients' }));
    await waitFor(() => expect(keys).toHaveLength(requestCount));
    expect(await screen.findByRole('button', { name: 'Pause 11 clients' })).toBeEnabled();
  }
  // A retry of the same request reuses its idempotency key; a changed count needs a new one.
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
  expect(onDone).not.toHaveBeenCalled();
});

test('a bulk deactivation requires a reason before its preview', async () => {
  const previewRequests: Variables[] = [];
  const { user } = renderActions({
    PreviewClientBulkAction: (variables) => {
      previewRequests.push(variables);
      return { previewClientBulkAction: previewOf() };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Deactivate…' }));
  expect(previewRequests).toEqual([]);
  await user.selectOptions(await screen.findByLabelText('Reason'), 'NonPayment');
  await user.selectOptions(screen.getByLabelText('When'), 'PeriodEnd');
  expect(await screen.findByRole('button', { name: 'Deactivate 9 clients' })).toBeEnabled();
  expect(previewRequests.at(-1)).toMatchObject({
    input: { reason: 'NonPayment', when: 'PeriodEnd', note: null },
  });
});

test('a running bulk action shows its progress and stops on a click', async () => {
  let status: BulkDetails['status'] = 'Running';
  const { user } = renderScreen(
    <BulkHost />,
    {
      ...responses,
      GetClientBulkAction: () => ({
        clientBulkAction: bulkOf({ status, changed: 3, unchanged: 0, refused: 0 }),
      }),
      CancelClientBulkAction: () => {
        status = 'Canceled';
        return { cancelClientBulkAction: bulkOf({ status }) };
      },
    },
    { path: `${paths.clients}?bulk=b1`, route: paths.clients },
  );
  expect(
    await screen.findByRole('progressbar', { name: 'In progress: 3 of 12 clients changed' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped: 3 of 12 clients changed')).toBeVisible();
});

test('the bulk history opens an earlier action', async () => {
  const { user, currentPath } = renderScreen(
    <BulkHost />,
    { ...responses, GetClientBulkActions: () => ({ clientBulkActions: [bulkOf({ isUndone: true })] }) },
    { path: `${paths.clients}?bulk=history`, route: paths.clients },
  );
  await user.click(await screen.findByRole('button', { name: /Add the tag vip.*undone.*Dana/ }));
  expect(currentPath()).toBe(`${paths.clients}?bulk=b1`);
});

test("an export uses the list's columns and order, downloads the file and shows the progress", async () => {
  const sent: Variables[] = [];
  const clickSpy = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderActions({
    ExportClients: (variables) => {
      sent.push(variables);
      return {
        exportClients: {
          id: 'b1',
          fileName: 'clients.csv',
          url: '/client-exports/b1?token=t',
          expiresAt: '2026-01-01T11:00:00.000Z',
        },
      };
    },
    GetClientBulkAction: () => ({
      clientBulkAction: bulkOf({ kind: 'Export', changed: 12, unchanged: 0, refused: 0, canUndo: false }),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Export…' }));
  await user.click(await screen.findByRole('button', { name: 'Export 12 clients' }));

  expect(await screen.findByText('Downloading clients.csv')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(await screen.findByRole('progressbar', { name: 'Done: 12 of 12 clients exported' })).toBeVisible();
  expect(clickSpy).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    { input: { selection: selection.input, sort: selection.sort, columns: [...selection.columns] } },
  ]);
  clickSpy.mockRestore();
});
