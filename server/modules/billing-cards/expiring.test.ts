import { newId } from '../../lib/ids';
import { openMailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import { Scene } from '../charging/testing/scene';
import { warnOfExpiringCards } from './expiring';
import { addBillingCard } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

async function companyWithCard(token: string, on: string): Promise<Scene> {
  const scene = await Scene.open(world, on, null);
  await addBillingCard(await world.asAdmin(scene.company), { token }, newId());
  return scene;
}

test('the Admins are told of a card 30 days before its last day, once, and nobody else is', async () => {
  const soon = await companyWithCard('sandbox_expires', '2045-04-12');
  const staff = await world.operator(soon.company, { role: 'Staff' });
  const later = await companyWithCard('sandbox_pays', '2045-04-12');
  const closed = await companyWithCard('sandbox_expires', '2045-04-12');
  await closed.ask(`update companies set status = 'Cancelled'`);

  await warnOfExpiringCards(world.services);
  await warnOfExpiringCards(world.services);

  const told = await world.services.jobs.waiting('send-mail');
  expect(told.map(({ to }) => to)).toEqual([soon.company.admin.email]);
  expect(told.map(({ to }) => to)).not.toContain(staff.email);
  expect(told.map(({ to }) => to)).not.toContain(later.company.admin.email);

  const mailbox = await openMailbox(world.services);
  const mail = await mailbox.next(soon.company.admin.email);
  expect(mail.subject).toBe('Your American Express ending in 0005 expires soon');
  expect(mail.text).toContain('is good until April 30, 2045.');
  expect(mail.text).toContain('It is the one that we charge.');
  expect(mail.text).toContain(`${world.services.settings.publicUrl}/dashboard/settings/billing-card`);
});

test('a card that is renewed under the same number is warned of again when that ends', async () => {
  const scene = await companyWithCard('sandbox_expires', '2045-06-12');
  await warnOfExpiringCards(world.services);
  await scene.ask('update billing_cards set exp_month = 6, exp_year = 2047');
  await scene.turnTo('2047-06-12');
  await warnOfExpiringCards(world.services);
  const [{ count } = { count: 0 }] = await scene.ask<{ count: number }>(
    `select count(*)::integer as count from billing_cards where expiry_warned_for = '2047-06-30'`,
  );
  expect(count).toBe(1);
});
