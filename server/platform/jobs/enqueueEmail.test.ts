import { dayText } from '../../lib/localeText';
import { formatMoney } from '../../lib/money';
import { openFixture, type Fixture } from '../../testing/fixture';
import { openMailbox } from '../../testing/mailbox';
import { enqueueEmail } from './enqueueEmail';

describe('enqueueEmail', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  test.each([
    ['de', null, null, 'Das Archiv von Acme ist bereit', '31. Januar 2027', '1.234,56\u00A0$'],
    [null, null, 'US', 'The archive of Acme is ready', 'January 31, 2027', '$1,234.56'],
    [null, null, 'GB', 'The archive of Acme is ready', '31 January 2027', 'US$1,234.56'],
    [null, 'en-GB', 'US', 'The archive of Acme is ready', '31 January 2027', 'US$1,234.56'],
    [null, 'de', 'GB', 'The archive of Acme is ready', '31 January 2027', 'US$1,234.56'],
    ['es', 'en-MX', 'ES', 'La copia de datos de Acme está lista', '31 de enero de 2027', 'USD\u00A01,234.56'],
    ['es', null, 'ES', 'La copia de datos de Acme está lista', '31 de enero de 2027', '1234,56\u00A0US$'],
    ['tlh', null, null, 'The archive of Acme is ready', 'January 31, 2027', '$1,234.56'],
  ])(
    'formats an email in the language %s, with the locale %s and the country %s',
    async (language, locale, country, subject, day, amount) => {
      const mailbox = await openMailbox(fixture.services);
      const company = await fixture.company();
      const to = `${language}-${locale}-${country}@acme.test`;
      await fixture.inCompany(company, (db) =>
        enqueueEmail(db, fixture.services, {
          recipient: { email: to, language, locale, country },
          template: 'company-archive-ready',
          valuesOf: () => ({
            ...{
              name: 'Ada',
              companyName: 'Acme',
              size: formatMoney(123456, 'USD'),
              link: 'https://acme.test',
            },
            until: dayText(new Date('2027-01-31T12:00:00Z'), 'UTC'),
          }),
        }),
      );
      const email = await mailbox.next(to);
      expect(email.subject).toBe(subject);
      expect(email.text).toContain(day);
      expect(email.text).toContain(amount);
    },
  );
});
