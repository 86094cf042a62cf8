import { newId } from '../lib/ids';
import { addClientCard, connectStripe, insertCardRequest } from '../billing/internals';
import { newCompanyToken } from '../lib/companyToken';
import type { PlanStatus } from '../../contract/enums';
import type { TestCompany } from '../testing/fixture';
import type { VariableOverrides } from './variables';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';

/** Creates a company with a connected account that accepts payments. */
export async function createChargingCompany({ fixture }: TestSetup): Promise<TestCompany> {
  const company = await fixture.company();
  await connectStripe(await fixture.signedIn(company), { sandboxAccount: 'sandbox_ready' });
  return company;
}

export async function withConnectedAccount(setup: TestSetup): Promise<PreparedCall> {
  const company = await createChargingCompany(setup);
  return { companyId: company.id, token: (await setup.fixture.signedIn(company)).token };
}

/** Prepares an invited client and a plan of a company that accepts payments. */
export const withClientAndPlan =
  (overrides: VariableOverrides = {}): PrepareCall =>
  async (setup) => {
    const { fixture } = setup;
    const company = await createChargingCompany(setup);
    const { id: clientId } = await fixture.client(company, { status: 'Invited' });
    const { id: planId } = await fixture.plan(company);
    const { token } = await fixture.signedIn(company);
    const defaults: VariableOverrides = { clientId, planId, isYearly: false, 'input.token': 'sandbox_pays' };
    return { companyId: company.id, token, overrides: { ...defaults, ...overrides } };
  };

export async function withClientCard(setup: TestSetup): Promise<PreparedCall> {
  const { fixture } = setup;
  const company = await createChargingCompany(setup);
  const { id: clientId } = await fixture.client(company);
  const input = { clientId, token: 'sandbox_pays' };
  const { cards } = await addClientCard(await fixture.signedIn(company), input, newId());
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { id: cards[0]?.id },
  };
}

/** Prepares a client with an open card request. */
export async function withCardRequest(setup: TestSetup): Promise<PreparedCall> {
  const { fixture } = setup;
  const company = await createChargingCompany(setup);
  const { id: clientId } = await fixture.client(company);
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await fixture.inCompany(company, (db) =>
    insertCardRequest(db, company.id, { id: newId(), clientId, tokenHash, paymentId: null, createdBy: null }),
  );
  return { companyId: company.id, overrides: { token, cardToken: 'sandbox_pays' } };
}

/** Prepares a plan with this status and without clients. */
export const withPlan =
  (status: PlanStatus = 'Active'): PrepareCall =>
  async ({ fixture }) => {
    const company = await fixture.company();
    const { id } = await fixture.plan(company, { status });
    return {
      companyId: company.id,
      token: (await fixture.signedIn(company)).token,
      overrides: { id, code: null },
    };
  };

/** Prepares two plans and passes their ids in reverse order. */
export async function withTwoPlans({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const [first, second] = [await fixture.plan(company), await fixture.plan(company)];
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { ids: [second.id, first.id] },
  };
}
