import { screen, waitFor, within } from '@testing-library/react';
import type { GetAuditEventsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import type { AuditEvent } from './auditLogApi';
import AuditLogScreen from './AuditLogScreen';

const buildEvent = (overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 'e1',
  occurredAt: '2026-03-04T12:00:00.000Z',
  actor: { type: 'Operator', id: 'o1', name: 'Grace Hopper', isRemoved: false },
  action: 'client.paused',
  targetType: 'Client',
  targetId: 'c1',
  targetLabel: 'Ada Lovelace',
  changes: [{ field: 'status', language: null, before: 'Active', after: 'Paused' }],
  ipAddress: '8.8.8.8',
  country: 'US',
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/130.0',
  device: 'Firefox on Linux',
  requestId: 'r1',
  parentId: null,
  ...overrides,
});

const buildPage = (items: AuditEvent[], nextCursor: string | null = null): GetAuditEventsQuery => ({
  auditEvents: { items, nextCursor },
});

const facets = {
  auditFacets: {
    actors: [
      { id: 'o1', name: 'Grace Hopper', isRemoved: false },
      { id: 'o2', name: 'Alan Turing', isRemoved: true },
    ],
    actorTypes: ['Operator', 'System'],
    actions: ['client.paused', 'operator.signedIn'],
    targetTypes: ['Client', 'Operator'],
  },
};

/** Renders the audit log with a query string. `auditLogRequests` collects the variables of its requests. */
function renderAuditLog(
  query = '',
  respond: (variables: Variables) => unknown = () => buildPage([buildEvent()]),
  responses: ApiHandlers = {},
) {
  const auditLogRequests: Variables[] = [];
  const view = renderScreen(
    <AuditLogScreen />,
    {
      GetAuditFacets: () => facets,
      ...responses,
      GetAuditEvents: (variables) => {
        auditLogRequests.push(variables);
        return respond(variables);
      },
    },
    { path: `${paths.auditLog}${query}` },
  );
  return { ...view, auditLogRequests, latest: () => auditLogRequests.at(-1) };
}

const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('AuditLogScreen shows the time, actor, action, target and origin of an event', async () => {
  renderAuditLog();
  const row = await findRow(/Paused/);
  expect(row.getByText(/Mar 4, 2026/)).toBeVisible();
  expect(row.getByText('Grace Hopper')).toBeVisible();
  expect(row.getByRole('rowheader', { name: 'Paused' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
    'href',
    '/dashboard/clients/c1/view',
  );
  expect(row.getByText('8.8.8.8')).toBeVisible();
  expect(row.getByText('United States · Firefox on Linux')).toBeVisible();
});

test("AuditLogScreen expands and collapses an event's details, and copies its request ID", async () => {
  const { user } = renderAuditLog();
  const toggle = await screen.findByRole('button', { name: 'Show details: Paused, Ada Lovelace' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('list', { name: 'What changed' })).toHaveTextContent(/Status: Active.*Paused/);
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }));
  expect(await screen.findByText('Request ID copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide details: Paused, Ada Lovelace' }));
  expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
});

test('AuditLogScreen marks removed operators, and names the system as an actor', async () => {
  renderAuditLog('', () =>
    buildPage([
      buildEvent({ actor: { type: 'Operator', id: 'o2', name: 'Alan Turing', isRemoved: true } }),
      buildEvent({
        id: 'e2',
        actor: { type: 'System', id: null, name: null, isRemoved: false },
        action: 'deployment.succeeded',
        ipAddress: null,
      }),
    ]),
  );
  const removed = await findRow(/Alan Turing/);
  expect(removed.getByText('Removed')).toBeVisible();
  expect((await findRow(/Deployed/)).getByText('System')).toBeVisible();
});

