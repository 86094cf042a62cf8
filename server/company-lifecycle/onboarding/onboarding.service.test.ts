import type { Context } from '../../platform';
import { newId } from '../../lib/ids';
import type { OnboardingStep } from '../../../contract/enums';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import {
  onboarding,
  saveOnboardingDraft,
  submitClientBilling,
  submitCompanyDetails,
  submitCompanyTheme,
  submitPaymentMethod,
} from './onboarding.service';
import { uploadTestLogo } from '../../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const details = {
  name: 'Acme',
  email: 'hello@acme.test',
  country: 'PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
};
const theme = { title: 'Acme', colour: '#1a73e8' };
const plan = { name: 'Starter', price: 1900, interval: 'Month', trialDays: 14 } as const;

const rowsOf = async (company: TestCompany, sql: string) => await fixture.query(company, sql, [company.id]);

async function createPendingCompany(): Promise<{ company: TestCompany; ctx: Context }> {
  const company = await fixture.company({ status: 'Pending' });
  return { company, ctx: await fixture.signedIn(company) };
}

async function uploadLogos(company: TestCompany): Promise<void> {
  for (const kind of ['SquareLogo', 'FullLogo'] as const) await uploadTestLogo(fixture, company, kind);
}

async function completeEarlierSteps(company: TestCompany, ctx: Context): Promise<void> {
  await uploadLogos(company);
  await submitCompanyDetails(ctx, details);
  await submitCompanyTheme(ctx, theme);
  await submitClientBilling(ctx, plan);
}

const submitByStep: Readonly<Record<OnboardingStep, (ctx: Context) => Promise<unknown>>> = {
  Details: (ctx) => submitCompanyDetails(ctx, details),
  Theme: (ctx) => submitCompanyTheme(ctx, theme),
  ClientBilling: (ctx) => submitClientBilling(ctx, plan),
  PaymentMethod: (ctx) => submitPaymentMethod(ctx, { skip: true }, newId()),
};
const submitCases = Object.entries(submitByStep);

describe('onboarding', () => {
  test('spec 4: keeps the company Pending until all four steps are completed, then activates it', async () => {
    const { company, ctx } = await createPendingCompany();
    await uploadLogos(company);

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

  test('activates the company without a payment method and leaves that checklist item open', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);

    expect(await submitPaymentMethod(ctx, { skip: true }, newId())).toMatchObject({
      status: 'Active',
      goLiveChecklist: { addCardDetails: false },
    });
  });

  test('audits the activation and publishes companyChanged', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
    await waitForCommittedEvents(fixture.services, company.id);
    const events = fixture.services.events.subscribe('companyChanged', company.id);
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

  test('assigns different subdomains to companies with the same name', async () => {
    const subdomains: unknown[] = [];
    for (const _index of [1, 2]) {
      const { company, ctx } = await createPendingCompany();
      await completeEarlierSteps(company, ctx);
      await submitCompanyDetails(ctx, { ...details, name: 'Twin Peaks' });
      await submitPaymentMethod(ctx, { skip: true }, newId());
      subdomains.push(...(await rowsOf(company, 'select subdomain from companies where id = $1')));
    }
    expect(subdomains).toEqual([{ subdomain: 'twin-peaks' }, { subdomain: 'twin-peaks-2' }]);
  });

  test('rejects a declined card and changes nothing', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);

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
  ])('rejects the payment method %j with an error on the field %s', async (input, field) => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
    await expect(submitPaymentMethod(ctx, input, newId())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('completes once for 50 concurrent requests with one key and rejects the key with other input', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
    const idempotencyKey = newId();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => submitPaymentMethod(ctx, { token: 'sandbox_pays' }, idempotencyKey)),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['Active']));
    for (const other of [{ token: 'sandbox_short' }, { skip: true }]) {
      await expect(submitPaymentMethod(ctx, other, idempotencyKey)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'This idempotency key was already used for another request.',
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

  test.each([1, 2, 3, 4])(
    'accepts one of two concurrent completions and rejects the other (run %d)',
    async () => {
      const { company, ctx } = await createPendingCompany();
      await completeEarlierSteps(company, ctx);
      const outcomes = await Promise.allSettled([
        submitPaymentMethod(ctx, { token: 'sandbox_pays' }, newId()),
        submitPaymentMethod(ctx, { token: 'sandbox_pays' }, newId()),
      ]);

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'CONFLICT' },
      });
      expect(await rowsOf(company, 'select last4 from billing_cards where company_id = $1')).toHaveLength(1);
    },
  );

  test('returns the URLs of uploaded logos before the theme is submitted', async () => {
    const { ctx, company } = await createPendingCompany();
    expect(await onboarding(ctx)).toMatchObject({ squareLogoUrl: null, fullLogoUrl: null });
    await uploadLogos(company);
    expect(await onboarding(ctx)).toMatchObject({
      squareLogoUrl: expect.stringMatching(/^\/theme-setups\/square-logo\?/),
      fullLogoUrl: expect.stringMatching(/^\/theme-setups\/full-logo\?/),
    });
  });
});

