import type { Context } from '../platform';
import { newId } from '../lib/ids';
import type { PlanStatus } from '../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { companyResolvers } from './company.resolvers';
import { companyAfter, companyChanges, currentOperator } from './company.service';
import { insertImage, insertTheme, publishPortal } from '../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const currentCompany = async (ctx: Context) => (await currentOperator(ctx)).whiteLabelledCustomer;

const inCompany = (company: TestCompany, text: string, ...values: unknown[]) =>
  fixture.inCompany(company, (db) => db.query(text, [company.id, ...values]));

const addPlan = (company: TestCompany, status: PlanStatus = 'Active') => fixture.plan(company, { status });

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
  const logoId = await insertImage(fixture.services.database, company, 'SquareLogo');
  await insertTheme(fixture.services.database, company, { squareLogoId: logoId, fullLogoId: logoId });
}

describe('currentOperator', () => {
  test('spec 7: returns the operator with their company', async () => {
    const company = await fixture.company({ name: 'Acme' });
    const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);

    expect(await currentOperator(ctx)).toMatchObject({
      id: ctx.viewer?.operatorId,
      role: 'Staff',
      status: 'Active',
      permissions: ['MANAGE_PAYMENTS'],
      profileImageVersion: null,
      whiteLabelledCustomer: { id: company.id, name: 'Acme', status: 'Active' },
    });
  });

  test('returns the production gaps to the owner only', async () => {
    const company = await fixture.company();
    const gaps = ['Stripe', 'Smtp', 'Https'] as const;
    const services = {
      ...fixture.services,
      settings: { ...fixture.services.settings, productionGaps: [...gaps] },
    };
    const productionGapsFor = async (ctx: Context) =>
      (await currentOperator({ ...ctx, services })).productionGaps;
    expect(await productionGapsFor(await fixture.signedIn(company))).toEqual(gaps);
    expect(await productionGapsFor(await fixture.signedIn(company, ['MANAGE_SETTINGS']))).toEqual([]);
    expect((await currentOperator(await fixture.signedIn(company))).productionGaps).toEqual([]);
    await fixture.query(company, 'update companies set owner_id = null where id = $1', [company.id]);
    expect(await productionGapsFor(await fixture.signedIn(company))).toEqual([]);
  });

  test('spec 3: returns every field of the operator and the company', async () => {
    const operator = await currentOperator(await fixture.signedIn(await fixture.company()));
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

  test('returns the default language as the content language until it is chosen', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, []);
    await inCompany(
      company,
      "update companies set default_language = 'de', portal_languages = '{de}' where id = $1",
    );
    expect(await currentCompany(ctx)).toMatchObject({ defaultLanguage: 'de', contentLanguage: 'de' });
    await inCompany(company, "update companies set content_language = 'fr' where id = $1");
    expect(await currentCompany(ctx)).toMatchObject({ defaultLanguage: 'de', contentLanguage: 'fr' });
  });

  test('spec 8: throws USER_NOT_FOUND for a removed operator', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, []);
    await inCompany(
      company,
      'delete from operators where company_id = $1 and id = $2',
      ctx.viewer?.operatorId,
    );

    await expect(currentOperator(ctx)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  test('throws UNAUTHENTICATED without a viewer', async () => {
    await expect(currentOperator(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('returns why a company is blocked', async () => {
    const company = await fixture.company({ status: 'Blocked' });
    await inCompany(company, `update companies set blocked_reason = 'Unpaid' where id = $1`);

    const { whiteLabelledCustomer } = await currentOperator(await fixture.signedIn(company));
    expect(whiteLabelledCustomer).toMatchObject({ status: 'Blocked', blockedReason: 'Unpaid' });
  });
});

describe('goLiveChecklist', () => {
  const checklistOf = async (company: TestCompany) =>
    (await currentCompany(await fixture.signedIn(company, []))).goLiveChecklist;

  test('is incomplete for a new company', async () => {
    expect(await checklistOf(await fixture.company())).toEqual({
      setUpBusinessBranding: false,
      setUpClientPricing: false,
      addCardDetails: false,
      setUpCustomDomain: false,
    });
  });

  test('spec 3: completes each step when its requirement is met', async () => {
    const company = await fixture.company();
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

  test('ignores a draft plan, an unverified domain and an incomplete brand', async () => {
    const company = await fixture.company();
    await addPlan(company, 'Draft');
    await addDomain(company, false);
    await addBrand(company);
    await inCompany(company, 'update theme_setups set full_logo_id = null where company_id = $1');

    expect(Object.values(await checklistOf(company))).toEqual([false, false, false, false]);
  });

  test('ignores the cards of another company', async () => {
    const company = await fixture.company();
    await addCard(await fixture.company());
    expect(await checklistOf(company)).toMatchObject({ addCardDetails: false });
  });
});

describe('deployment state', () => {
  test('spec 3: is Live when the checklist is complete and the portal is deployed', async () => {
    const company = await fixture.company({ subdomain: 'live-one' });
    const state = async () => currentCompany(await fixture.signedIn(company, []));
    await addBrand(company);
    await addPlan(company);
    await addCard(company);
    await addDomain(company, true);
    expect(await state()).toMatchObject({ liveStatus: 'NotLive', dashboardLink: null });

    await addSession(company, 'ClientDashboard', 'Failed');
    expect(await state()).toMatchObject({ liveStatus: 'NotLive', dashboardLink: null });

    await publishPortal(fixture, company.id);
    expect(await state()).toMatchObject({
      liveStatus: 'Live',
      undeployedChangesExist: false,
      dashboardLink: `http://live-one.${fixture.services.settings.portalsDomain}`,
    });

    await inCompany(company, 'delete from billing_cards where company_id = $1');
    expect(await state()).toMatchObject({ liveStatus: 'NotLive' });
  });

  test('is active with a queued deployment, but not with a finished one', async () => {
    const company = await fixture.company();
    const state = async () => currentCompany(await fixture.signedIn(company, []));
    await addSession(company, 'CustomDomain', 'Succeeded');
    expect(await state()).toMatchObject({ activeBanner: null, activeDeploymentSessionFound: false });

    await addSession(company, 'Subdomain', 'Queued');
    expect(await state()).toMatchObject({
      activeBanner: 'SettingUpSubdomain',
      activeDeploymentSessionFound: true,
    });
  });

  test('has undeployed changes after the brand or the plans change', async () => {
    const company = await fixture.company();
    const isChanged = async () =>
      (await currentCompany(await fixture.signedIn(company, []))).undeployedChangesExist;
    expect(await isChanged()).toBe(false);
    await addPlan(company);
    expect(await isChanged()).toBe(true);
    await publishPortal(fixture, company.id);
    expect(await isChanged()).toBe(false);
    await addBrand(company);
    expect(await isChanged()).toBe(true);
  });
});

describe('companyChanged', () => {
  const publishChange = (company: TestCompany) =>
    fixture.inCompany(company, (db) => db.publish({ type: 'companyChanged', companyId: company.id }));

  test("delivers only events of the viewer's company and loads the company once per event", async () => {
    const [company, otherCompany] = [await fixture.company(), await fixture.company()];
    const first: Context = await fixture.signedIn(company, []);
    const second: Context = await fixture.signedIn(company, []);
    const [firstEvents, secondEvents] = [companyChanges(first), companyChanges(second)];
    const [nextFirst, nextSecond] = [firstEvents.next(), secondEvents.next()];
    await publishChange(otherCompany);
    await publishChange(company);

    const [firstEvent, secondEvent] = [await nextFirst, await nextSecond];
    expect(firstEvent.value).toMatchObject({ companyId: company.id });
    const [firstCompany, secondCompany] = [
      companyAfter(first, firstEvent.value),
      companyAfter(second, secondEvent.value),
    ];
    expect(firstCompany).toBe(secondCompany);
    expect(await firstCompany).toMatchObject({ id: company.id, name: company.name });
    await firstEvents.return?.();
    await secondEvents.return?.();
  });

  test('throws without a viewer', () => {
    expect(() => companyChanges(fixture.asAnonymous())).toThrow('Sign in to continue.');
  });
});

test('countries returns names and currencies to signed-in operators only', async () => {
  const { Query } = companyResolvers;
  const resolveCountries = Query?.countries;
  if (typeof resolveCountries !== 'function') throw new Error('countries has no resolver');
  const company = await fixture.company();
  // The resolver ignores its parent and the selection.
  const queryCountries = (ctx: Context) => Reflect.apply(resolveCountries, null, [{}, {}, ctx, null]);

  expect(queryCountries(await fixture.signedIn(company, []))).toContainEqual({
    code: 'PT',
    name: 'Portugal',
    currency: 'EUR',
  });
  expect(() => queryCountries(fixture.asAnonymous())).toThrow('Sign in to continue.');
});
