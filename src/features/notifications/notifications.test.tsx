import { screen, waitFor, within } from '@testing-library/react';
import type { Answers, Variables } from '@/testing/answers';
import type { OperatorOverrides } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import NotificationBell from './NotificationBell';
import { notificationPlace } from './notificationPlace';
import { isBadNews, notificationWords, type Notification } from './notificationWords';
import { timeAgo } from './timeAgo';

const told = (overrides: Partial<Notification> = {}): Notification => ({
  ...{ id: 'n1', kind: 'ClientAdded', manner: 'SignedUp', subjectId: 'c1', label: 'Ada' },
  ...{ count: 1, actorName: null, amount: null, currency: null, direction: null },
  ...{ occurredAt: new Date().toISOString(), isRead: false },
  ...overrides,
});

const page = (items: Notification[], nextCursor: string | null = null, unread?: number) => ({
  notifications: {
    items,
    nextCursor,
    unreadCount: unread ?? items.filter(({ isRead }) => !isRead).length,
  },
});

const show = (answers: Answers, operator: OperatorOverrides = {}) =>
  renderScreen(<NotificationBell />, answers, { path: '/dashboard/analytics', operator });

async function open(answers: Answers, operator?: OperatorOverrides) {
  const view = show(answers, operator);
  await view.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

test('the bell says how many are unread, and a press shows them, newest first', async () => {
  const { panel } = await open({
    GetNotifications: () =>
      page([told(), told({ id: 'n2', manner: 'Added', actorName: 'Sam', isRead: true })]),
  });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeInTheDocument();
  const rows = within(await panel.findByRole('list')).getAllByRole('link');
  expect(rows.map((link) => link.textContent)).toEqual([
    'Ada signed upjust nowUnread',
    'Sam added Adajust now',
  ]);
});

test.each([
  ['among the settings', ['MANAGE_SETTINGS'], '/dashboard/settings/my-profile#notifications'],
  ['by itself where those are closed', ['MANAGE_PAYMENTS'], '/dashboard/my-profile#notifications'],
] as const)('the way to choose what one hears of is always there: %s', async (_where, permissions, place) => {
  const { panel } = await open(
    { GetNotifications: () => page([told()]) },
    { role: 'Staff', permissions: [...permissions] },
  );
  await panel.findByRole('link', { name: /Ada signed up/ });
  expect(panel.getByRole('link', { name: 'Choose what you hear of' })).toHaveAttribute('href', place);
});

test('a press on one leads to what it tells of and marks it as read, here at once', async () => {
  const sent: Variables[] = [];
  const { user, panel, place } = await open({
    GetNotifications: () => page([told()]),
    MarkNotificationsRead: (variables) => {
      sent.push(variables);
      return { markNotificationsRead: 0 };
    },
  });
  await user.click(await panel.findByRole('link', { name: /Ada signed up/ }));
  expect(place()).toBe('/dashboard/clients/c1/view');
  expect(sent).toEqual([{ ids: ['n1'] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('marking all as read keeps the keyboard’s place in the list, which Escape closes', async () => {
  const { user, panel } = await open({
    GetNotifications: () => page([told()]),
    MarkNotificationsRead: () => ({ markNotificationsRead: 0 }),
  });
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(panel.queryByText('Unread')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all are marked as read at once; where that fails they are unread again', async () => {
  const { user, panel } = await open({
    GetNotifications: () => page([told()]),
    MarkNotificationsRead: () => {
      throw { code: 'UNAVAILABLE' };
    },
  });
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('The notifications could not be marked as read')).toBeInTheDocument();
  expect(panel.getByText('Unread')).toBeInTheDocument();
});

test('what the subscription tells shows in the bell without opening it', async () => {
  let items: Notification[] = [];
  const { push } = show({ GetNotifications: () => page(items) });
  await screen.findByRole('button', { name: 'Notifications' });
  items = [told({ id: 'n2' }), told()];
  await waitFor(async () =>
    expect(
      await push('NotificationsChanged', { notificationsChanged: { newest: { id: 'n2' }, unreadCount: 2 } }),
    ).toBe(1),
  );
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('older ones come on request', async () => {
  const { user, panel } = await open({
    GetNotifications: ({ after }) =>
      after === 'n1' ? page([told({ id: 'n0', label: 'Ida' })], null, 1) : page([told()], 'n1'),
  });
  await user.click(await panel.findByRole('button', { name: 'Older' }));
  expect(await panel.findByText('Ida signed up')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Older' })).toBeNull();
});

test('older ones that can’t be read say so, below those that stand there', async () => {
  let isAway = true;
  const { user, panel } = await open({
    GetNotifications: ({ after }) => {
      if (after !== 'n1') return page([told()], 'n1');
      if (isAway) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Not now.' };
      return page([told({ id: 'n0', label: 'Ida' })], null, 1);
    },
  });
  await user.click(await panel.findByRole('button', { name: 'Older' }));
  const again = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByText('Ada signed up')).toBeVisible();
  isAway = false;
  await user.click(again);
  expect(await panel.findByText('Ida signed up')).toBeVisible();
});

test('nothing yet, and a failure with a retry', async () => {
  let isAway = true;
  const { user, panel } = await open({
    GetNotifications: () => {
      if (isAway) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Not now.' };
      return page([]);
    },
  });
  const again = await panel.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(again);
  expect(await panel.findByText('Nothing has happened yet')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Choose what you hear of' })).toBeVisible();
});

const payment = {
  kind: 'PaymentFailed',
  manner: 'Failed',
  subjectId: 'p1',
  amount: 2900,
  currency: 'EUR',
} as const;

test.each<[Partial<Notification>, string, string]>([
  [{}, 'Ada signed up', '/dashboard/clients/c1/view'],
  [{ manner: 'Added', actorName: 'Sam' }, 'Sam added Ada', '/dashboard/clients/c1/view'],
  [
    { manner: 'Imported', actorName: 'Sam', count: 312, label: 'x.csv' },
    'Sam imported 312 clients',
    '/dashboard/clients',
  ],
  [
    { ...payment, direction: 'Incoming' },
    'A payment of €29.00 by Ada failed',
    '/dashboard/payments/incoming/all?payment=p1',
  ],
  [
    { ...payment, direction: 'Incoming', subjectId: null, amount: null, count: 37 },
    '37 payments failed',
    '/dashboard/payments/incoming/failed',
  ],
  [
    { ...payment, direction: 'Outgoing', label: 'Livery, January' },
    'Livery could not charge your card €29.00',
    '/dashboard/payments/outgoing/all?payment=p1',
  ],
  [
    { ...payment, manner: 'Disputed' },
    'Ada disputes a payment of €29.00',
    '/dashboard/payments/incoming/all?payment=p1',
  ],
  [
    { kind: 'DeploymentDone', manner: 'Succeeded', label: 'Client dashboard' },
    'Your client dashboard was deployed',
    '/dashboard/white-label/deployments',
  ],
  [
    { kind: 'DeploymentDone', manner: 'Failed', label: 'Subdomain' },
    'Deploying your subdomain failed',
    '/dashboard/white-label/deployments',
  ],
  [
    { kind: 'DomainBroken', manner: null, label: 'shop.acme.com' },
    'shop.acme.com does not work any more',
    '/dashboard/white-label/custom-domain',
  ],
])('%j reads “%s” and leads to %s', (overrides, words, place) => {
  expect(notificationWords(told(overrides))).toBe(words);
  expect(notificationPlace(told(overrides))).toBe(place);
});

test('what asks for something to be done is told apart by more than its words', () => {
  expect(isBadNews(told({ kind: 'DeploymentDone', manner: 'Failed' }))).toBe(true);
  expect(isBadNews(told({ kind: 'DeploymentDone', manner: 'Succeeded' }))).toBe(false);
});

test.each([
  [30_000, 'just now'],
  [5 * 60_000, '5 min. ago'],
  [3 * 3_600_000, '3 hr. ago'],
  [30 * 3_600_000, 'yesterday'],
  [8 * 86_400_000, 'Jan 2, 2026'],
])('%d ms ago is “%s”', (passedMs, words) => {
  const now = Date.parse('2026-01-10T12:00:00.000Z');
  expect(timeAgo(new Date(now - passedMs).toISOString(), now)).toBe(words);
});
