import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { createClientBillingPlan } from './create';
import {
  activateClientBillingPlan,
  archiveClientBillingPlan,
  deleteClientBillingPlan,
  reorderClientBillingPlans,
  setDefaultClientBillingPlan,
} from './offer';
import { clientBillingPlans, planTemplates } from './service';
import { templatesIn } from './templates';
import { planOf } from './testing/plans';
import { startSubscription } from '../subscriptions/start';
import { publishPortal } from '../../site/testing/publishPortal';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
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
});

describe('offer', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const start = async () => {
    const company = await world.company();
    return { company, ctx: await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER') };
  };

  const add = async (ctx: Context, name: string, status: 'Active' | 'Draft' = 'Active'): Promise<string> =>
    (await createClientBillingPlan(ctx, planOf({ name, status }), newId())).id;

  const shown = async (ctx: Context): Promise<string[]> =>
    (await clientBillingPlans(ctx)).map(
      ({ name, status, isDefault }) => `${name} ${status}${isDefault ? ', default' : ''}`,
    );

  const putOn = async (company: TestCompany, planId: string): Promise<string> => {
    const client = await world.client(company);
    await world.services.database.inCompany(company.id, (db) =>
      startSubscription(db, company.id, { clientId: client.id, planId, at: new Date() }),
    );
    return client.id;
  };

  /** All of the checklist, and a client dashboard that is deployed. */
  async function goLive(company: TestCompany): Promise<void> {
    const statements = [
      `insert into images (company_id, id, kind, png, width, height) values ($1, $2, 'SquareLogo', '\\x00', 1, 1)`,
      `insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id)
     values ($1, 'Acme', '#112233', $2, $2)`,
      `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year)
     values ($1, $2, 'Sandbox', 'x', 'Visa', '4242', 12, 2030)`,
      `insert into custom_domains (company_id, id, hostname, verified_at)
     select $1, id, id || '.test', now() from (values ($2::uuid)) as made (id)`,
    ];
    const id = newId();
    for (const text of statements) {
      await world.services.database.inCompany(company.id, (db) => db.query(text, [company.id, id]));
    }
    await publishPortal(world, company.id);
  }

  test('there is one default while a plan is active: the first one follows it when it goes', async () => {
    const { ctx } = await start();
    const [one, two, draft] = [
      await add(ctx, 'One'),
      await add(ctx, 'Two'),
      await add(ctx, 'Three', 'Draft'),
    ];
    expect(await shown(ctx)).toEqual(['One Active, default', 'Two Active', 'Three Draft']);

    await setDefaultClientBillingPlan(ctx, two);
    expect(await shown(ctx)).toEqual(['One Active', 'Two Active, default', 'Three Draft']);

    await archiveClientBillingPlan(ctx, two);
    expect(await shown(ctx)).toEqual(['One Active, default', 'Three Draft', 'Two Archived']);

    await archiveClientBillingPlan(ctx, one);
    expect(await shown(ctx)).toEqual(['Three Draft', 'One Archived', 'Two Archived']);

    await activateClientBillingPlan(ctx, draft);
    expect(await shown(ctx)).toEqual(['Three Active, default', 'One Archived', 'Two Archived']);
  });

  test('an archived plan comes back after the others', async () => {
    const { ctx } = await start();
    const one = await add(ctx, 'One');
    await add(ctx, 'Two');
    await archiveClientBillingPlan(ctx, one);
    expect(await activateClientBillingPlan(ctx, one)).toMatchObject({ order: 2, status: 'Active' });
  });

  test('only an active plan can be the default', async () => {
    const { ctx } = await start();
    await add(ctx, 'One');
    const draft = await add(ctx, 'Draft', 'Draft');
    await expect(setDefaultClientBillingPlan(ctx, draft)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await shown(ctx)).toEqual(['One Active, default', 'Draft Draft']);
  });

  test('the last active plan can be neither archived nor deleted while the company is Live', async () => {
    const { company, ctx } = await start();
    const [one, two] = [await add(ctx, 'One'), await add(ctx, 'Two')];
    await goLive(company);
    await archiveClientBillingPlan(ctx, two);
    const refusal = {
      code: 'CONFLICT',
      message:
        'One is your only active plan, and you are live: clients would have nothing to choose. Activate another plan first.',
    };
    await expect(archiveClientBillingPlan(ctx, one)).rejects.toMatchObject(refusal);
    await expect(deleteClientBillingPlan(ctx, one)).rejects.toMatchObject(refusal);
    await activateClientBillingPlan(ctx, two);
    await expect(archiveClientBillingPlan(ctx, one)).resolves.toMatchObject({ status: 'Archived' });
  });

  test('of two that archive the last two plans of a Live company at once, one is refused', async () => {
    const { company, ctx } = await start();
    const ids = [await add(ctx, 'One'), await add(ctx, 'Two')];
    await goLive(company);
    const answers = await Promise.allSettled(ids.map((id) => archiveClientBillingPlan(ctx, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a company that is not Live can archive its last plan', async () => {
    const { ctx } = await start();
    const one = await add(ctx, 'One');
    await expect(archiveClientBillingPlan(ctx, one)).resolves.toMatchObject({ isDefault: false });
  });

  test('a plan that nobody has ever had can be deleted, any other only archived', async () => {
    const { company, ctx } = await start();
    const [used, unused] = [await add(ctx, 'Used'), await add(ctx, 'Unused')];
    const clientId = await putOn(company, used);
    const isUnused = async () => (await clientBillingPlans(ctx)).map((plan) => plan.isUnused);
    expect(await isUnused()).toEqual([false, true]);

    await world.services.database.inCompany(company.id, async (db) => {
      await db.query('update clients set plan_id = null where id = $1', [clientId]);
    });
    expect(await isUnused()).toEqual([false, true]);
    await expect(deleteClientBillingPlan(ctx, used)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A client has had Used, so it can only be archived.',
    });
    expect(await deleteClientBillingPlan(ctx, unused)).toBe(true);
    expect(await shown(ctx)).toEqual(['Used Active, default']);
    await expect(deleteClientBillingPlan(ctx, unused)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('plans take their new order; one that leaves some out, names one twice or an archived one is refused', async () => {
    const { ctx } = await start();
    const [a, b, c] = [await add(ctx, 'One'), await add(ctx, 'Two'), await add(ctx, 'Three')];
    const gone = await add(ctx, 'Gone');
    await archiveClientBillingPlan(ctx, gone);
    const plans = await reorderClientBillingPlans(ctx, [c, a, b]);
    expect(plans.map(({ name, order }) => [name, order])).toEqual([
      ['Three', 1],
      ['One', 2],
      ['Two', 3],
      ['Gone', 4],
    ]);
    for (const ids of [[a, b], [a, b, b], [a, b, c, gone], []]) {
      await expect(reorderClientBillingPlans(ctx, ids)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await expect(reorderClientBillingPlans(ctx, [a, b, newId()])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await shown(ctx))[0]).toBe('Three Active');
  });
});
