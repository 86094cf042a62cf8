import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientBillingPlans, planTemplates } from './service';
import { templatesIn } from './templates';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const addPlan = (company: TestCompany, name: string, position: number) =>
  world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, trial_days)
       values ($1, $2, $3, $4, 2000, 'USD', 'Month', 14)`,
      [company.id, newId(), position, name],
    ),
  );

describe('clientBillingPlans', () => {
  test('with the flag: in the order that clients see', async () => {
    const company = await world.company();
    await addPlan(company, 'Second', 2);
    await addPlan(company, 'First', 1);

    const plans = await clientBillingPlans(await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER'));
    expect(plans.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(plans[0]).toMatchObject({
      price: 2000,
      currency: 'USD',
      interval: 'Month',
      trialDays: 14,
      status: 'Active',
      features: [],
      createdAt: expect.any(Date),
    });
  });

  test('without the flag they are refused', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS');
    await expect(clientBillingPlans(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test("another company's are not among them", async () => {
    await addPlan(await world.company(), 'Theirs', 1);
    const ctx = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
    expect(await clientBillingPlans(ctx)).toEqual([]);
  });
});

describe('planTemplates', () => {
  test("come in the company's currency, while it is still Pending", async () => {
    const company = await world.company({ status: 'Pending' });
    await world.services.database.inCompany(company.id, (db) =>
      db.query(`update companies set currency = 'JPY' where id = $1`, [company.id]),
    );
    const templates = await planTemplates(await world.asAdmin(company));
    expect(templates.map(({ name, price, currency }) => [name, price, currency])).toEqual([
      ['Starter', 3000, 'JPY'],
      ['Growth', 7500, 'JPY'],
      ['Pro', 15000, 'JPY'],
    ]);
  });

  test('are shown to nobody without a session', async () => {
    await expect(planTemplates(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('have a price in minor units that a plan may have, in every currency there is', () => {
    expect(templatesIn('EUR')[0]?.price).toBe(2000);
    expect(templatesIn('KWD')[0]?.price).toBe(10_000);
    for (const currency of Intl.supportedValuesOf('currency')) {
      for (const { price } of templatesIn(currency)) {
        expect(price === Math.trunc(price) && price <= 99_999_999 && price > 0).toBe(true);
      }
    }
  });
});
