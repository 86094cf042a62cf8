import { type AccountState, type Db, type Services, storeImage } from '../platform';
import { rasterizeSvg } from '../platform/demo';
import { dashboardLink } from '../company';
import { claimAddress, findByAddress, hashPassword } from '../identity';
import { setOwner } from '../identity/demo';
import { newId } from '../lib/ids';
import type { Role } from '../../contract/enums';
import { demoClients } from './clients';
import { fullLogo, squareLogo } from './logos';
import { notifyDemoTeam } from './notifications';
import { demoPlans, priceHistory } from './plans';
import { connectDemoAccount, openDemoAccount, setUpPlatformFees } from './accounts';
import { insertDemoPlans } from './insertPlans';
import { inviteDemoOperators } from './invitations';
import { deployDemoPortal } from './portal';
import { insertDemoCompany, insertDemoOperator, insertDemoTheme } from './sql';
import { createActors, type Member } from './simulation/actors';
import { addDays } from './simulation/simulation';
import { simulateClient } from './simulation/simulateClient';
import { writeSimulations } from './simulation/writeSimulations';

const color = '#0F766E';

const company = {
  name: 'Northwind Studio',
  email: 'hello@northwind-studio.test',
  phone: '+14155550142',
  country: 'US',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  website: 'https://northwind-studio.test',
  subdomain: 'northwind-studio',
};

const operators = [
  { name: 'Dana Whitaker', email: 'demo@livery.test', role: 'Admin', joinedDaysAgo: 365 },
  { name: 'Sam Okafor', email: 'staff@livery.test', role: 'Staff', joinedDaysAgo: 300 },
  { name: 'Mei Tanaka', email: 'clients@livery.test', role: 'ClientManagement', joinedDaysAgo: 170 },
] as const;

export interface DemoSignIn {
  /** One operator per role, all with the same password. */
  users: readonly { email: string; role: Role }[];
  password: string;
  portalUrl: string;
}

const password = 'northwind-demo';

function signInDetails({ settings }: Services): DemoSignIn {
  const published = { isPublished: true, subdomain: company.subdomain, primaryDomain: null };
  const users = operators.map(({ email, role }) => ({ email, role }));
  return { users, password, portalUrl: dashboardLink(published, settings) ?? '' };
}

async function insertBrand(db: Db, companyId: string): Promise<void> {
  const store = async (kind: 'SquareLogo' | 'FullLogo', svg: string): Promise<string> => {
    const stored = await storeImage(db, companyId, kind, await rasterizeSvg(svg), () =>
      Promise.resolve(null),
    );
    return stored.version;
  };
  await insertDemoTheme(db, companyId, {
    title: company.name,
    color,
    squareLogoId: await store('SquareLogo', squareLogo(color)),
    fullLogoId: await store('FullLogo', fullLogo(color)),
  });
}

/**
 * Inserts operators who can sign in, in the order of `operators`. Throws if another company uses one of their
 * email addresses.
 */
async function insertOperators(
  db: Db,
  companyId: string,
  passwordHash: string,
  today: string,
): Promise<readonly [Member, ...Member[]]> {
  const add = async ({ name, email, role, joinedDaysAgo }: (typeof operators)[number]): Promise<Member> => {
    const operator = { id: newId(), name, email, role, joinedAt: addDays(today, -joinedDaysAgo) };
    const claim = { operatorId: operator.id, email, googleSubject: null };
    if (!(await claimAddress(db, companyId, claim))) {
      throw new Error(`${email} belongs to another company, so the demo cannot be created.`);
    }
    await insertDemoOperator(db, companyId, operator, passwordHash);
    return operator;
  };
  const [first, ...others] = operators;
  const members: [Member, ...Member[]] = [await add(first)];
  for (const operator of others) members.push(await add(operator));
  return members;
}

interface DemoSetup {
  companyId: string;
  passwordHash: string;
  /** The account that receives the clients' payments. */
  account: AccountState;
}

async function insertDemo(db: Db, services: Services, setup: DemoSetup): Promise<void> {
  const { settings } = services;
  const { companyId, passwordHash, account } = setup;
  const now = new Date();
  const today = now.toISOString();
  await insertDemoCompany(db, companyId, company);
  const members = await insertOperators(db, companyId, passwordHash, today);
  const [founder] = members;
  await setOwner(db, companyId, founder.id);
  await inviteDemoOperators(db, services, companyId, { founder, today });
  await insertBrand(db, companyId);
  await connectDemoAccount(db, companyId, account, founder, today);
  const platformCharges = await setUpPlatformFees(db, companyId, {
    ...company,
    settings,
    founder,
    today: now,
  });
  const planIds = demoPlans.map(() => newId());
  const prices = priceHistory(planIds, now);
  await insertDemoPlans(db, companyId, prices, now);
  await deployDemoPortal(db, companyId, { founder, today, settings });
  const { timeZone } = company;
  const context = { today, timeZone, prices, planIds, actors: createActors(companyId, members) };
  const simulations = demoClients(now).map((client) => simulateClient(client, context));
  await writeSimulations(db, companyId, simulations, context, platformCharges);
  await notifyDemoTeam(db, services, companyId);
}

/** Creates the demo company unless it exists, and returns its sign-in details. */
export async function seedDemo(services: Services): Promise<DemoSignIn> {
  const { database } = services;
  const existing = await database.onPlatform((db) => findByAddress(db, operators[0].email));
  if (existing) return signInDetails(services);
  const passwordHash = await hashPassword(password);
  const companyId = newId();
  const account = await openDemoAccount(database, { ...company, companyId });
  await database.inCompany(companyId, (db) => insertDemo(db, services, { companyId, passwordHash, account }));
  return signInDetails(services);
}
