import { buildNotificationEmail } from '../server/modules/notifications/notificationEmail';
import { setLocale } from '../src/lib/localeSettings';
import { notificationPath } from '../src/features/notifications/notificationPath';
import { notificationText, type Notification } from '../src/features/notifications/notificationText';

// Emails are in English, so the console's numbers must be too.
beforeAll(() => setLocale('en'));

const baseNotification: Notification = {
  ...{ id: 'n1', kind: 'ClientAdded', manner: null, subjectId: null, label: null },
  ...{ count: 1, actorName: null, amount: null, currency: null, direction: null },
  ...{ occurredAt: '2026-03-04T12:00:00.000Z', isRead: false },
};
const payment: Partial<Notification> = {
  ...{ kind: 'PaymentFailed', subjectId: 'p1', label: 'Ada', direction: 'Incoming' },
  ...{ amount: 290_000, currency: 'EUR' },
};

// Omits failed charges by Livery, which have a separate email.
test.each<[Partial<Notification>, string]>([
  [{ manner: 'SignedUp', subjectId: 'c1', label: 'Ada' }, 'Ada signed up'],
  [{ manner: 'SignedUp' }, 'A client signed up'],
  [{ manner: 'Added', subjectId: 'c1', label: 'Ada', actorName: 'Sam' }, 'Sam added Ada'],
  [{ manner: 'Added' }, 'Somebody added a client'],
  [{ manner: 'Imported', subjectId: 'i1', actorName: 'Sam', count: 1 }, 'Sam imported 1 client'],
  [{ manner: 'Imported', subjectId: 'i1', actorName: 'Sam', count: 1200 }, 'Sam imported 1,200 clients'],
  [
    { manner: 'EmailShared', subjectId: 'c1', label: 'a@bücher.test' },
    'Two clients have the email address a@bücher.test',
  ],
  [{ ...payment, manner: 'Failed' }, 'A payment of €2,900.00 by Ada failed'],
  [{ ...payment, manner: 'Failed', label: null, amount: null }, 'A payment by a client failed'],
  [{ kind: 'PaymentFailed', manner: 'Failed', direction: 'Incoming', count: 1037 }, '1,037 payments failed'],
  [{ ...payment, manner: 'Disputed' }, 'Ada disputes a payment of €2,900.00'],
  [{ ...payment, manner: 'DisputeLost' }, 'The bank sided with Ada about a payment of €2,900.00'],
  [{ ...payment, manner: 'Deactivated' }, 'Ada was deactivated for non-payment'],
  [{ ...payment, manner: 'Paused', label: null }, 'A client was paused for non-payment'],
  [
    { kind: 'PaymentFailed', manner: 'Paused', direction: 'Incoming', count: 12 },
    '12 clients were paused for non-payment',
  ],
  [{ kind: 'DeploymentDone', manner: 'Succeeded', label: 'Subdomain' }, 'Your subdomain was deployed'],
  [{ kind: 'DeploymentDone', manner: 'Failed' }, 'Deploying your client dashboard failed'],
  [{ kind: 'DomainLive', label: 'shop.acme.com' }, 'shop.acme.com works'],
  [{ kind: 'DomainBroken' }, 'Your domain does not work any more'],
])('%j is “%s” in the console and in the email, with the same link', (overrides, text) => {
  const notification = { ...baseNotification, ...overrides };
  expect(notificationText(notification)).toBe(text);
  expect(buildNotificationEmail(notification.kind, notification, 'https://console.test').values).toEqual({
    what: text,
    link: `https://console.test${notificationPath(notification)}`,
  });
});
