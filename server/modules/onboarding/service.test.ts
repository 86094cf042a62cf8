import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { OnboardingStep } from '../../schema.generated';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { uploadTestLogo } from '../branding/testing/uploadTestLogo';
import {
  onboarding,
  saveOnboardingDraft,
  submitClientBilling,
  submitCompanyDetails,
  submitCompanyTheme,
  submitPaymentMethod,
} from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const details = {
  name: 'Acme',
  email: 'hello@acme.test',
  country: 'PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
};
const theme = { title: 'Acme', colour: '#1a73e8' };
const plan = { name: 'Starter', price: 1900, interval: 'Month', trialDays: 14 } as const;

const rowsOf = async (company: TestCompany, text: string) =>
  (await world.services.database.inCompany(company.id, (db) => db.query(text, [company.id]))).rows;

async function pending(): Promise<{ company: TestCompany; ctx: Context }> {
  const company = await world.company({ status: 'Pending' });
  return { company, ctx: await world.asAdmin(company) };
}

async function giveLogos(company: TestCompany): Promise<void> {
  for (const kind of ['SquareLogo', 'FullLogo'] as const) await uploadTestLogo(world, company, kind);
}

async function takeSteps(company: TestCompany, ctx: Context): Promise<void> {
  await giveLogos(company);
  await submitCompanyDetails(ctx, details);
  await submitCompanyTheme(ctx, theme);
  await submitClientBilling(ctx, plan);
}

const submit: Readonly<Record<OnboardingStep, (ctx: Context) => Promise<unknown>>> = {
  Details: (ctx) => submitCompanyDetails(ctx, details),
  Theme: (ctx) => submitCompanyTheme(ctx, theme),
  ClientBilling: (ctx) => submitClientBilling(ctx, plan),
  PaymentMethod: (ctx) => submitPaymentMethod(ctx, { skip: true }, newId()),
};
const everySubmit = Object.entries(submit);

describe('the way through', () => {
  test('spec 4: the company stays Pending until the four steps are done, then it is Active', async () => {
    const { company, ctx } = await pending();
    await giveLogos(company);

    expect(await submitCompanyDetails(ctx, details)).toMatchObject({ status: 'Pending', name: 'Acme' });
    expect(await submitCompanyTheme(ctx, theme)).toMatchObject({
      status: 'Pending',
      goLiveChecklist: { setUpBusinessBranding: true },
    });
    expect(await submitClientBilling(ctx, plan)).toMatchObject({
      status: 'Pending',
      goLiveChecklist: { setUpClientPricing: true },
    });
    expect(
      await submitPaymentMethod(ctx, { token: 'sandbox_pays', holderName: 'Ana' }, newId()),
    ).toMatchObject({
      status: 'Active',
      goLiveChecklist: { addCardDetails: true },
    });
  });

  test('the payment method may be skipped: the company is Active, and the checklist keeps it open', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);

    expect(await submitPaymentMethod(ctx, { skip: true }, newId())).toMatchObject({
      status: 'Active',
      goLiveChecklist: { addCardDetails: false },
    });
  });

  test('finishing is on the record and heard by open consoles', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    await waitForCommittedEvents(world.services, company.id);
    const events = world.services.events.subscribe('companyChanged', company.id);
    await submitPaymentMethod(ctx, { skip: true }, newId());

    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    expect(
      await rowsOf(company, 'select action from audit_events where company_id = $1 order by id'),
    ).toEqual([
      { action: 'themeSetup.logoUploaded' },
      { action: 'themeSetup.logoUploaded' },
      { action: 'company.updated' },
      { action: 'themeSetup.updated' },
      { action: 'clientBillingPlan.created' },
      { action: 'company.activated' },
      { action: 'deployment.started' },
    ]);
  });

  test('two companies of one name get two subdomains', async () => {
    const subdomains = [];
    for (const _turn of [1, 2]) {
      const { company, ctx } = await pending();
      await takeSteps(company, ctx);
      await submitCompanyDetails(ctx, { ...details, name: 'Twin Peaks' });
      await submitPaymentMethod(ctx, { skip: true }, newId());
      subdomains.push(...(await rowsOf(company, 'select subdomain from companies where id = $1')));
    }
    expect(subdomains).toEqual([{ subdomain: 'twin-peaks' }, { subdomain: 'twin-peaks-2' }]);
  });

  test('a card that is declined is refused in plain words and changes nothing', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);

    await expect(submitPaymentMethod(ctx, { token: 'sandbox_declined' }, newId())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: expect.stringContaining('declined') } },
    });
    expect((await onboarding(ctx)).completedSteps).not.toContain('PaymentMethod');
    expect(await rowsOf(company, 'select status from companies where id = $1')).toEqual([
      { status: 'Pending' },
    ]);
  });

  test.each([
    [{}, 'token'],
    [{ token: 'sandbox_pays', skip: true }, 'skip'],
    [{ token: 'unknown' }, 'token'],
  ])('the payment method %j is refused under %s', async (input, field) => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    await expect(submitPaymentMethod(ctx, input, newId())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('50 parallel presses of one key finish once; the same key with another body is an error', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submitPaymentMethod(ctx, { token: 'sandbox_pays' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['Active']));
    for (const other of [{ token: 'sandbox_short' }, { skip: true }]) {
      await expect(submitPaymentMethod(ctx, other, key)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'This key was used for something else.',
      });
    }
    expect(await rowsOf(company, 'select last4 from billing_cards where company_id = $1')).toHaveLength(1);
    expect(
      await rowsOf(
        company,
        `select action from audit_events where company_id = $1 and action = 'company.activated'`,
      ),
    ).toHaveLength(1);
  });

  test.each([1, 2, 3, 4])('two tabs that finish together: one does, the other is told (%d)', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    const outcomes = await Promise.allSettled([
      submitPaymentMethod(ctx, { token: 'sandbox_pays' }, newId()),
      submitPaymentMethod(ctx, { token: 'sandbox_pays' }, newId()),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    });
    expect(await rowsOf(company, 'select last4 from billing_cards where company_id = $1')).toHaveLength(1);
  });
});