describe('resubmitting a step', () => {
  test('updates the existing plan', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
    await submitClientBilling(ctx, { ...plan, name: 'Growth', features: ['A', ' ', 'B'] });

    expect(
      await rowsOf(
        company,
        'select name, currency, features from client_billing_plans where company_id = $1',
      ),
    ).toEqual([{ name: 'Growth', currency: 'EUR', features: ['A', 'B'] }]);
  });

  test('reopens client billing when the currency changes', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
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

  test('keeps the completed steps when the currency stays the same', async () => {
    const { company, ctx } = await createPendingCompany();
    await completeEarlierSteps(company, ctx);
    await submitCompanyDetails(ctx, { ...details, name: 'Acme Two' });
    expect((await onboarding(ctx)).completedSteps).toEqual(['Details', 'Theme', 'ClientBilling']);
  });
});

describe('saveOnboardingDraft', () => {
  test('keeps one draft per step until the step is completed', async () => {
    const { company, ctx } = await createPendingCompany();
    await saveOnboardingDraft(ctx, 'Details', { name: 'Ac' });
    await saveOnboardingDraft(ctx, 'Theme', { title: 'Acme' });
    await saveOnboardingDraft(ctx, 'Details', { name: 'Acme', tags: ['a', 1, true] });

    expect((await onboarding(ctx)).drafts).toEqual(
      expect.arrayContaining([
        { step: 'Details', draft: { name: 'Acme', tags: ['a', 1, true] } },
        { step: 'Theme', draft: { title: 'Acme' } },
      ]),
    );
    await uploadLogos(company);
    await submitCompanyDetails(ctx, details);
    expect((await onboarding(ctx)).drafts).toEqual([{ step: 'Theme', draft: { title: 'Acme' } }]);
  });

  test('rejects a draft larger than 10 kB', async () => {
    const { ctx } = await createPendingCompany();
    await expect(saveOnboardingDraft(ctx, 'Details', { name: 'a'.repeat(10_000) })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { draft: expect.any(String) } },
    });
  });

  test('strips only the characters that jsonb rejects', async () => {
    const { ctx } = await createPendingCompany();
    const { drafts } = await saveOnboardingDraft(ctx, 'Details', { 'na\0me': 'a\0b\ud800c \\u0000 "😀"' });
    expect(drafts).toEqual([{ step: 'Details', draft: { name: 'abc \\u0000 "😀"' } }]);
  });
});

describe('onboarding access', () => {
  test.each(submitCases)('the step %s rejects an operator who is not an Admin', async (_step, submitStep) => {
    const company = await fixture.company({ status: 'Pending' });
    await expect(
      submitStep(await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER'])),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test.each(submitCases)('the step %s rejects an Active company', async (_step, submitStep) => {
    const company = await fixture.company();
    await expect(submitStep(await fixture.signedIn(company))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(submitCases)('the step %s rejects a request without a session', async (_step, submitStep) => {
    await expect(submitStep(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('rejects closed and blocked companies with their error codes', async () => {
    const closed = await fixture.signedIn(await fixture.company({ status: 'Cancelled' }));
    const blocked = await fixture.signedIn(await fixture.company({ status: 'Blocked' }));
    await expect(submitCompanyDetails(closed, details)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
    await expect(submitCompanyDetails(blocked, details)).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' });
  });

  test('rejects a viewer whose company was activated after the request began', async () => {
    const { company, ctx } = await createPendingCompany();
    await rowsOf(company, `update companies set status = 'Active' where id = $1`);
    await expect(submitCompanyDetails(ctx, details)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(saveOnboardingDraft(ctx, 'Details', {})).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['Theme', 'ClientBilling', 'PaymentMethod'] as const)(
    'the step %s is rejected before the company details are completed',
    async (step) => {
      const { company, ctx } = await createPendingCompany();
      await uploadLogos(company);
      await expect(submitByStep[step](ctx)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Complete your company details first.',
      });
    },
  );

  test('returns no drafts or steps of other companies', async () => {
    const { ctx } = await createPendingCompany();
    const { ctx: other } = await createPendingCompany();
    await saveOnboardingDraft(ctx, 'Details', { name: 'Acme' });
    expect(await onboarding(other)).toMatchObject({ completedSteps: [], drafts: [] });
  });

  test('returns the onboarding state only to Admins', async () => {
    const company = await fixture.company({ status: 'Pending' });
    await expect(onboarding(await fixture.signedIn(company, ['MANAGE_SETTINGS']))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(onboarding(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('onboarding validation', () => {
  test.each([
    ['EUR', 'Enter €0.00 or an amount from €0.50 to €999,999.99.'],
    ['JPY', 'Enter ¥0 or an amount from ¥50 to ¥99,999,999.'],
  ])('rejects a price in %s below the minimum and states the allowed range', async (currency, message) => {
    const { company, ctx } = await createPendingCompany();
    await uploadLogos(company);
    await submitCompanyDetails(ctx, { ...details, currency });
    await submitCompanyTheme(ctx, theme);
    await expect(submitClientBilling(ctx, { ...plan, price: 49 })).rejects.toMatchObject({
      details: { fields: { price: message } },
    });
  });

  test('rejects a theme without logos and names each missing logo', async () => {
    const { ctx } = await createPendingCompany();
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
  ])('rejects a plan with an invalid %s', async (field, invalidInput) => {
    const { company, ctx } = await createPendingCompany();
    await uploadLogos(company);
    await submitCompanyDetails(ctx, details);
    await submitCompanyTheme(ctx, theme);
    await expect(submitClientBilling(ctx, { ...plan, ...invalidInput })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) } },
    });
  });
});
