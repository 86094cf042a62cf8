import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newId } from '../../lib/ids';
import { sendClientAccess } from '../../modules/client-accounts/from-console/sendAccess';
import { createClient } from '../../modules/clients/service';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import { openDashboard, type Dashboard } from './testing/dashboard';
import { password } from './testing/newcomer';

let world: World;
let mailbox: Mailbox;
let app: FastifyInstance;
let acme: Dashboard;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(world.services);
  app = await buildApp(world.services);
  acme = await openDashboard(world, app);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** A client whose address has a domain in Unicode, with a password; and the address as a browser posts it. */
async function umlautClient(): Promise<{ id: string; email: string; posted: string }> {
  const local = `kontakt-${newId()}`;
  const [email, posted] = [`${local}@bücher.test`, `${local}@xn--bcher-kva.test`];
  const ctx = await world.asAdmin(acme.company);
  const { id } = await createClient(ctx, { name: 'Buecher', email });
  await sendClientAccess(ctx, id, newId());
  const browser = acme.browser();
  const page = await browser.open(`/choose-password?token=${tokenIn(await mailbox.next(posted))}`);
  await browser.send(page, '/choose-password', { password });
  return { id, email, posted };
}

const send = async (path: string, typed: Record<string, string>) => {
  const browser = acme.browser();
  return browser.send(await browser.open(path), path, typed);
};

describe('a client whose email address has an internationalized domain', () => {
  let client: { id: string; email: string; posted: string };
  beforeAll(async () => void (client = await umlautClient()));

  test('signs in with either form of the address', async () => {
    for (const email of [client.posted, client.email, client.posted.toUpperCase()])
      expect(await send('/sign-in', { email, password })).toMatchObject({ status: 200, url: '/account' });
  });

  test('is mailed a new password link', async () => {
    await send('/forgot-password', { email: client.posted });
    expect((await mailbox.next(client.posted)).text).toContain('/choose-password?token=');
  });

  test('who signs up again is mailed that they have an account', async () => {
    await send('/sign-up', { name: 'Again', email: client.posted });
    const { subject } = await mailbox.next(client.posted);
    expect(subject).toBe(`You have an account with ${acme.company.name} already`);
    expect(
      await acme.asked('select id from clients where email like $1', [`${client.email.slice(0, 30)}%`]),
    ).toEqual([{ id: client.id }]);
  });
});

test('a sign-up mails no web address or phone number that was typed as a name', async () => {
  for (const name of ['Win at evil.com', 'Call 0800 123 45 67']) {
    const email = `victim-${newId()}@example.test`;
    await send('/sign-up', { name, email });
    const { subject, text, html } = await mailbox.next(email);
    expect(`${subject}${text}${html}`).not.toMatch(/evil\.com|0800/);
  }
});

test('an access link carries no web address or phone number in a name', async () => {
  const email = `victim-${newId()}@example.test`;
  const ctx = await world.asAdmin(acme.company);
  const { id } = await createClient(ctx, { name: 'Claim $100 at evil.com', email });
  await sendClientAccess(ctx, id, newId());
  const { text, html } = await mailbox.next(email);
  expect(text).toContain('Hello Claim $100 at evil,');
  expect(`${text}${html}`).not.toContain('evil.com');
});

test('clients who share an address from before keys were unique each sign in as they did', async () => {
  const [one, other] = [await umlautClient(), await umlautClient()];
  // As the migration leaves them.
  await acme.asked('update clients set email = $3, sorted_email = $4 where company_id = $1 and id = $2', [
    acme.company.id,
    other.id,
    one.email.normalize('NFD'),
    `${one.posted} ${one.email.normalize('NFD')}`,
  ]);
  const signedInAs = async (email: string) => {
    const browser = acme.browser();
    await browser.send(await browser.open('/sign-in'), '/sign-in', { email, password });
    const [session] = await acme.asked<{ id: string }>(
      'select client_id as id from client_sessions order by created_at desc, id desc limit 1',
    );
    return session?.id;
  };
  expect(await signedInAs(one.email)).toBe(one.id);
  expect(await signedInAs(one.email.normalize('NFD'))).toBe(other.id);
  expect(await signedInAs(one.posted)).toBe(one.id);
});
