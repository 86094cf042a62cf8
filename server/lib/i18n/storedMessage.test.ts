import * as z from 'zod';
import { inLanguage, t } from './i18n';
import { messageWithCode, storedMessages, withValues } from './storedMessage';

const messages = storedMessages({
  Expired: () => t('The certificate has expired.'),
  Responds: withValues(z.object({ host: z.string() }), (values) => t('{host} is responding.', values)),
});

test('shows a stored message in the language of its reader', () => {
  const expired = messages.store('Expired');
  const responds = messages.store('Responds', { host: 'acme.test' });
  expect([messages.read(expired), messages.read(responds)]).toEqual([
    'The certificate has expired.',
    'acme.test is responding.',
  ]);
  inLanguage('de', () => {
    expect([messages.read(expired), messages.read(responds)]).toEqual([
      'Das Zertifikat ist abgelaufen.',
      'acme.test antwortet.',
    ]);
  });
});

test('a message can be a value of another one', () => {
  const outer = storedMessages({
    Failed: withValues(z.object({ reason: messageWithCode }), ({ reason }) =>
      t('{step}: {error}', { step: 'TLS', error: messages.compose(reason) ?? '' }),
    ),
  });
  const stored = outer.store('Failed', { reason: messages.messageOf('Responds', { host: 'acme.test' }) });
  expect(inLanguage('de', () => outer.read(stored))).toBe('TLS: acme.test antwortet.');
});

test.each([
  null,
  '',
  'The certificate has expired.',
  '12',
  '{"code":"Unknown"}',
  '{"code":"__proto__"}',
  '{"code":"constructor"}',
  '{"code":"toString"}',
  '{"code":"Responds","host":1}',
])('shows %j as it is', (text) => {
  expect(messages.read(text)).toBe(text);
});
