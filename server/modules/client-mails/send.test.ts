import { createMailer, type Mailer } from '../../mail/mailer';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { mailClient } from './mailClient';
import { sendClientMail } from './send';

let world: World;
let company: TestCompany;
let clientId: string;
let sent: string[];

beforeAll(async () => void (world = await openWorld()));
beforeEach(async () => {
  sent = [];
  company = await world.company();
  clientId = (await world.client(company, { email: `${company.id}@client.test` })).id;
});
afterAll(() => world.close());

const values = { planName: 'Growth', price: '$10.00 a month' };

/** What the queue carries of a mail that has just been asked for. */
async function queued() {
  const { database, jobs } = world.services;
  await database.inCompany(company.id, (db) =>
    mailClient(db, world.services, company.id, clientId, 'subscription-begun', values),
  );
  const mail = (await jobs.unfinished('send-client-mail')).find(({ companyId }) => companyId === company.id);
  if (!mail) throw new Error('Nothing is queued.');
  return mail;
}

const working = (): Mailer => {
  const mailer = createMailer(world.services.settings, () => undefined);
  return {
    send: async (to, ...rest) => {
      await mailer.send(to, ...rest);
      sent.push(to);
    },
  };
};
const away: Mailer = { send: () => Promise.reject(new Error('The mail server is away.')) };

const shown = async () => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select subject, status from client_mails'),
  );
  return rows;
};

const subject = () => `Your plan with ${company.name}: Growth`;

test('a mail stands in the timeline from when it is asked for, and says what became of it', async () => {
  const mail = await queued();
  expect(await shown()).toEqual([{ subject: subject(), status: 'Queued' }]);
  await sendClientMail(world.services, working(), mail);
  expect(await shown()).toEqual([{ subject: subject(), status: 'Sent' }]);
  expect(sent).toEqual([`${company.id}@client.test`]);
});

test('what has gone out goes out once, however often the job runs', async () => {
  const mail = await queued();
  await sendClientMail(world.services, working(), mail);
  await sendClientMail(world.services, working(), mail);
  expect(sent).toHaveLength(1);
});

test('what does not go out is shown as failed, and goes out with the next try', async () => {
  const mail = await queued();
  await expect(sendClientMail(world.services, away, mail)).rejects.toThrow('away');
  expect(await shown()).toMatchObject([{ status: 'Failed' }]);
  await sendClientMail(world.services, working(), mail);
  expect(await shown()).toMatchObject([{ status: 'Sent' }]);
});

test('a client who is not there is a mistake of the caller’s', async () => {
  const other = await world.company();
  const asked = world.services.database.inCompany(other.id, (db) =>
    mailClient(db, world.services, other.id, clientId, 'subscription-begun', values),
  );
  await expect(asked).rejects.toThrow('There is no client');
});

test('a template that there is not is never tried as one', async () => {
  const mail = await queued();
  await expect(sendClientMail(world.services, working(), { ...mail, template: 'x' })).rejects.toThrow(
    'There is no mail named x.',
  );
});
