import { stripeSettings } from '../../card-provider/testing/benches';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { CompanyStatus } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import { submitClientBilling } from '../onboarding/service';
import { createClientBillingPlan } from './create';
import { changePlanPrice, previewPlanPrice } from './price';
import { details, planOf, price } from './testing/plans';
import { updateClientBillingPlan } from './update';

let stripe: World;
let sandbox: World;
beforeAll(async () => {
  // Nothing is asked of it here.
  stripe = await openWorld(stripeSettings('http://127.0.0.1:9'));
  sandbox = await openWorld();
});
afterAll(() => Promise.all([stripe.close(), sandbox.close()]));

/** A company that has the steps of onboarding before its first plan behind it. */
async function inKuwait(world: World, status: CompanyStatus = 'Active'): Promise<Context> {
  const company = await world.company({ status });
  await world.services.database.inCompany(company.id, (db) =>
    db.query(`update companies set currency = 'KWD', completed_steps = '{Details,Theme}' where id = $1`, [
      company.id,
    ]),
  );
  return world.asAdmin(company);
}

const refusedIn = (field: string) => ({
  code: 'BAD_USER_INPUT',
  details: { fields: { [field]: expect.stringMatching(/^Cards pay KWD in steps of KWD.0\.010\.$/) } },
});

test.each([
  ['price', planOf({}, price({ price: 4255 }))],
  ['yearlyPrice', planOf({}, price({ price: 4250, yearlyPrice: 40_001 }))],
  ['setupFee', planOf({ setupFee: 1999 }, price({ price: 4250 }))],
])('a %s that Stripe can not charge is refused under its field', async (field, plan) => {
  const ctx = await inKuwait(stripe);
  await expect(createClientBillingPlan(ctx, plan, newId())).rejects.toMatchObject(refusedIn(field));
});

test('what it can charge is taken, and so is everything where the sandbox charges', async () => {
  const ctx = await inKuwait(stripe);
  const plan = planOf({ setupFee: 1990 }, price({ price: 4250, yearlyPrice: 40_000 }));
  await expect(createClientBillingPlan(ctx, plan, newId())).resolves.toMatchObject({ price: 4250 });
  const odd = planOf({}, price({ price: 4255 }));
  await expect(createClientBillingPlan(await inKuwait(sandbox), odd, newId())).resolves.toMatchObject({
    price: 4255,
  });
});

test('the same holds for a changed price, what it is foretold to mean, and other edits', async () => {
  const ctx = await inKuwait(stripe);
  const plan = await createClientBillingPlan(ctx, planOf({}, price({ price: 4250 })), newId());
  const { id, priceVersion, lockVersion } = plan;
  const odd = price({ price: 4251 });
  await expect(previewPlanPrice(ctx, id, odd)).rejects.toMatchObject(refusedIn('price'));
  await expect(
    changePlanPrice(ctx, { id, priceVersion, price: odd, subscribers: 'Keep' }, newId()),
  ).rejects.toMatchObject(refusedIn('price'));
  await expect(
    updateClientBillingPlan(ctx, id, lockVersion, details({ setupFee: 1001 })),
  ).rejects.toMatchObject(refusedIn('setupFee'));
});

test('onboarding’s first plan is held to it too', async () => {
  await expect(
    submitClientBilling(await inKuwait(stripe, 'Pending'), {
      name: 'Basic',
      price: 4251,
      interval: 'Month',
      trialDays: 0,
    }),
  ).rejects.toMatchObject(refusedIn('price'));
});
