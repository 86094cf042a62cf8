import { screen, waitFor, within } from '@testing-library/react';
import type { GetClientTimelineQuery } from '@/api/types';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { passTime } from '@/testing/passTime';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientViewScreen from '../ClientViewScreen';
import { clientViewResponses, clientWith } from '../view/testing/clientFixtures';
import { groupByDay } from './ClientTimeline';

type Activity = GetClientTimelineQuery['clientTimeline']['items'][number];

const activityEntry = (overrides: Partial<Activity>): Activity => ({
  id: 'a1',
  kind: 'Change',
  occurredAt: '2026-03-05T12:00:00.000Z',
  actorType: 'Operator',
  actorName: 'Grace Hopper',
  action: 'client.updated',
  target: null,
  changes: [],
  payment: null,
  refundAmount: null,
  email: null,
  signIn: null,
  ...overrides,
});

const succeededPayment = {
  id: 'x1',
  amount: 1900,
  currency: 'EUR',
  status: 'Succeeded',
  description: null,
  failure: null,
} as const;

const pageOf = (items: Activity[], nextCursor: string | null = null): GetClientTimelineQuery => ({
  clientTimeline: { items, nextCursor },
});

const renderTimeline = (GetClientTimeline: ApiHandlers[string], options: RenderOptions = {}) =>
  renderScreen(
    <ClientViewScreen />,
    { ...clientViewResponses, GetClient: () => ({ client: clientWith() }), GetClientTimeline },
    { path: paths.clientView('c1'), route: paths.clientView(':id'), ...options },
  );

const findTimeline = async () => within(await screen.findByRole('region', { name: 'Activity' }));

