import { dayText } from '../../lib/localeText';
import { openFixture, type Fixture } from '../../testing/fixture';
import { openMailbox } from '../../testing/mailbox';
import { enqueueEmail } from './enqueueEmail';

describe('enqueueEmail', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  test.each([
    ['de', 'Das Archiv von Acme ist bereit', '31. Januar 2027'],
    [null, 'The archive of Acme is ready', 'January 31, 2027'],
    ['tlh', 'The archive of Acme is ready', 'January 31, 2027'],
  ])('formats the values and the text of an email in the language %s', async (language, subject, day) => {
    const mailbox = await openMailbox(fixture.services);
    const company = await fixture.company();
    const to = `${language}@acme.test`;
    await fixture.inCompany(company, (db) =>
      enqueueEmail(db, fixture.services, {
        to,
        language,
        template: 'company-archive-ready',
        valuesOf: () => ({
          ...{ name: 'Ada', companyName: 'Acme', size: '1 MB', link: 'https://acme.test' },
          until: dayText(new Date('2027-01-31T12:00:00Z'), 'UTC'),
        }),
      }),
    );
    const email = await mailbox.next(to);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(day);
  });
});
