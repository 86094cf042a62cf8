import type { Context } from '../../platform';
import { newId } from '../../lib/ids';
import { createClientBillingPlan } from './create.service';
import {
  activateClientBillingPlan,
  archiveClientBillingPlan,
  deleteClientBillingPlan,
  reorderClientBillingPlans,
  setDefaultClientBillingPlan,
} from './offer.service';
import { type Language, languages } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';
import { clientBillingPlans, planTemplates } from './plans.service';
import { templatesIn } from './templates';
import { startSubscription } from '../client-lifecycle/startSubscriptions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { goLive } from '../../testing/factories/brand';
import { planInput } from '../../testing/factories/plans';

describe('plan queries', () => {
  let fixture: Fixture;
  beforeAll(async () => (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const addPlan = (company: TestCompany, name: string, position: number) =>
    fixture.plan(company, { name, position, price: 2000, trialDays: 14 });

  describe('clientBillingPlans', () => {
    test('returns the plans in display order', async () => {
      const company = await fixture.company();
      await addPlan(company, 'Second', 2);
      await addPlan(company, 'First', 1);

      const plans = await clientBillingPlans(
        await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']),
      );
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

    test('requires MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
      const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']);
      await expect(clientBillingPlans(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    test("omits other companies' plans", async () => {
      await addPlan(await fixture.company(), 'Theirs', 1);
      const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_WHITE_LABELLED_CUSTOMER']);
      expect(await clientBillingPlans(ctx)).toEqual([]);
    });
  });

  describe('planTemplates', () => {
    test("returns prices in the company's currency while the company is pending", async () => {
      const company = await fixture.company({ status: 'Pending' });
      await fixture.query(company, `update companies set currency = 'JPY' where id = $1`, [company.id]);
      const templates = await planTemplates(await fixture.signedIn(company));
      expect(templates.map(({ name, price, currency }) => [name, price, currency])).toEqual([
        ['Starter', 3000, 'JPY'],
        ['Growth', 7500, 'JPY'],
        ['Pro', 15000, 'JPY'],
      ]);
    });

    test.each([
      ['de', 'Für Teams, die den Dienst täglich nutzen.'],
      ['pt-BR', 'Para equipes que usam o serviço todos os dias.'],
      ['ar', 'للفرق التي تستخدم الخدمة يوميًا.'],
    ] as const)('returns the texts in the operator’s language: %s', async (language, description) => {
      const ctx = await fixture.signedIn(await fixture.company({ status: 'Pending' }));
      const templates = await inLanguage(language, () => planTemplates(ctx));
      expect(templates[1]?.description).toBe(description);
    });

    test.each(languages)('has the plans of the English file in the language %s', (language) => {
      const termsIn = (of: Language) =>
        inLanguage(of, () => templatesIn('EUR')).map(({ id, price, trialDays, features }) => ({
          ...{ id, price, trialDays },
          featureCount: features.length,
        }));
      expect(termsIn(language)).toEqual(termsIn('en'));
    });

    test('throws UNAUTHENTICATED without a session', async () => {
      await expect(planTemplates(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test('returns a valid price in minor units for every currency', () => {
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

describe('plan status and order', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const setUp = async () => {
    const company = await fixture.company();
    return { company, ctx: await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']) };
  };

  const createPlan = async (
    ctx: Context,
    name: string,
    status: 'Active' | 'Draft' = 'Active',
  ): Promise<string> => (await createClientBillingPlan(ctx, planInput({ name, status }), newId())).id;

  const summarizePlans = async (ctx: Context): Promise<string[]> =>
    (await clientBillingPlans(ctx)).map(
      ({ name, status, isDefault }) => `${name} ${status}${isDefault ? ', default' : ''}`,
    );

  const subscribeClient = async (company: TestCompany, planId: string): Promise<string> => {
    const client = await fixture.client(company);
    await fixture.inCompany(company, (db) =>
      startSubscription(db, company.id, { clientId: client.id, planId, at: new Date() }),
    );
    return client.id;
  };

  test('makes the first active plan the default when the default is archived', async () => {
    const { ctx } = await setUp();
    const [first, second, draft] = [
      await createPlan(ctx, 'One'),
      await createPlan(ctx, 'Two'),
      await createPlan(ctx, 'Three', 'Draft'),
    ];
    expect(await summarizePlans(ctx)).toEqual(['One Active, default', 'Two Active', 'Three Draft']);

    await setDefaultClientBillingPlan(ctx, second);
    expect(await summarizePlans(ctx)).toEqual(['One Active', 'Two Active, default', 'Three Draft']);

    await archiveClientBillingPlan(ctx, second);
    expect(await summarizePlans(ctx)).toEqual(['One Active, default', 'Three Draft', 'Two Archived']);

    await archiveClientBillingPlan(ctx, first);
    expect(await summarizePlans(ctx)).toEqual(['Three Draft', 'One Archived', 'Two Archived']);

    await activateClientBillingPlan(ctx, draft);
    expect(await summarizePlans(ctx)).toEqual(['Three Active, default', 'One Archived', 'Two Archived']);
  });

  test('appends an archived plan when it is activated again', async () => {
    const { ctx } = await setUp();
    const first = await createPlan(ctx, 'One');
    await createPlan(ctx, 'Two');
    await archiveClientBillingPlan(ctx, first);
    expect(await activateClientBillingPlan(ctx, first)).toMatchObject({ order: 2, status: 'Active' });
  });

  test('rejects a draft as the default', async () => {
    const { ctx } = await setUp();
    await createPlan(ctx, 'One');
    const draft = await createPlan(ctx, 'Draft', 'Draft');
    await expect(setDefaultClientBillingPlan(ctx, draft)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await summarizePlans(ctx)).toEqual(['One Active, default', 'Draft Draft']);
  });

  test('rejects archiving or deleting the last active plan of a live company', async () => {
    const { company, ctx } = await setUp();
    const [first, second] = [await createPlan(ctx, 'One'), await createPlan(ctx, 'Two')];
    await goLive(fixture, company);
    await archiveClientBillingPlan(ctx, second);
    const conflict = {
      code: 'CONFLICT',
      message:
        'One is your only active plan. Activate another plan first, so that clients have a plan to choose.',
    };
    await expect(archiveClientBillingPlan(ctx, first)).rejects.toMatchObject(conflict);
    await expect(deleteClientBillingPlan(ctx, first)).rejects.toMatchObject(conflict);
    await activateClientBillingPlan(ctx, second);
    await expect(archiveClientBillingPlan(ctx, first)).resolves.toMatchObject({ status: 'Archived' });
  });

  test('rejects one of two concurrent requests that archive the last two plans of a live company', async () => {
    const { company, ctx } = await setUp();
    const ids = [await createPlan(ctx, 'One'), await createPlan(ctx, 'Two')];
    await goLive(fixture, company);
    const results = await Promise.allSettled(ids.map((id) => archiveClientBillingPlan(ctx, id)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('archives the last plan of a company that is not live', async () => {
    const { ctx } = await setUp();
    const first = await createPlan(ctx, 'One');
    await expect(archiveClientBillingPlan(ctx, first)).resolves.toMatchObject({ isDefault: false });
  });

  test('deletes a plan that no client has ever had, and rejects deleting a used one', async () => {
    const { company, ctx } = await setUp();
    const [used, unused] = [await createPlan(ctx, 'Used'), await createPlan(ctx, 'Unused')];
    const clientId = await subscribeClient(company, used);
    const isUnused = async () => (await clientBillingPlans(ctx)).map((plan) => plan.isUnused);
    expect(await isUnused()).toEqual([false, true]);

    await fixture.inCompany(company, async (db) => {
      await db.query('update clients set plan_id = null where id = $1', [clientId]);
    });
    expect(await isUnused()).toEqual([false, true]);
    await expect(deleteClientBillingPlan(ctx, used)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You can’t delete Used, because clients have used it. Archive it instead.',
    });
    expect(await deleteClientBillingPlan(ctx, unused)).toBe(true);
    expect(await summarizePlans(ctx)).toEqual(['Used Active, default']);
    await expect(deleteClientBillingPlan(ctx, unused)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('reorders plans, and rejects an order with missing, duplicate, archived or unknown plans', async () => {
    const { ctx } = await setUp();
    const [a, b, c] = [
      await createPlan(ctx, 'One'),
      await createPlan(ctx, 'Two'),
      await createPlan(ctx, 'Three'),
    ];
    const archived = await createPlan(ctx, 'Gone');
    await archiveClientBillingPlan(ctx, archived);
    const plans = await reorderClientBillingPlans(ctx, [c, a, b]);
    expect(plans.map(({ name, order }) => [name, order])).toEqual([
      ['Three', 1],
      ['One', 2],
      ['Two', 3],
      ['Gone', 4],
    ]);
    for (const ids of [[a, b], [a, b, b], [a, b, c, archived], []]) {
      await expect(reorderClientBillingPlans(ctx, ids)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await expect(reorderClientBillingPlans(ctx, [a, b, newId()])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await summarizePlans(ctx))[0]).toBe('Three Active');
  });
});
