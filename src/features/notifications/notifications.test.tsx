import { screen, waitFor, within } from '@testing-library/react';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import type { OperatorOverrides } from '@/testing/operatorWith';
import { renderScreen } from '@/testing/renderScreen';
import NotificationBell from './NotificationBell';
import {
  notificationPath,
  requiresAction,
  notificationText,
  type Notification,
  timeAgo,
} from './NotificationItem';

const notificationWith = (overrides: Partial<Notification> = {}): Notification => ({
  ...{ id: 'n1', kind: 'ClientAdded', reason: 'SignedUp', subjectId: 'c1', label: 'Ada' },
  ...{ count: 1, actorName: null, amount: null, currency: null, direction: null },
  ...{ occurredAt: new Date().toISOString(), isRead: false },
  ...overrides,
});

const pageOf = (items: Notification[], nextCursor: string | null = null, unread?: number) => ({
  notifications: {
    items,
    nextCursor,
    unreadCount: unread ?? items.filter(({ isRead }) => !isRead).length,
  },
});

const renderBell = (responses: ApiHandlers, operator: OperatorOverrides = {}) =>
  renderScreen(<NotificationBell />, responses, { path: '/dashboard/analytics', operator });

async function openPanel(responses: ApiHandlers, operator?: OperatorOverrides) {
  const view = renderBell(responses, operator);
  await view.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

test('the bell shows the unread count and lists the notifications', async () => {
  const { panel } = await openPanel({
    GetNotifications: () =>
      pageOf([
        notificationWith(),
        notificationWith({ id: 'n2', reason: 'Added', actorName: 'Sam', isRead: true }),
      ]),
  });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeInTheDocument();
  const rows = within(await panel.findByRole('list')).getAllByRole('link');
  expect(rows.map((link) => link.textContent)).toEqual([
    'Ada signed upjust nowUnread',
    'Sam added Adajust now',
  ]);
});

test.each([
  ['in the settings', ['MANAGE_SETTINGS'], '/dashboard/settings/my-profile#notifications'],
  ['in My profile without MANAGE_SETTINGS', ['MANAGE_PAYMENTS'], '/dashboard/my-profile#notifications'],
] as const)('the notification panel links to the preferences %s', async (_case, permissions, path) => {
  const { panel } = await openPanel(
    { GetNotifications: () => pageOf([notificationWith()]) },
    { role: 'Staff', permissions: [...permissions] },
  );
  await panel.findByRole('link', { name: /Ada signed up/ });
  expect(panel.getByRole('link', { name: 'Notification preferences' })).toHaveAttribute('href', path);
});

test('a clicked notification opens its subject and is marked as read immediately', async () => {
  const sent: Variables[] = [];
  const { user, panel, currentPath } = await openPanel({
    GetNotifications: () => pageOf([notificationWith()]),
    MarkNotificationsRead: (variables) => {
      sent.push(variables);
      return { markNotificationsRead: 0 };
    },
  });
  await user.click(await panel.findByRole('link', { name: /Ada signed up/ }));
  expect(currentPath()).toBe('/dashboard/clients/c1/view');
  expect(sent).toEqual([{ ids: ['n1'] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('Escape closes the notification panel after all notifications were marked as read', async () => {
  const { user, panel } = await openPanel({
    GetNotifications: () => pageOf([notificationWith()]),
    MarkNotificationsRead: () => ({ markNotificationsRead: 0 }),
  });
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(panel.queryByText('Unread')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('notifications are shown as unread again when marking all as read fails', async () => {
  const { user, panel } = await openPanel({
    GetNotifications: () => pageOf([notificationWith()]),
    MarkNotificationsRead: () => {
      throw { code: 'UNAVAILABLE' };
    },
  });
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Couldn’t mark notifications as read. Try again.')).toBeInTheDocument();
  expect(panel.getByText('Unread')).toBeInTheDocument();
});

test('the bell updates the unread count on a subscription event', async () => {
  let items: Notification[] = [];
  const { push } = renderBell({ GetNotifications: () => pageOf(items) });
  await screen.findByRole('button', { name: 'Notifications' });
  items = [notificationWith({ id: 'n2' }), notificationWith()];
  await waitFor(async () =>
    expect(
      await push('NotificationsChanged', { notificationsChanged: { newest: { id: 'n2' }, unreadCount: 2 } }),
    ).toBe(1),
  );
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('the notification panel loads older notifications on a click', async () => {
  const { user, panel } = await openPanel({
    GetNotifications: ({ after }) =>
      after === 'n1'
        ? pageOf([notificationWith({ id: 'n0', label: 'Ida' })], null, 1)
        : pageOf([notificationWith()], 'n1'),
  });
  await user.click(await panel.findByRole('button', { name: 'Load more' }));
  expect(await panel.findByText('Ida signed up')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('the notification panel keeps its list if older notifications fail to load, and retries on Try again', async () => {
  let isFailing = true;
  const { user, panel } = await openPanel({
    GetNotifications: ({ after }) => {
      if (after !== 'n1') return pageOf([notificationWith()], 'n1');
      if (isFailing) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Not now.' };
      return pageOf([notificationWith({ id: 'n0', label: 'Ida' })], null, 1);
    },
  });
  await user.click(await panel.findByRole('button', { name: 'Load more' }));
  const retryButton = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByText('Ada signed up')).toBeVisible();
  isFailing = false;
  await user.click(retryButton);
  expect(await panel.findByText('Ida signed up')).toBeVisible();
});

test('the notification panel reloads on Try again, and shows an empty state if it has no notifications', async () => {
  let isFailing = true;
  const { user, panel } = await openPanel({
    GetNotifications: () => {
      if (isFailing) throw { code: 'INTERNAL_SERVER_ERROR', message: 'Not now.' };
      return pageOf([]);
    },
  });
  const retryButton = await panel.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await user.click(retryButton);
  expect(await panel.findByText('No notifications yet')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Notification preferences' })).toBeVisible();
});

const payment = {
  kind: 'PaymentFailed',
  reason: 'Failed',
  subjectId: 'p1',
  amount: 2900,
  currency: 'EUR',
} as const;

test.each<[Partial<Notification>, string, string]>([
  [{}, 'Ada signed up', '/dashboard/clients/c1/view'],
  [{ reason: 'Added', actorName: 'Sam' }, 'Sam added Ada', '/dashboard/clients/c1/view'],
  [
    { reason: 'Imported', actorName: 'Sam', count: 312, label: 'x.csv' },
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
    'Your payment of €29.00 to Livery failed',
    '/dashboard/payments/outgoing/all?payment=p1',
  ],
  [
    { ...payment, reason: 'Disputed' },
    'Ada disputed a payment of €29.00',
    '/dashboard/payments/incoming/all?payment=p1',
  ],
  [
    { kind: 'DeploymentDone', reason: 'Succeeded', label: 'Client dashboard' },
    'Your client dashboard was deployed',
    '/dashboard/white-label/deployments',
  ],
  [
    { kind: 'DeploymentDone', reason: 'Failed', label: 'Subdomain' },
    'Deploying your subdomain failed',
    '/dashboard/white-label/deployments',
  ],
  [
    { kind: 'DomainBroken', reason: null, label: 'shop.acme.com' },
    'shop.acme.com stopped working',
    '/dashboard/white-label/custom-domain',
  ],
])('the notification %j reads “%s” and links to %s', (overrides, text, path) => {
  expect(notificationText(notificationWith(overrides))).toBe(text);
  expect(notificationPath(notificationWith(overrides))).toBe(path);
});

test('requiresAction is true for a failed deployment but not for a successful one', () => {
  expect(requiresAction(notificationWith({ kind: 'DeploymentDone', reason: 'Failed' }))).toBe(true);
  expect(requiresAction(notificationWith({ kind: 'DeploymentDone', reason: 'Succeeded' }))).toBe(false);
});

test.each([
  [30_000, 'just now'],
  [5 * 60_000, '5 min. ago'],
  [3 * 3_600_000, '3 hr. ago'],
  [30 * 3_600_000, 'yesterday'],
  [8 * 86_400_000, 'Jan 2, 2026'],
])('timeAgo formats %d ms ago as “%s”', (elapsedMs, text) => {
  const now = Date.parse('2026-01-10T12:00:00.000Z');
  expect(timeAgo(new Date(now - elapsedMs).toISOString(), now)).toBe(text);
});
