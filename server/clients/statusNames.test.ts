import { clientStatuses } from '../../contract/enums';
import { languages } from '../../contract/languages';
import { inLanguage } from '../lib/i18n/i18n';
import { statusField } from './fields';
import { clientStatusLabels, statusOf } from './statusNames';

test.each([
  ['PAST_DUE', 'PastDue'],
  ['past due', 'PastDue'],
  ['Trialing', 'Trialing'],
  ['Trial', 'Trialing'],
  ['Überfällig', 'PastDue'],
  ['en retard de paiement', 'PastDue'],
  ['معطل', 'Deactivated'],
  ['Happy', null],
])('statusOf(%j) returns %j', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

test.each(languages)('accepts the names of the console in %s, and lists them in its error', (language) =>
  inLanguage(language, () => {
    const names = clientStatuses.map((status) => clientStatusLabels[status]());
    expect(names.map(statusOf)).toEqual(clientStatuses);
    const message = statusField.safeParse('Happy').error?.issues[0]?.message;
    for (const name of names) expect(message).toContain(name);
  }),
);