test('AuditLogScreen appends older events on Load more and hides the button after the last page', async () => {
  const { user, auditLogRequests } = renderAuditLog('', ({ after }) =>
    after === 'next'
      ? buildPage([buildEvent({ id: 'e9', action: 'client.created' })])
      : buildPage([buildEvent()], 'next'),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await findRow(/Client added/);
  await findRow(/Paused/);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(auditLogRequests.map(({ after }) => after)).toEqual([null, 'next']);
});

test('AuditLogScreen loads new events when the operator refreshes the list', async () => {
  let items = [buildEvent()];
  const { user } = renderAuditLog('', () => buildPage(items));
  await findRow(/Paused/);
  items = [buildEvent({ id: 'e2', action: 'client.resumed' }), ...items];
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await findRow(/Resumed/);
});

test('AuditLogScreen keeps the events visible and shows an error when a refresh fails', async () => {
  let isUnavailable = false;
  const { user } = renderAuditLog('', () => {
    if (isUnavailable) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Something broke.' };
    return buildPage([buildEvent()]);
  });
  await findRow(/Paused/);
  isUnavailable = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
  await findRow(/Paused/);
});

describe('AuditLogScreen', () => {
  test('restores filters and search from the URL, and ignores unknown actor types', async () => {
    const { latest } = renderAuditLog(
      '?person=o1&by=System,Unknown&action=client.paused&kind=Client&target=c1&address=8.8.8.8&days=2026-03-01..&search=ada',
    );
    await findRow(/Paused/);
    expect(latest()).toEqual({
      after: null,
      search: 'ada',
      filter: {
        actorIds: ['o1'],
        actorTypes: ['System'],
        actions: ['client.paused'],
        targetTypes: ['Client'],
        targetId: 'c1',
        ipAddress: '8.8.8.8',
        from: '2026-03-01',
      },
    });
    const chips = within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
    await waitFor(() => expect(chips[0]).toHaveTextContent('User: Grace Hopper'));
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'User: Grace Hopper',
      'Action: Client: paused',
      'Target type: Client',
      'Since Mar 1, 2026',
      'IP address: 8.8.8.8',
      'Actor type: System',
      'Target: Ada Lovelace',
    ]);
  });

  test('filters by a removed operator, and focuses Add filter when the filter is removed', async () => {
    const { user, currentPath, latest } = renderAuditLog();
    await findRow(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'User' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Alan Turing (removed)' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(currentPath()).toBe(`${paths.auditLog}?person=o2`);
    await waitFor(() => expect(latest()?.['filter']).toEqual({ actorIds: ['o2'] }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: User: Alan Turing' }));
    expect(currentPath()).toBe(paths.auditLog);
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  });

  test('lists the actions by their labels and filters by the selected one', async () => {
    const { user, currentPath } = renderAuditLog();
    await findRow(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Action' }));
    const options = await screen.findAllByRole('checkbox');
    expect(options[0]).toHaveAccessibleName('Client: paused');
    expect(options[1]).toHaveAccessibleName('Signed in');
    await user.click(screen.getByRole('checkbox', { name: 'Signed in' }));
    expect(currentPath()).toBe(`${paths.auditLog}?action=operator.signedIn`);
  });

  test('filters by a typed IP address, without its surrounding spaces', async () => {
    const { user, currentPath } = renderAuditLog();
    await findRow(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'IP address' }));
    await user.type(await screen.findByRole('textbox', { name: 'IP address' }), ' 8.8.8.8 {Enter}');
    await waitFor(() => expect(currentPath()).toBe(`${paths.auditLog}?address=8.8.8.8`));
  });

  test('replaces the filters and the search with the target or actor that the operator selects', async () => {
    const { user, currentPath } = renderAuditLog('?search=lovelace');
    await user.click(await screen.findByRole('button', { name: /^Show details/ }));
    await user.click(screen.getByRole('button', { name: 'Show events for Ada Lovelace' }));
    expect(currentPath()).toBe(`${paths.auditLog}?target=c1`);
    await user.click(await screen.findByRole('button', { name: 'Show events by Grace Hopper' }));
    expect(currentPath()).toBe(`${paths.auditLog}?person=o1`);
  });

  test.each([
    ['Company', 'Northwind'],
    ['ThemeSetup', 'Branding'],
    ['StripeIntegration', 'Stripe account'],
    ['BillingDetails', 'Billing details'],
    ['BillingCard', 'Northwind'],
  ])('finds all events about a target of type %s by both its type and its ID', async (targetType, label) => {
    const event = buildEvent({ targetType, targetId: 'k1', targetLabel: label });
    const { user, currentPath, latest } = renderAuditLog('', () => buildPage([event]));
    await user.click(await screen.findByRole('button', { name: /^Show details/ }));
    await user.click(screen.getByRole('button', { name: `Show events for ${label}` }));
    expect(currentPath()).toBe(`${paths.auditLog}?kind=${targetType}&target=k1`);
    expect(latest()?.['filter']).toEqual({ targetTypes: [targetType], targetId: 'k1' });
  });

  test('requires a search of at least three characters, or of two Chinese or Japanese ones', async () => {
    const { user, latest } = renderAuditLog();
    await user.type(await screen.findByRole('searchbox'), 'ad');
    expect(await screen.findByText('Enter at least 3 characters to search.')).toBeVisible();
    expect(latest()).toMatchObject({ search: null });
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(latest()).toMatchObject({ search: 'ada' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '太郎');
    await waitFor(() => expect(latest()).toMatchObject({ search: '太郎' }));
  });
});

describe('audit log export', () => {
  test('downloads the events that match the filters and the search', async () => {
    const sent: Variables[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderAuditLog('?by=System&search=ada', undefined, {
      ExportAuditEvents: (variables) => {
        sent.push(variables);
        return { exportAuditEvents: { url: '/audit-exports?token=t' } };
      },
    });
    await findRow(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Audit log export started')).toBeVisible();
    expect(sent).toEqual([{ search: 'ada', filter: { actorTypes: ['System'] } }]);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  test('shows why an export failed', async () => {
    const { user } = renderAuditLog('', undefined, {
      ExportAuditEvents: () => {
        throw { code: 'COMPANY_PENDING', message: 'Finish setting up your company first.' };
      },
    });
    await findRow(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/Couldn’t export the audit log. Finish setting up/)).toBeVisible();
  });
});

test('AuditLogScreen shows different empty states with and without filters', async () => {
  const { user, currentPath, unmount } = renderAuditLog('?search=nomatch&kind=Client', () => buildPage([]));
  expect(await screen.findByText('No events found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(currentPath()).toBe(paths.auditLog);
  unmount();
  renderAuditLog('', () => buildPage([]));
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('AuditLogScreen reloads the events on Try again after a failure', async () => {
  let isUnavailable = true;
  const { user } = renderAuditLog('', () => {
    if (isUnavailable) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Something broke.' };
    return buildPage([buildEvent()]);
  });
  await screen.findByText('Couldn’t load this');
  isUnavailable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRow(/Paused/);
});
