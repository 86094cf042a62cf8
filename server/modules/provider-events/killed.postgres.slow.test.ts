import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { killAtEachStep } from '../../testing/killableDatabase';
import { works } from '../../testing/works';
import type { TestCompany } from '../../testing/world';
import { startClientSubscription } from '../client-cards/subscribe';
import { makeKillableStripe, type KillableStripe, type StripeSide } from './testing/sides';

let stripe: KillableStripe;
beforeAll(async () => void (stripe = await makeKillableStripe()));
afterAll(() => stripe.remove());

/** With a client whose first period is paid. */
async function paid(side: StripeSide): Promise<TestCompany> {
  const stage = await side.open();
  const { ctx, client, plan, company } = stage;
  const token = await side.token(stage, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await side.settle(stage);
  return company;
}

/** Stripe renews everybody, and tells of what was paid for it. */
async function renew(side: StripeSide): Promise<void> {
  stripe.server.stripe.advance(32);
  for (const message of side.news()) {
    if (message.type === 'invoice.paid') await side.deliver(message);
  }
}

test('kill -9 after any step of working off a message records the renewal that it tells of once', async () => {
  const companies = await stripe.withSide(async (side) => {
    const made = [];
    for (let count = 0; count < 11; count += 1) made.push(await paid(side));
    await renew(side);
    return made;
  });
  const killed = await killAtEachStep(stripe.killable, 'event', companies);
  // The look for messages, the message, its account, what Stripe answers, and what is recorded.
  expect(killed.length).toBeGreaterThanOrEqual(5);

  await stripe.withSide(async (side) => {
    const { services } = side.world;
    for (const company of killed) {
      await works.event(services, company.id);
      const ask = async (text: string) =>
        (await services.database.inCompany(company.id, (db) => db.query(text))).rows;
      const renewals = [{ status: 'Succeeded', amount: 1000, attempts: 1 }];
      const payments = `select status, amount, attempt_count as attempts from payments order by period_start`;
      expect(await ask(payments)).toEqual([...renewals, ...renewals]);
      expect(await ask(`select id from provider_events where status in ('Waiting', 'Failed')`)).toEqual([]);
      // All that Stripe had to tell besides changes nothing of it.
      await side.settle({ company });
      expect(await ask(payments)).toEqual([...renewals, ...renewals]);
      const book = stripe.server.stripe.store(await side.accountOf(company));
      expect(book.all('charge')).toHaveLength(2);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
