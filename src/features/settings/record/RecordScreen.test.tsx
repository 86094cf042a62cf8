import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import type { GetAuditEventsQuery } from './record.generated';
import type { RecordedEvent } from './recordApi';
import RecordScreen from './RecordScreen';

const eventWith = (differing: Partial<RecordedEvent> = {}): RecordedEvent => ({
  id: 'e1',
  occurredAt: '2026-03-04T12:00:00.000Z',
  actor: { type: 'Operator', id: 'o1', name: 'Grace Hopper', isRemoved: false },
  action: 'client.paused',
  targetType: 'Client',
  targetId: 'c1',
  targetLabel: 'Ada Lovelace',
  changes: [{ field: 'status', before: 'Active', after: 'Paused' }],
  ipAddress: '8.8.8.8',
  country: 'US',
  userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/130.0',
  device: 'Firefox on Linux',
  requestId: 'r1',
  partOf: null,
  ...differing,
});

const pageOf = (items: RecordedEvent[], nextCursor: string | null = null): GetAuditEventsQuery => ({
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

/** The record at an address; what it asks for is in `wanted`. */
function open(
  query = '',
  answer: (variables: Variables) => unknown = () => pageOf([eventWith()]),
  answers: Answers = {},
) {
  const wanted: Variables[] = [];
  const view = renderScreen(
    <RecordScreen />,
    {
      GetAuditFacets: () => facets,
      ...answers,
      GetAuditEvents: (variables) => {
        wanted.push(variables);
        return answer(variables);
      },
    },
    { path: `${paths.auditLog}${query}` },
  );
  return { ...view, wanted, latest: () => wanted.at(-1) };
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row says when, who, what, about what and from where', async () => {
  open();
  const row = await rowOf(/Paused/);
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

test('it opens to what stood there before and after', async () => {
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Show details of Paused, Ada Lovelace' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('list', { name: 'What changed' })).toHaveTextContent(/Status: Active.*Paused/);
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }));
  expect(await screen.findByText('Request ID copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide details of Paused, Ada Lovelace' }));
  expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
});

test('who was removed is still named, and marked; so is the program', async () => {
  open('', () =>
    pageOf([
      eventWith({ actor: { type: 'Operator', id: 'o2', name: 'Alan Turing', isRemoved: true } }),
      eventWith({
        id: 'e2',
        actor: { type: 'System', id: null, name: null, isRemoved: false },
        action: 'deployment.succeeded',
        ipAddress: null,
      }),
    ]),
  );
  const removed = await rowOf(/Alan Turing/);
  expect(removed.getByText('Removed')).toBeVisible();
  expect((await rowOf(/Deployed/)).getByText('The system')).toBeVisible();
});

test('older entries come on request, below what stands there', async () => {
  const { user, wanted } = open('', ({ after }) =>
    after === 'next'
      ? pageOf([eventWith({ id: 'e9', action: 'client.created' })])
      : pageOf([eventWith()], 'next'),
  );
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await rowOf(/Client added/);
  await rowOf(/Paused/);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  expect(wanted.map(({ after }) => after)).toEqual([null, 'next']);
});

test('what is new comes on request', async () => {
  let items = [eventWith()];
  const { user } = open('', () => pageOf(items));
  await rowOf(/Paused/);
  items = [eventWith({ id: 'e2', action: 'client.resumed' }), ...items];
  await user.click(screen.getByRole('button', { name: 'Show what is new' }));
  await rowOf(/Resumed/);
});

test('what is new and could not be read is said, and what stands there stays', async () => {
  let isDown = false;
  const { user } = open('', () => {
    if (isDown) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Something broke.' };
    return pageOf([eventWith()]);
  });
  await rowOf(/Paused/);
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Show what is new' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
  await rowOf(/Paused/);
});

