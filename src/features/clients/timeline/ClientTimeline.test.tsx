import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { passTime } from '@/testing/passTime';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientViewScreen from '../ClientViewScreen';
import type { GetClientTimelineQuery } from '../clientView.generated';
import { besideClient, viewed } from '../view/testing/viewedClient';
import { byDay } from './byDay';

type Activity = GetClientTimelineQuery['clientTimeline']['items'][number];

const happened = (overrides: Partial<Activity>): Activity => ({
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
  mail: null,
  signIn: null,
  ...overrides,
});

const paid = {
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

const open = (GetClientTimeline: Answers[string], options: RenderOptions = {}) =>
  renderScreen(
    <ClientViewScreen />,
    { ...besideClient, GetClient: () => ({ client: viewed() }), GetClientTimeline },
    { path: paths.clientView('c1'), route: paths.clientView(':id'), ...options },
  );

const activity = async () => within(await screen.findByRole('region', { name: 'Activity' }));

describe('design 5: one timeline of payments, mails, sign-ins and changes', () => {
  test('under the day of each: what happened, who did it, and what stood there before', async () => {
    open(() =>
      pageOf([
        happened({ id: 'a1', changes: [{ field: 'city', before: 'Lisbon', after: 'Porto' }] }),
        happened({ id: 'a2', kind: 'Payment', actorType: 'System', actorName: null, payment: paid }),
        happened({
          id: 'a3',
          kind: 'Mail',
          occurredAt: '2026-03-04T12:00:00.000Z',
          mail: { subject: 'Welcome', hasFailed: false },
        }),
        happened({
          id: 'a4',
          kind: 'SignIn',
          actorType: 'Client',
          occurredAt: '2026-03-04T11:00:00.000Z',
          signIn: { ipAddress: '192.0.2.7', device: 'Firefox on Linux' },
        }),
      ]),
    );
    const timeline = await activity();
    const first = within(await timeline.findByRole('region', { name: 'Mar 5, 2026' }));
    expect(first.getByText('by Grace Hopper', { exact: false })).toBeVisible();
    expect(first.getByText('Payment of €19.00 succeeded')).toBeVisible();
    expect(first.getByRole('list', { name: 'What changed' })).toHaveTextContent(/City.*Lisbon.*Porto/);
    const second = within(timeline.getByRole('region', { name: 'Mar 4, 2026' }));
    expect(second.getByText('Mail sent: Welcome')).toBeVisible();
    expect(second.getByText('Signed in with Firefox on Linux')).toBeVisible();
    expect(second.getByText('from 192.0.2.7', { exact: false })).toBeVisible();
  });

  test('earlier activity comes on request, below what stands there', async () => {
    const sent: Variables[] = [];
    const { user } = open((variables) => {
      sent.push(variables);
      return variables.after === 'next'
        ? pageOf([happened({ id: 'a9', action: 'client.created' })])
        : pageOf([happened({})], 'next');
    });
    const timeline = await activity();
    await user.click(await timeline.findByRole('button', { name: 'Show earlier activity' }));
    expect(await timeline.findByText('Client added')).toBeVisible();
    expect(timeline.getByText('Details changed')).toBeVisible();
    expect(timeline.queryByRole('button', { name: 'Show earlier activity' })).toBeNull();
    expect(sent.map(({ after }) => after)).toEqual([null, 'next']);
  });

  test('the kinds are chosen by chips, and the address holds them', async () => {
    const sent: Variables[] = [];
    const { user, place } = open((variables) => {
      sent.push(variables);
      return pageOf(variables.kinds ? [] : [happened({})]);
    });
    const timeline = await activity();
    await timeline.findByText('Details changed');
    await user.click(timeline.getByRole('button', { name: 'Mails' }));
    await user.click(timeline.getByRole('button', { name: 'Sign-ins' }));
    expect(await timeline.findByText('Nothing of this kind yet')).toBeVisible();
    expect(timeline.getByRole('button', { name: 'Mails' })).toHaveAttribute('aria-pressed', 'true');
    expect(decodeURIComponent(place())).toBe(`${paths.clientView('c1')}?activity=Mail,SignIn`);
    expect(sent.at(-1)).toMatchObject({ id: 'c1', kinds: ['Mail', 'SignIn'] });

    await user.click(timeline.getByRole('button', { name: 'Show everything' }));
    expect(await timeline.findByText('Details changed')).toBeVisible();
    expect(place()).toBe(paths.clientView('c1'));
  });

  test('spec 5: without MANAGE_PAYMENTS, kinds of money are neither offered nor asked for', async () => {
    const sent: Variables[] = [];
    open(
      (variables) => {
        sent.push(variables);
        return pageOf([]);
      },
      {
        operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
        path: `${paths.clientView('c1')}?activity=Payment`,
      },
    );
    const timeline = await activity();
    expect(await timeline.findByText('Nothing happened yet')).toBeVisible();
    expect(timeline.queryByRole('button', { name: 'Refunds' })).toBeNull();
    expect(sent.map(({ kinds }) => kinds)).toEqual([null]);
  });

  test.each([
    ['clientChanged', 'ClientChanged', { kind: 'Updated', ids: ['c1'], count: 1 }],
    ['clientChanged of more than it names', 'ClientChanged', { kind: 'Updated', ids: [], count: 500 }],
    ['paymentRecorded', 'PaymentRecorded', { ids: ['x1'], clientIds: ['c1'], count: 1 }],
  ])('%s brings what happened, with all that was read before', async (_name, subscription, event) => {
    let items = [happened({})];
    const { push, user } = open(({ after }) =>
      after ? pageOf([happened({ id: 'a0', action: 'client.created' })]) : pageOf(items, 'next'),
    );
    const timeline = await activity();
    await user.click(await timeline.findByRole('button', { name: 'Show earlier activity' }));
    await timeline.findByText('Client added');
    items = [happened({ id: 'a2', action: 'client.paused' }), ...items];
    const field = subscription === 'ClientChanged' ? 'clientChanged' : 'paymentRecorded';
    await push(subscription, { [field]: event });
    expect(await timeline.findByText('Paused')).toBeVisible();
    expect(timeline.getByText('Client added')).toBeVisible();
  });

  test('what happened to another client is not asked for', async () => {
    const { push, asked } = open(() => pageOf([happened({})]));
    await (await activity()).findByText('Details changed');
    const before = asked.length;
    jest.useFakeTimers();
    await push('ClientChanged', { clientChanged: { kind: 'Updated', ids: ['c2'], count: 1 } });
    await passTime(5000);
    expect(asked).toHaveLength(before);
  });

  test('activity that can’t be loaded is offered again', async () => {
    let isDown = true;
    const { user } = open(() => {
      if (isDown) throw { code: 'UNAVAILABLE' };
      return pageOf([happened({})]);
    });
    const timeline = await activity();
    await timeline.findByRole('alert');
    isDown = false;
    await user.click(timeline.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(timeline.getByText('Details changed')).toBeVisible());
  });
});

test('today and yesterday are called so', () => {
  const at = (occurredAt: string) => ({ occurredAt });
  const now = new Date('2026-03-05T12:00:00.000Z');
  const days = byDay(
    [at('2026-03-05T12:00:00.000Z'), at('2026-03-04T12:00:00.000Z'), at('2026-03-03T12:00:00.000Z')],
    now,
  );
  expect(days.map(({ name }) => name)).toEqual(['Today', 'Yesterday', 'Mar 3, 2026']);
});
