import type { OpenIdIssuer } from '../testing/openIdIssuer';
import type { TestCompany, Fixture } from '../testing/fixture';
import { variablesOf, type VariableOverrides } from './variables';
import { operationNamed } from './operations';
import { call, type TestApi } from './testApi';

/** The input of a call that succeeds. */
export interface PreparedCall {
  overrides?: VariableOverrides;
  /** Undefined for a public operation. */
  token?: string;
  /** The company that the call changes. Undefined if the call creates it. */
  companyId?: string;
}

export interface TestSetup {
  fixture: Fixture;
  api: TestApi;
  google: OpenIdIssuer;
  /** The company whose Admin submits the four onboarding steps in order. */
  pendingCompany: TestCompany;
}

export type PrepareCall = (setup: TestSetup) => Promise<PreparedCall>;

export const byAdmin = async (
  { fixture }: TestSetup,
  overrides: VariableOverrides = {},
): Promise<PreparedCall> => {
  const company = await fixture.company();
  return { overrides, token: (await fixture.signedIn(company)).token, companyId: company.id };
};

export const byPendingAdmin =
  (overrides: VariableOverrides = {}): PrepareCall =>
  async ({ fixture, pendingCompany }) => ({
    overrides,
    token: (await fixture.signedIn(pendingCompany)).token,
    companyId: pendingCompany.id,
  });

/** Runs a mutation and returns the id that it created. Throws if the result has no id. */
export async function idCreatedBy(
  name: string,
  { api }: TestSetup,
  { token, overrides }: PreparedCall,
): Promise<string> {
  const operation = operationNamed(name);
  const { data } = await call(api, operation, variablesOf(operation, overrides), token);
  const created = data?.[name];
  if (typeof created === 'object' && created !== null && 'id' in created) return String(created.id);
  throw new Error(`${name} returned no id.`);
}