describe('filters and search live in the address', () => {
  test('the address says what is shown', async () => {
    const { latest } = open(
      '?person=o1&by=System,Nobody&action=client.paused&kind=Client&target=c1&address=8.8.8.8&days=2026-03-01..&search=ada',
    );
    await rowOf(/Paused/);
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
    await waitFor(() => expect(chips[0]).toHaveTextContent('Person: Grace Hopper'));
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Person: Grace Hopper',
      'What: Client: paused',
      'About: Client',
      'since Mar 1, 2026',
      'From 8.8.8.8',
      'By: The system',
      'About Ada Lovelace',
    ]);
  });

  test('people are chosen by name, those who left too', async () => {
    const { user, place, latest } = open();
    await rowOf(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Person' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Alan Turing (removed)' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(place()).toBe(`${paths.auditLog}?person=o2`);
    await waitFor(() => expect(latest()?.['filter']).toEqual({ actorIds: ['o2'] }));
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Person: Alan Turing' }));
    expect(place()).toBe(paths.auditLog);
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  });

  test('what was done is chosen in plain words', async () => {
    const { user, place } = open();
    await rowOf(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'What was done' }));
    const choices = await screen.findAllByRole('checkbox');
    expect(choices[0]).toHaveAccessibleName('Client: paused');
    expect(choices[1]).toHaveAccessibleName('Signed in');
    await user.click(screen.getByRole('checkbox', { name: 'Signed in' }));
    expect(place()).toBe(`${paths.auditLog}?action=operator.signedIn`);
  });

  test('an address is typed', async () => {
    const { user, place } = open();
    await rowOf(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Address' }));
    await user.type(await screen.findByLabelText('IP address'), ' 8.8.8.8 {Enter}');
    await waitFor(() => expect(place()).toBe(`${paths.auditLog}?address=8.8.8.8`));
  });

  test('an entry leads to everything about the same thing, and by the same person', async () => {
    const { user, place } = open('?search=lovelace');
    await user.click(await screen.findByRole('button', { name: /^Show details/ }));
    await user.click(screen.getByRole('button', { name: 'Everything about Ada Lovelace' }));
    expect(place()).toBe(`${paths.auditLog}?target=c1`);
    await user.click(await screen.findByRole('button', { name: 'Everything by Grace Hopper' }));
    expect(place()).toBe(`${paths.auditLog}?person=o1`);
  });

  test.each([
    ['Company', 'Northwind'],
    ['ThemeSetup', 'Branding'],
    ['StripeIntegration', 'Stripe account'],
    ['BillingDetails', 'Billing details'],
    ['BillingCard', 'Northwind'],
  ])('a %s stands there under the company’s id, and is told from the others', async (targetType, label) => {
    const event = eventWith({ targetType, targetId: 'k1', targetLabel: label });
    const { user, place, latest } = open('', () => pageOf([event]));
    await user.click(await screen.findByRole('button', { name: /^Show details/ }));
    await user.click(screen.getByRole('button', { name: `Everything about ${label}` }));
    expect(place()).toBe(`${paths.auditLog}?kind=${targetType}&target=k1`);
    expect(latest()?.['filter']).toEqual({ targetTypes: [targetType], targetId: 'k1' });
  });

  test('a search needs three characters, or two Chinese ones, and says so', async () => {
    const { user, latest } = open();
    await user.type(await screen.findByRole('searchbox'), 'ad');
    expect(await screen.findByText('Type three characters at least.')).toBeVisible();
    expect(latest()).toMatchObject({ search: null });
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(latest()).toMatchObject({ search: 'ada' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '太郎');
    await waitFor(() => expect(latest()).toMatchObject({ search: '太郎' }));
  });
});

describe('the record is exported', () => {
  test('as it is filtered', async () => {
    const sent: Variables[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open('?by=System&search=ada', undefined, {
      ExportAuditEvents: (variables) => {
        sent.push(variables);
        return { exportAuditEvents: { url: '/audit-exports?token=t' } };
      },
    });
    await rowOf(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The export of the record was started')).toBeVisible();
    expect(sent).toEqual([{ search: 'ada', filter: { actorTypes: ['System'] } }]);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  test('or says why not', async () => {
    const { user } = open('', undefined, {
      ExportAuditEvents: () => {
        throw { code: 'COMPANY_PENDING', message: 'Finish setting up your company first.' };
      },
    });
    await rowOf(/Paused/);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/could not be exported. Finish setting up/)).toBeVisible();
  });
});

test('a record that is empty, and one that nothing matches in, say so', async () => {
  const { user, place, unmount } = open('?search=nobody&kind=Client', () => pageOf([]));
  expect(await screen.findByText('Nothing on record matches')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(place()).toBe(paths.auditLog);
  unmount();
  open('', () => pageOf([]));
  expect(await screen.findByText('Nothing on record yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('a record that could not be loaded is asked for again', async () => {
  let isDown = true;
  const { user } = open('', () => {
    if (isDown) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Something broke.' };
    return pageOf([eventWith()]);
  });
  await screen.findByText('This could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf(/Paused/);
});