describe('going back', () => {
  test('a plan that is submitted again is edited, not made again', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    await submitClientBilling(ctx, { ...plan, name: 'Growth', features: ['A', ' ', 'B'] });

    expect(
      await rowsOf(
        company,
        'select name, currency, features from client_billing_plans where company_id = $1',
      ),
    ).toEqual([{ name: 'Growth', currency: 'EUR', features: ['A', 'B'] }]);
  });

  test('another currency re-opens client billing, because its price means nothing any more', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    await submitCompanyDetails(ctx, { ...details, currency: 'JPY' });

    expect((await onboarding(ctx)).completedSteps).toEqual(['Details', 'Theme']);
    await expect(submitPaymentMethod(ctx, { skip: true }, newId())).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await submitClientBilling(ctx, plan);
    expect(await rowsOf(company, 'select currency from client_billing_plans where company_id = $1')).toEqual([
      { currency: 'JPY' },
    ]);
  });

  test('the same details again keep every step', async () => {
    const { company, ctx } = await pending();
    await takeSteps(company, ctx);
    await submitCompanyDetails(ctx, { ...details, name: 'Acme Two' });
    expect((await onboarding(ctx)).completedSteps).toEqual(['Details', 'Theme', 'ClientBilling']);
  });
});

describe('drafts', () => {
  test('are kept per step, for another device, and go when the step is done', async () => {
    const { company, ctx } = await pending();
    await saveOnboardingDraft(ctx, 'Details', { name: 'Ac' });
    await saveOnboardingDraft(ctx, 'Theme', { title: 'Acme' });
    await saveOnboardingDraft(ctx, 'Details', { name: 'Acme', tags: ['a', 1, true] });

    expect((await onboarding(ctx)).drafts).toEqual(
      expect.arrayContaining([
        { step: 'Details', draft: { name: 'Acme', tags: ['a', 1, true] } },
        { step: 'Theme', draft: { title: 'Acme' } },
      ]),
    );
    await giveLogos(company);
    await submitCompanyDetails(ctx, details);
    expect((await onboarding(ctx)).drafts).toEqual([{ step: 'Theme', draft: { title: 'Acme' } }]);
  });

  test('of 10 kB and more are refused', async () => {
    const { ctx } = await pending();
    await expect(saveOnboardingDraft(ctx, 'Details', { name: 'a'.repeat(10_000) })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { draft: expect.any(String) } },
    });
  });

  test('lose what the database can not keep, and nothing else', async () => {
    const { ctx } = await pending();
    const { drafts } = await saveOnboardingDraft(ctx, 'Details', { 'na\0me': 'a\0b\ud800c \\u0000 "😀"' });
    expect(drafts).toEqual([{ step: 'Details', draft: { name: 'abc \\u0000 "😀"' } }]);
  });
});

