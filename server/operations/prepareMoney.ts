import { newId } from '../lib/ids';
import { addClientCard, connectStripe, insertCardRequest } from '../billing/internals';
import { newCompanyToken } from '../lib/companyToken';
import { insertPlan } from '../testing/insertPlan';
import type { PlanStatus } from '../../contract/enums';
import type { TestCompany } from '../testing/fixture';
import type { VariableOverrides } from './variables';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';

/** Creates a company with a connected account that accepts payments. */
export async function createChargingCompany({ fixture }: TestSetup): Promise<TestCompany> {
  const company = await fixture.company();
  await connectStripe(await fixture.asAdmin(company), { sandboxAccount: 'sandbox_ready' });
  return company;
}

export async function withConnectedAccount(setup: TestSetup): Promise<PreparedCall> {
  const company = await createChargingCompany(setup);
  return { companyId: company.id, token: await setup.fixture.adminToken(company) };
}

/** Prepares an invited client and a plan of a company that accepts payments. */
export const withClientAndPlan =
  (overrides: VariableOverrides = {}): PrepareCall =>
  async (setup) => {
    const { fixture } = setup;
    const company = await createChargingCompany(setup);
    const { id: clientId } = await fixture.client(company, { status: 'Invited' });
    const { id: planId } = await insertPlan(fixture.services.database, company);
    const token = await fixture.adminToken(company);
    const defaults: VariableOverrides = { clientId, planId, isYearly: false, 'input.token': 'sandbox_pays' };
    return { companyId: company.id, token, overrides: { ...defaults, ...overrides } };
  };

export async function withClientCard(setup: TestSetup): Promise<PreparedCall> {
  const { fixture } = setup;
  const company = await createChargingCompany(setup);
  const { id: clientId } = await fixture.client(company);
  const input = { clientId, token: 'sandbox_pays' };
  const { cards } = await addClientCard(await fixture.asAdmin(company), input, newId());
  return { companyId: company.id, token: await fixture.adminToken(company), overrides: { id: cards[0]?.id } };
}

/** Prepares a client with an open card request. */
export async function withCardRequest(setup: TestSetup): Promise<PreparedCall> {
  const { fixture } = setup;
  const company = await createChargingCompany(setup);
  const { id: clientId } = await fixture.client(company);
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await fixture.services.database.inCompany(company.id, (db) =>
    insertCardRequest(db, company.id, { id: newId(), clientId, tokenHash, paymentId: null, createdBy: null }),
  );
  return { companyId: company.id, overrides: { token, cardToken: 'sandbox_pays' } };
}

/** Prepares a plan with this status and without clients. */
export const withPlan =
  (status: PlanStatus = 'Active'): PrepareCall =>
  async ({ fixture }) => {
    const company = await fixture.company();
    const { id } = await insertPlan(fixture.services.database, company, { status });
    return { companyId: company.id, token: await fixture.adminToken(company), overrides: { id, code: null } };
  };

/** Prepares two plans and passes their ids in reverse order. */
export async function withTwoPlans({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { database } = fixture.services;
  const [first, second] = [await insertPlan(database, company), await insertPlan(database, company)];
  return {
    companyId: company.id,
    token: await fixture.adminToken(company),
    overrides: { ids: [second.id, first.id] },
  };
}
