import { notificationValues } from '../../server/insights/internals';
import { setLocale } from '../../src/lib/localeSettings';
import {
  notificationPath,
  notificationText,
  type Notification,
} from '../../src/features/notifications/NotificationItem';

// The tests compare console texts with English emails, so the console must format numbers in English.
beforeAll(() => setLocale('en'));

const baseNotification: Notification = {
  ...{ id: 'n1', kind: 'ClientAdded', reason: null, subjectId: null, label: null },
  ...{ count: 1, actorName: null, amount: null, currency: null, direction: null },
  ...{ occurredAt: '2026-03-04T12:00:00.000Z', isRead: false },
};
const payment: Partial<Notification> = {
  ...{ kind: 'PaymentFailed', subjectId: 'p1', label: 'Ada', direction: 'Incoming' },
  ...{ amount: 290_000, currency: 'EUR' },
};

// The rows omit failed platform fees, which have a separate email.
test.each<[Partial<Notification>, string]>([
  [{ reason: 'SignedUp', subjectId: 'c1', label: 'Ada' }, 'Ada signed up'],
  [{ reason: 'SignedUp' }, 'A client signed up'],
  [{ reason: 'Added', subjectId: 'c1', label: 'Ada', actorName: 'Sam' }, 'Sam added Ada'],
  [{ reason: 'Added' }, 'A user added a client'],
  [{ reason: 'Imported', subjectId: 'i1', actorName: 'Sam', count: 1 }, 'Sam imported 1 client'],
  [{ reason: 'Imported', subjectId: 'i1', actorName: 'Sam', count: 1200 }, 'Sam imported 1,200 clients'],
  [
    { reason: 'EmailShared', subjectId: 'c1', label: 'a@bücher.test' },
    'Two clients have the email address a@bücher.test',
  ],
  [{ ...payment, reason: 'Failed' }, 'A payment of €2,900.00 by Ada failed'],
  [{ ...payment, reason: 'Failed', label: null, amount: null }, 'A payment by a client failed'],
  [{ kind: 'PaymentFailed', reason: 'Failed', direction: 'Incoming', count: 1037 }, '1,037 payments failed'],
  [{ ...payment, reason: 'Disputed' }, 'Ada disputed a payment of €2,900.00'],
  [{ ...payment, reason: 'DisputeLost' }, 'You lost the dispute with Ada about a payment of €2,900.00'],
  [{ ...payment, reason: 'Deactivated' }, 'Ada was deactivated for non-payment'],
  [{ ...payment, reason: 'Paused', label: null }, 'A client was paused for non-payment'],
  [
    { kind: 'PaymentFailed', reason: 'Paused', direction: 'Incoming', count: 12 },
    '12 clients were paused for non-payment',
  ],
  [{ kind: 'DeploymentDone', reason: 'Succeeded', label: 'Subdomain' }, 'Your subdomain was deployed'],
  [{ kind: 'DeploymentDone', reason: 'Failed' }, 'Deploying your client dashboard failed'],
  [{ kind: 'DomainLive', label: 'shop.acme.com' }, 'shop.acme.com is live'],
  [{ kind: 'DomainBroken' }, 'Your domain stopped working'],
])('notification %j reads “%s” and has the same link in the console and in the email', (overrides, text) => {
  const notification = { ...baseNotification, ...overrides };
  expect(notificationText(notification)).toBe(text);
  expect(notificationValues(notification.kind, notification, 'https://console.test')).toEqual({
    what: text,
    link: `https://console.test${notificationPath(notification)}`,
  });
});
