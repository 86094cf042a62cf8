import type { AccountState } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import type { LiveryEvent } from '../../events';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientsAccount } from './account';
import { applyAccountState } from './applyAccountState';
import { connectStripe } from './connect';
import { disconnectStripe } from './disconnect';
import { integrationAfter, integrationChanges, stripeIntegration } from './service';
import { sandboxState, stripeAudits } from './testing/connected';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER');
  await connectStripe(ctx, {});
});

const apply = (
  state: AccountState | null,
  reference = state?.reference ?? sandboxState(company.id).reference,
): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => applyAccountState(db, company.id, reference, state));

/** What the company is told of while `work` is done. */
async function toldOf(work: () => Promise<unknown>): Promise<LiveryEvent['type'][]> {
  const told: LiveryEvent['type'][] = [];
  const end = { type: 'clientBulkChanged', companyId: company.id, bulkId: newId() } as const;
  const isOver = new Promise<void>((resolve) => {
    const stop = world.services.events.onEvery((event) => {
      if (event.type === end.type && event.bulkId === end.bulkId) {
        stop();
        resolve();
      } else if (event.companyId === company.id) {
        told.push(event.type);
      }
    });
  });
  await work();
  await world.services.database.inCompany(company.id, (db) =>
    db.query('select pg_notify($1, $2)', ['livery', JSON.stringify(end)]),
  );
  await isOver;
  return told;
}

const paused: Partial<AccountState> = {
  chargesEnabled: false,
  payoutsEnabled: false,
  pastDue: ['company.tax_id'],
  disabledReason: 'requirements.past_due',
};

test('an account that the provider switches off is Paused, and switched on again what is due is charged', async () => {
  const whenOff = await toldOf(() => apply(sandboxState(company.id, paused)));
  expect(whenOff.sort()).toEqual(['companyChanged', 'stripeIntegrationChanged']);
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({
    state: 'Paused',
    chargesEnabled: false,
    requirements: [{ name: 'company.tax_id', label: 'Tax number of the company', isPastDue: true }],
  });

  const whenOn = await toldOf(() => apply(sandboxState(company.id)));
  expect(whenOn.sort()).toEqual(['chargesDue', 'companyChanged', 'stripeIntegrationChanged']);
  expect((await stripeAudits(world, company.id)).slice(1)).toMatchObject([
    {
      action: 'stripeIntegration.changed',
      actorType: 'System',
      actorId: null,
      changes: [{ field: 'state', before: 'Ready', after: 'Paused' }],
    },
    { actorType: 'System', changes: [{ field: 'state', before: 'Paused', after: 'Ready' }] },
  ]);
});

test('what changes no state is kept and told of, but not on record', async () => {
  const told = await toldOf(() =>
    apply(sandboxState(company.id, { businessName: 'Northwind', country: 'de' })),
  );
  expect(told).toEqual(['stripeIntegrationChanged']);
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ businessName: 'Northwind', country: 'DE' });
  await expect(stripeAudits(world, company.id)).resolves.toHaveLength(1);
});

test('what is told of another account than the company has changes nothing', async () => {
  const before = await stripeIntegration(ctx);
  expect(await toldOf(() => apply(sandboxState(company.id, paused, 'sandbox_paused')))).toEqual([]);
  expect(await toldOf(() => apply(null, 'acct_before'))).toEqual([]);
  await expect(stripeIntegration(ctx)).resolves.toEqual(before);
});

test('an account that was taken away is not connected any more, and late news does not bring it back', async () => {
  expect((await toldOf(() => apply(null))).sort()).toEqual(['companyChanged', 'stripeIntegrationChanged']);
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
  expect((await stripeAudits(world, company.id)).at(-1)).toMatchObject({
    action: 'stripeIntegration.lost',
    actorType: 'System',
    changes: [{ field: 'state', before: 'Ready', after: 'NotConnected' }],
  });

  expect(await toldOf(() => apply(sandboxState(company.id)))).toEqual([]);
  await world.services.database.inCompany(company.id, async (db) => {
    await expect(clientsAccount(world.services, db, company.id)).resolves.toBeNull();
  });
});

test('news of a company without an account, or after it disconnected, changes nothing', async () => {
  await disconnectStripe(ctx);
  expect(await toldOf(() => apply(sandboxState(company.id)))).toEqual([]);
  await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });

  company = await world.company();
  expect(await toldOf(() => apply(sandboxState(company.id)))).toEqual([]);
});

test('open screens are shown the account as it stands after each change, and no other company’s', async () => {
  const stranger = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
  const [changes, others] = [integrationChanges(ctx), integrationChanges(stranger)];
  await apply(sandboxState(company.id, paused));
  const first = await changes.next();
  expect(await integrationAfter(ctx, first.value)).toMatchObject({ state: 'Paused' });
  await disconnectStripe(ctx);
  const second = await changes.next();
  expect(await integrationAfter(ctx, second.value)).toMatchObject({ state: 'NotConnected' });

  await connectStripe(stranger, {});
  const heard = await others.next();
  expect(heard.value).toMatchObject({ companyId: stranger.viewer?.companyId });
  await changes.return?.();
  await others.return?.();

  const colleague = await world.as(company, 'MANAGE_PAYMENTS');
  expect(() => integrationChanges(colleague)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
});