describe('who and when', () => {
  test.each(everySubmit)('%s: an operator who is no Admin is refused', async (_step, take) => {
    const company = await world.company({ status: 'Pending' });
    await expect(take(await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test.each(everySubmit)('%s: a company that is Active already is refused', async (_step, take) => {
    const company = await world.company();
    await expect(take(await world.asAdmin(company))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(everySubmit)('%s: nobody is refused', async (_step, take) => {
    await expect(take(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a closed and a blocked company say that they are', async () => {
    const closed = await world.asAdmin(await world.company({ status: 'Cancelled' }));
    const blocked = await world.asAdmin(await world.company({ status: 'Blocked' }));
    await expect(submitCompanyDetails(closed, details)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
    await expect(submitCompanyDetails(blocked, details)).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' });
  });

  test('a viewer who was Pending when the call began and is not any more is refused', async () => {
    const { company, ctx } = await pending();
    await rowsOf(company, `update companies set status = 'Active' where id = $1`);
    await expect(submitCompanyDetails(ctx, details)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(saveOnboardingDraft(ctx, 'Details', {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['Theme', 'ClientBilling', 'PaymentMethod'] as const)('%s can not come first', async (step) => {
    const { company, ctx } = await pending();
    await giveLogos(company);
    await expect(submit[step](ctx)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Finish your company details first.',
    });
  });

  test("drafts and steps are the company's own", async () => {
    const { ctx } = await pending();
    const { ctx: other } = await pending();
    await saveOnboardingDraft(ctx, 'Details', { name: 'Acme' });
    expect(await onboarding(other)).toMatchObject({ completedSteps: [], drafts: [] });
  });

  test('logos are linked as soon as they are uploaded, before there is a theme setup', async () => {
    const { ctx, company } = await pending();
    expect(await onboarding(ctx)).toMatchObject({ squareLogoUrl: null, fullLogoUrl: null });
    await giveLogos(company);
    expect(await onboarding(ctx)).toMatchObject({
      squareLogoUrl: expect.stringMatching(/^\/theme-setups\/square-logo\?/),
      fullLogoUrl: expect.stringMatching(/^\/theme-setups\/full-logo\?/),
    });
  });

  test('onboarding is shown to an Admin alone', async () => {
    const company = await world.company({ status: 'Pending' });
    await expect(onboarding(await world.as(company, 'MANAGE_SETTINGS'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(onboarding(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('what is typed', () => {
  test.each([
    ['EUR', 'Type a price of €0.00, or from €0.50 to €999,999.99.'],
    ['JPY', 'Type a price of ¥0, or from ¥50 to ¥99,999,999.'],
  ])('a price in %s that is too low says what it may be', async (currency, message) => {
    const { company, ctx } = await pending();
    await giveLogos(company);
    await submitCompanyDetails(ctx, { ...details, currency });
    await submitCompanyTheme(ctx, theme);
    await expect(submitClientBilling(ctx, { ...plan, price: 49 })).rejects.toMatchObject({
      details: { fields: { price: message } },
    });
  });

  test('without logos the theme is refused, each missing one named', async () => {
    const { ctx } = await pending();
    await submitCompanyDetails(ctx, details);
    await expect(submitCompanyTheme(ctx, theme)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { squareLogo: 'Upload a square logo.', fullLogo: 'Upload a full logo.' } },
    });
  });

  test.each([
    ['name', { name: 'ab' }],
    ['name', { name: 'a'.repeat(65) }],
    ['description', { description: 'a'.repeat(501) }],
    ['features', { features: Array.from({ length: 13 }, () => 'a') }],
    ['features.0', { features: ['a'.repeat(81)] }],
    ['price', { price: 49 }],
    ['price', { price: -1 }],
    ['price', { price: 100_000_000 }],
    ['trialDays', { trialDays: 91 }],
    ['trialDays', { trialDays: -1 }],
  ])('a plan with this %s is refused', async (field, change) => {
    const { company, ctx } = await pending();
    await giveLogos(company);
    await submitCompanyDetails(ctx, details);
    await submitCompanyTheme(ctx, theme);
    await expect(submitClientBilling(ctx, { ...plan, ...change })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) } },
    });
  });
});
