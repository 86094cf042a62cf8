import type { Context } from '../../context';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import { publishPortal } from '../../site/testing/publishPortal';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { companyResolvers } from './resolvers';
import { companyAfter, companyChanges, currentOperator } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const currentCompany = async (ctx: Context) => (await currentOperator(ctx)).whiteLabelledCustomer;

const inCompany = (company: TestCompany, text: string, ...values: unknown[]) =>
  world.services.database.inCompany(company.id, (db) => db.query(text, [company.id, ...values]));

const addPlan = (company: TestCompany, status = 'Active') =>
  inCompany(
    company,
    `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, status)
     values ($1, $2, 1, 'Starter', 2000, 'USD', 'Month', $3)`,
    newId(),
    status,
  );

const addCard = (company: TestCompany) =>
  inCompany(
    company,
    `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year)
     values ($1, $2, 'Sandbox', 'x', 'Visa', '4242', 12, 2030)`,
    newId(),
  );

const addDomain = (company: TestCompany, isVerified: boolean) =>
  inCompany(
    company,
    'insert into custom_domains (company_id, id, hostname, verified_at) values ($1, $2, $3, $4)',
    newId(),
    `${company.id}.test`,
    isVerified ? new Date() : null,
  );

const addSession = (company: TestCompany, kind: string, status: string, createdAt = new Date()) =>
  inCompany(
    company,
    'insert into deployment_sessions (company_id, id, kind, status, created_at) values ($1, $2, $3, $4, $5)',
    newId(),
    kind,
    status,
    createdAt,
  );

async function addBrand(company: TestCompany): Promise<void> {
  const logo = newId();
  await inCompany(
    company,
    `insert into images (company_id, id, kind, png, width, height) values ($1, $2, 'SquareLogo', '\\x00', 1, 1)`,
    logo,
  );
  await inCompany(
    company,
    `insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id)
     values ($1, 'Acme', '#112233', $2, $2)`,
    logo,
  );
}

