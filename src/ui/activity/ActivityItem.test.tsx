import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import type { ActivityEntry } from './activityEntry';
import { ActivityItem } from './ActivityItem';

const entryWith = (differing: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'a1',
  kind: 'Change',
  occurredAt: '2026-03-04T12:00:00.000Z',
  actorType: 'Operator',
  actorName: 'Ada Northwind',
  client: { id: 'c1', name: 'Grace Hopper' },
  action: null,
  target: null,
  changes: [],
  payment: null,
  refundAmount: null,
  mail: null,
  signIn: null,
  ...differing,
});

const failed = { amount: 1900, currency: 'EUR', status: 'Failed', failure: 'The card has expired.' } as const;

const said = (differing: Partial<ActivityEntry>, isClientNamed = false) => {
  renderScreen(<ActivityItem entry={entryWith(differing)} isClientNamed={isClientNamed} />, {});
  return screen.getAllByRole('listitem')[0]?.textContent;
};

test.each<[string, Partial<ActivityEntry>, RegExp]>([
  ['a known action', { action: 'client.paused' }, /^Paused.*by Ada Northwind$/],
  ['an action without words of its own', { action: 'client.noteRemoved' }, /^Note removed/],
  ['what is not done to a client', { action: 'clientImport.finished' }, /^Clients imported/],
  ['what this console has no words for', { action: 'clientImport.mislaid' }, /^Client import mislaid/],
  [
    'a payment that failed',
    { kind: 'Payment', actorType: 'System', payment: failed },
    /^Payment of €19\.00 failedThe card has expired\..*2026/,
  ],
  ['a refund', { kind: 'Refund', payment: failed, refundAmount: 500 }, /^€5\.00 refunded.*by Ada Northwind$/],
  [
    'a mail',
    { kind: 'Mail', actorType: 'System', mail: { subject: 'Welcome', hasFailed: false } },
    /^Mail sent: Welcome/,
  ],
  [
    'a mail that came back',
    { kind: 'Mail', mail: { subject: 'Welcome', hasFailed: true } },
    /^Mail not delivered: Welcome/,
  ],
  [
    'a sign-in',
    { kind: 'SignIn', actorType: 'Client', signIn: { ipAddress: '192.0.2.1', device: null } },
    /^Signed in.*from 192\.0\.2\.1$/,
  ],
  [
    'a sign-in with a known device',
    {
      kind: 'SignIn',
      actorType: 'Client',
      signIn: { ipAddress: null, device: 'Firefox on Linux' },
    },
    /^Signed in with Firefox on Linux/,
  ],
])('%s is told in plain words', (_name, differing, words) => {
  expect(said(differing)).toMatch(words);
});

test('what changed is told field by field, with before and after', () => {
  const changes = [
    { field: 'postalCode', before: null, after: '1000-001' },
    { field: 'city', before: 'Lisbon', after: null },
    { field: 'addressLine1', before: 'Rua Um 1', after: 'Rua Dois 2' },
  ];
  said({ action: 'client.updated', changes });
  const told = within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Postal code: 1000-001',
    'City: Lisbon became  → nothing',
    'Address line 1: Rua Um 1 became  → Rua Dois 2',
  ]);
});

test('among many clients, the client is named and leads to their page', () => {
  expect(said({ action: 'client.created' }, true)).toMatch(/^Grace Hopper: Client added/);
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
    'href',
    '/dashboard/clients/c1/view',
  );
});
