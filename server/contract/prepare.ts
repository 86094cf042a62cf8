import type { OpenIdIssuer } from '../testing/openIdIssuer';
import type { TestCompany, World } from '../testing/world';
import { variablesOf, type Given } from './inputs';
import { operationNamed } from './operations';
import { call, type Site } from './site';

/** A call that succeeds: what its operation is given, and by whom. */
export interface Prepared {
  given?: Given;
  /** Undefined where the operation is for anybody. */
  token?: string;
  /** The company that changes; undefined where the operation makes it. */
  companyId?: string;
}

export interface Stage {
  world: World;
  site: Site;
  google: OpenIdIssuer;
  /** Its Admin takes the four onboarding steps one after another. */
  newcomer: TestCompany;
}

export type Prepare = (stage: Stage) => Promise<Prepared>;

export const byAdmin = async ({ world }: Stage, given: Given = {}): Promise<Prepared> => {
  const company = await world.company();
  return { given, token: await world.adminToken(company), companyId: company.id };
};

export const byNewcomer =
  (given: Given = {}): Prepare =>
  async ({ world, newcomer }) => ({ given, token: await world.adminToken(newcomer), companyId: newcomer.id });

/** The id of what a mutation makes in the company of whoever has been prepared. */
export async function idMadeBy(name: string, { site }: Stage, { token, given }: Prepared): Promise<string> {
  const operation = operationNamed(name);
  const { data } = await call(site, operation, variablesOf(operation, given), token);
  const made = data?.[name];
  if (typeof made === 'object' && made !== null && 'id' in made) return String(made.id);
  throw new Error(`${name} made nothing.`);
}