describe('currentOperator', () => {
  test('spec 7: answers the operator with its company', async () => {
    const company = await world.company({ name: 'Acme' });
    const ctx = await world.as(company, 'MANAGE_PAYMENTS');

    expect(await currentOperator(ctx)).toMatchObject({
      id: ctx.viewer?.operatorId,
      role: 'Staff',
      status: 'Active',
      permissions: ['MANAGE_PAYMENTS'],
      profileImageVersion: null,
      whiteLabelledCustomer: { id: company.id, name: 'Acme', status: 'Active' },
    });
  });

  test('tells the owner alone what this deployment lacks in production', async () => {
    const company = await world.company();
    const gaps = ['Stripe', 'Smtp', 'Https'] as const;
    const services = {
      ...world.services,
      settings: { ...world.services.settings, productionGaps: [...gaps] },
    };
    const seenBy = async (ctx: Context) => (await currentOperator({ ...ctx, services })).productionGaps;
    expect(await seenBy(await world.asAdmin(company))).toEqual(gaps);
    expect(await seenBy(await world.as(company, 'MANAGE_SETTINGS'))).toEqual([]);
    expect((await currentOperator(await world.asAdmin(company))).productionGaps).toEqual([]);
    await world.services.database.inCompany(company.id, (db) =>
      db.query('update companies set owner_id = null where id = $1', [company.id]),
    );
    expect(await seenBy(await world.asAdmin(company))).toEqual([]);
  });

  test('spec 3: the operator and its company have every field', async () => {
    const operator = await currentOperator(await world.asAdmin(await world.company()));
    const { whiteLabelledCustomer } = operator;
    for (const field of ['id', 'status', 'role', 'name', 'email', 'phone', 'permissions']) {
      expect(operator).toHaveProperty(field);
    }
    const companyFields = ['id', 'status', 'liveStatus', 'name', 'email', 'phone', 'country', 'createdAt'];
    const derived = [
      'dashboardLink',
      'activeDeploymentSessionFound',
      'undeployedChangesExist',
      'activeBanner',
    ];
    for (const field of [...companyFields, ...derived, 'goLiveChecklist']) {
      expect(whiteLabelledCustomer).toHaveProperty(field);
    }
  });

  test('spec 8: an operator who was removed meanwhile is USER_NOT_FOUND', async () => {
    const company = await world.company();
    const ctx = await world.as(company);
    await inCompany(
      company,
      'delete from operators where company_id = $1 and id = $2',
      ctx.viewer?.operatorId,
    );

    await expect(currentOperator(ctx)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  test('nobody is refused', async () => {
    await expect(currentOperator(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the operator of a blocked company sees why it is blocked', async () => {
    const company = await world.company({ status: 'Blocked' });
    await inCompany(company, `update companies set blocked_reason = 'Unpaid' where id = $1`);

    const { whiteLabelledCustomer } = await currentOperator(await world.asAdmin(company));
    expect(whiteLabelledCustomer).toMatchObject({ status: 'Blocked', blockedReason: 'Unpaid' });
  });
});

describe('the go-live checklist', () => {
  const checklistOf = async (company: TestCompany) =>
    (await currentCompany(await world.as(company))).goLiveChecklist;

  test('is open everywhere in a new company', async () => {
    expect(await checklistOf(await world.company())).toEqual({
      setUpBusinessBranding: false,
      setUpClientPricing: false,
      addCardDetails: false,
      setUpCustomDomain: false,
    });
  });

  test('spec 3: each flag holds once what it stands on is there', async () => {
    const company = await world.company();
    await addBrand(company);
    expect(await checklistOf(company)).toMatchObject({
      setUpBusinessBranding: true,
      setUpClientPricing: false,
    });
    await addPlan(company);
    expect(await checklistOf(company)).toMatchObject({ setUpClientPricing: true, addCardDetails: false });
    await addCard(company);
    expect(await checklistOf(company)).toMatchObject({ addCardDetails: true, setUpCustomDomain: false });
    await addDomain(company, true);
    expect(await checklistOf(company)).toMatchObject({ setUpCustomDomain: true });
  });

  test('a draft plan, an unverified domain and half a brand do not count', async () => {
    const company = await world.company();
    await addPlan(company, 'Draft');
    await addDomain(company, false);
    await addBrand(company);
    await inCompany(company, 'update theme_setups set full_logo_id = null where company_id = $1');

    expect(Object.values(await checklistOf(company))).toEqual([false, false, false, false]);
  });

  test("another company's cards do not count", async () => {
    const company = await world.company();
    await addCard(await world.company());
    expect(await checklistOf(company)).toMatchObject({ addCardDetails: false });
  });
});

describe('what deployments say', () => {
  test('spec 3: Live when the checklist is done and the client dashboard was deployed', async () => {
    const company = await world.company({ subdomain: 'live-one' });
    const state = async () => currentCompany(await world.as(company));
    await addBrand(company);
    await addPlan(company);
    await addCard(company);
    await addDomain(company, true);
    expect(await state()).toMatchObject({ liveStatus: 'NotLive', dashboardLink: null });

    await addSession(company, 'ClientDashboard', 'Failed');
    expect(await state()).toMatchObject({ liveStatus: 'NotLive', dashboardLink: null });

    await publishPortal(world, company.id);
    expect(await state()).toMatchObject({
      liveStatus: 'Live',
      undeployedChangesExist: false,
      dashboardLink: `http://live-one.${world.services.settings.sitesDomain}`,
    });

    await inCompany(company, 'delete from billing_cards where company_id = $1');
    expect(await state()).toMatchObject({ liveStatus: 'NotLive' });
  });

  test('a queued deployment is the active one, and a finished one is not', async () => {
    const company = await world.company();
    const state = async () => currentCompany(await world.as(company));
    await addSession(company, 'CustomDomain', 'Succeeded');
    expect(await state()).toMatchObject({ activeBanner: null, activeDeploymentSessionFound: false });

    await addSession(company, 'Subdomain', 'Queued');
    expect(await state()).toMatchObject({
      activeBanner: 'SettingUpSubdomain',
      activeDeploymentSessionFound: true,
    });
  });

  test('a change of brand or plans after the last deployment is undeployed', async () => {
    const company = await world.company();
    const isChanged = async () => (await currentCompany(await world.as(company))).undeployedChangesExist;
    expect(await isChanged()).toBe(false);
    await addPlan(company);
    expect(await isChanged()).toBe(true);
    await publishPortal(world, company.id);
    expect(await isChanged()).toBe(false);
    await addBrand(company);
    expect(await isChanged()).toBe(true);
  });
});

describe('companyChanged', () => {
  const changed = (company: TestCompany) =>
    world.services.database.inCompany(company.id, (db) =>
      publish(db, { type: 'companyChanged', companyId: company.id }),
    );

  test("hears its own company's changes and no other's, read once for every socket", async () => {
    const [company, other] = [await world.company(), await world.company()];
    const first: Context = await world.as(company);
    const second: Context = await world.as(company);
    const [firstEvents, secondEvents] = [companyChanges(first), companyChanges(second)];
    const [heardFirst, heardSecond] = [firstEvents.next(), secondEvents.next()];
    await changed(other);
    await changed(company);

    const [atFirst, atSecond] = [await heardFirst, await heardSecond];
    expect(atFirst.value).toMatchObject({ companyId: company.id });
    const [seenByFirst, seenBySecond] = [
      companyAfter(first, atFirst.value),
      companyAfter(second, atSecond.value),
    ];
    expect(seenByFirst).toBe(seenBySecond);
    expect(await seenByFirst).toMatchObject({ id: company.id, name: company.name });
    await firstEvents.return?.();
    await secondEvents.return?.();
  });

  test('nobody hears nothing', () => {
    expect(() => companyChanges(world.asNobody())).toThrow('Sign in first.');
  });
});

test('countries come with their names and currencies, to signed-in operators alone', async () => {
  const { Query } = companyResolvers;
  const ask = Query?.countries;
  if (typeof ask !== 'function') throw new Error('countries has no resolver');
  const company = await world.company();
  // The resolver looks at neither its parent nor the selection.
  const answer = (ctx: Context) => Reflect.apply(ask, null, [{}, {}, ctx, null]);

  expect(answer(await world.as(company))).toContainEqual({ code: 'PT', name: 'Portugal', currency: 'EUR' });
  expect(() => answer(world.asNobody())).toThrow('Sign in first.');
});