describe('design 5: ClientTimeline', () => {
  test('groups payments, emails, sign-ins and changes by day, with actors and previous values', async () => {
    renderTimeline(() =>
      pageOf([
        activityEntry({ id: 'a1', changes: [{ field: 'city', before: 'Lisbon', after: 'Porto' }] }),
        activityEntry({
          id: 'a2',
          kind: 'Payment',
          actorType: 'System',
          actorName: null,
          payment: succeededPayment,
        }),
        activityEntry({
          id: 'a3',
          kind: 'Email',
          occurredAt: '2026-03-04T12:00:00.000Z',
          email: { subject: 'Welcome', hasFailed: false },
        }),
        activityEntry({
          id: 'a4',
          kind: 'SignIn',
          actorType: 'Client',
          occurredAt: '2026-03-04T11:00:00.000Z',
          signIn: { ipAddress: '192.0.2.7', device: 'Firefox on Linux' },
        }),
      ]),
    );
    const timeline = await findTimeline();
    const newestDay = within(await timeline.findByRole('region', { name: 'Mar 5, 2026' }));
    expect(newestDay.getByText('Grace Hopper', { exact: false })).toBeVisible();
    expect(newestDay.getByText('Payment of €19.00 succeeded')).toBeVisible();
    expect(newestDay.getByRole('list', { name: 'What changed' })).toHaveTextContent(/City.*Lisbon.*Porto/);
    const previousDay = within(timeline.getByRole('region', { name: 'Mar 4, 2026' }));
    expect(previousDay.getByText('Email sent: Welcome')).toBeVisible();
    expect(previousDay.getByText('Signed in with Firefox on Linux')).toBeVisible();
    expect(previousDay.getByText('IP address 192.0.2.7', { exact: false })).toBeVisible();
  });

  test('loads earlier activity on a click and appends it', async () => {
    const sent: Variables[] = [];
    const { user } = renderTimeline((variables) => {
      sent.push(variables);
      return variables.after === 'next'
        ? pageOf([activityEntry({ id: 'a9', action: 'client.created' })])
        : pageOf([activityEntry({})], 'next');
    });
    const timeline = await findTimeline();
    await user.click(await timeline.findByRole('button', { name: 'Load more' }));
    expect(await timeline.findByText('Client added')).toBeVisible();
    expect(timeline.getByText('Details changed')).toBeVisible();
    expect(timeline.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(sent.map(({ after }) => after)).toEqual([null, 'next']);
  });

  test('filters by kind, and stores the kinds in the URL', async () => {
    const sent: Variables[] = [];
    const { user, currentPath } = renderTimeline((variables) => {
      sent.push(variables);
      return pageOf(variables.kinds ? [] : [activityEntry({})]);
    });
    const timeline = await findTimeline();
    await timeline.findByText('Details changed');
    await user.click(timeline.getByRole('button', { name: 'Emails' }));
    await user.click(timeline.getByRole('button', { name: 'Sign-ins' }));
    expect(await timeline.findByText('No matching activity')).toBeVisible();
    expect(timeline.getByRole('button', { name: 'Emails' })).toHaveAttribute('aria-pressed', 'true');
    expect(decodeURIComponent(currentPath())).toBe(`${paths.clientView('c1')}?activity=Email,SignIn`);
    expect(sent.at(-1)).toMatchObject({ id: 'c1', kinds: ['Email', 'SignIn'] });

    await user.click(timeline.getByRole('button', { name: 'Show all activity' }));
    expect(await timeline.findByText('Details changed')).toBeVisible();
    expect(currentPath()).toBe(paths.clientView('c1'));
  });

  test('reads the kind Mail in links from earlier releases as Email', async () => {
    const sent: Variables[] = [];
    renderTimeline(
      (variables) => {
        sent.push(variables);
        return pageOf([activityEntry({})]);
      },
      { path: `${paths.clientView('c1')}?activity=Mail` },
    );
    await (await findTimeline()).findByText('Details changed');
    expect(sent.at(-1)).toMatchObject({ kinds: ['Email'] });
  });

  test('spec 5: neither offers nor requests payment kinds without MANAGE_PAYMENTS', async () => {
    const sent: Variables[] = [];
    renderTimeline(
      (variables) => {
        sent.push(variables);
        return pageOf([]);
      },
      {
        operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
        path: `${paths.clientView('c1')}?activity=Payment`,
      },
    );
    const timeline = await findTimeline();
    expect(await timeline.findByText('No activity yet')).toBeVisible();
    expect(timeline.queryByRole('button', { name: 'Refunds' })).toBeNull();
    expect(sent.map(({ kinds }) => kinds)).toEqual([null]);
  });

  test.each([
    ['clientChanged', 'ClientChanged', { kind: 'Updated', ids: ['c1'], count: 1 }],
    ['a truncated clientChanged event', 'ClientChanged', { kind: 'Updated', ids: [], count: 500 }],
    ['paymentRecorded', 'PaymentRecorded', { ids: ['x1'], clientIds: ['c1'], count: 1 }],
  ])('adds new activity after %s, and keeps previously loaded pages', async (_name, subscription, event) => {
    let items = [activityEntry({})];
    const { push, user } = renderTimeline(({ after }) =>
      after ? pageOf([activityEntry({ id: 'a0', action: 'client.created' })]) : pageOf(items, 'next'),
    );
    const timeline = await findTimeline();
    await user.click(await timeline.findByRole('button', { name: 'Load more' }));
    await timeline.findByText('Client added');
    items = [activityEntry({ id: 'a2', action: 'client.paused' }), ...items];
    const field = subscription === 'ClientChanged' ? 'clientChanged' : 'paymentRecorded';
    await push(subscription, { [field]: event });
    expect(await timeline.findByText('Paused')).toBeVisible();
    expect(timeline.getByText('Client added')).toBeVisible();
  });

  test('does not reload after an event of another client', async () => {
    const { push, requests } = renderTimeline(() => pageOf([activityEntry({})]));
    await (await findTimeline()).findByText('Details changed');
    const requestCount = requests.length;
    jest.useFakeTimers();
    await push('ClientChanged', { clientChanged: { kind: 'Updated', ids: ['c2'], count: 1 } });
    await passTime(5000);
    expect(requests).toHaveLength(requestCount);
  });

  test('reloads on Try again after a load error', async () => {
    let isFailing = true;
    const { user } = renderTimeline(() => {
      if (isFailing) throw { code: 'UNAVAILABLE' };
      return pageOf([activityEntry({})]);
    });
    const timeline = await findTimeline();
    await timeline.findByRole('alert');
    isFailing = false;
    await user.click(timeline.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(timeline.getByText('Details changed')).toBeVisible());
  });
});

test('groupByDay labels today and yesterday', () => {
  const entryAt = (occurredAt: string) => ({ occurredAt });
  const now = new Date('2026-03-05T12:00:00.000Z');
  const days = groupByDay(
    [
      entryAt('2026-03-05T12:00:00.000Z'),
      entryAt('2026-03-04T12:00:00.000Z'),
      entryAt('2026-03-03T12:00:00.000Z'),
    ],
    now,
  );
  expect(days.map(({ name }) => name)).toEqual(['Today', 'Yesterday', 'Mar 3, 2026']);
});
