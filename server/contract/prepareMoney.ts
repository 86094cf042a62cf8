import { newId } from '../lib/ids';
import { connectStripe } from '../modules/stripe/connect';
import { addClientCard } from '../modules/client-cards/cards';
import { insertCardRequest } from '../modules/client-cards/requestSql';
import { newCompanyToken } from '../lib/companyToken';
import { insertPlan } from '../testing/plans';
import type { PlanStatus } from '../schema.generated';
import type { TestCompany } from '../testing/world';
import type { Given } from './inputs';
import type { Prepare, Prepared, Stage } from './prepare';

/** A company whose account takes clients' payments. */
export async function chargingCompany({ world }: Stage): Promise<TestCompany> {
  const company = await world.company();
  await connectStripe(await world.asAdmin(company), { sandboxAccount: 'sandbox_ready' });
  return company;
}

/** Its Admin, to whom all about the account is open. */
export async function withAccount(stage: Stage): Promise<Prepared> {
  const company = await chargingCompany(stage);
  return { companyId: company.id, token: await stage.world.adminToken(company) };
}

/** With an invited client of such a company, and a plan. */
export const withPayer =
  (given: Given = {}): Prepare =>
  async (stage) => {
    const { world } = stage;
    const company = await chargingCompany(stage);
    const { id: clientId } = await world.client(company, { status: 'Invited' });
    const { id: planId } = await insertPlan(world.services.database, company);
    const token = await world.adminToken(company);
    const named: Given = { clientId, planId, isYearly: false, 'input.token': 'sandbox_pays' };
    return { companyId: company.id, token, given: { ...named, ...given } };
  };

/** With a client who has a card. */
export async function withClientCard(stage: Stage): Promise<Prepared> {
  const { world } = stage;
  const company = await chargingCompany(stage);
  const { id: clientId } = await world.client(company);
  const input = { clientId, token: 'sandbox_pays' };
  const { cards } = await addClientCard(await world.asAdmin(company), input, newId());
  return { companyId: company.id, token: await world.adminToken(company), given: { id: cards[0]?.id } };
}

/** With a client who was mailed a link to give a card. */
export async function withCardRequest(stage: Stage): Promise<Prepared> {
  const { world } = stage;
  const company = await chargingCompany(stage);
  const { id: clientId } = await world.client(company);
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await world.services.database.inCompany(company.id, (db) =>
    insertCardRequest(db, company.id, { id: newId(), clientId, tokenHash, paymentId: null, createdBy: null }),
  );
  return { companyId: company.id, given: { token, cardToken: 'sandbox_pays' } };
}

/** With a plan that no client has, in this status, among others. */
export const withPlan =
  (status: PlanStatus = 'Active'): Prepare =>
  async ({ world }) => {
    const company = await world.company();
    const { id } = await insertPlan(world.services.database, company, { status });
    return { companyId: company.id, token: await world.adminToken(company), given: { id, code: null } };
  };

/** With two plans, to be put in another order. */
export async function withPlans({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { database } = world.services;
  const [one, two] = [await insertPlan(database, company), await insertPlan(database, company)];
  return {
    companyId: company.id,
    token: await world.adminToken(company),
    given: { ids: [two.id, one.id] },
  };
}
