import type { AccountState } from '../card-provider/cardProvider';
import type { Services } from '../context';
import type { Db } from '../db/database';
import { rasteriseSvg } from '../images/raster';
import { newId } from '../lib/ids';
import { claimAddress, findByAddress } from '../modules/auth/directory';
import { dashboardLink } from '../modules/deployments/derived';
import { hashPassword } from '../modules/auth/passwords';
import { setOwner } from '../modules/operators/sql';
import { storeImage } from '../modules/images/service';
import type { Role } from '../schema.generated';
import { demoClients } from './clients';
import { fullLogo, squareLogo } from './logos';
import { tellDemoTeam } from './notifications';
import { demoPlans, priceHistory } from './plans';
import { connectDemo, openDemoAccount, payLivery } from './accounts';
import { insertDemoPlans } from './insertPlans';
import { inviteDemoPeople } from './invitations';
import { openDemoSite } from './site';
import { insertDemoCompany, insertDemoOperator, insertDemoTheme } from './sql';
import { crewOf, type Member } from './year/crew';
import { later } from './year/life';
import { tellYear } from './year/tellYear';
import { writeYear } from './year/write';

const colour = '#0F766E';

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
  /** One of each role, who all have the same password. */
  people: readonly { email: string; role: Role }[];
  password: string;
  /** Where its clients go. */
  site: string;
}

const password = 'northwind-demo';

function signInTo({ settings }: Services): DemoSignIn {
  const published = { isPublished: true, subdomain: company.subdomain, primaryDomain: null };
  const people = operators.map(({ email, role }) => ({ email, role }));
  return { people, password, site: dashboardLink(published, settings) ?? '' };
}

async function insertBrand(db: Db, companyId: string): Promise<void> {
  const store = async (kind: 'SquareLogo' | 'FullLogo', svg: string): Promise<string> => {
    const stored = await storeImage(db, companyId, kind, await rasteriseSvg(svg), () =>
      Promise.resolve(null),
    );
    return stored.version;
  };
  await insertDemoTheme(db, companyId, {
    title: company.name,
    colour,
    squareLogoId: await store('SquareLogo', squareLogo(colour)),
    fullLogoId: await store('FullLogo', fullLogo(colour)),
  });
}

/** Lets the operators sign in, in the order of `operators`. */
async function insertCrew(
  db: Db,
  companyId: string,
  passwordHash: string,
  today: string,
): Promise<readonly [Member, ...Member[]]> {
  const add = async ({ name, email, role, joinedDaysAgo }: (typeof operators)[number]): Promise<Member> => {
    const operator = { id: newId(), name, email, role, joinedAt: later(today, -joinedDaysAgo) };
    const claim = { operatorId: operator.id, email, googleSubject: null };
    if (!(await claimAddress(db, companyId, claim))) {
      throw new Error(`${email} signs in to another company, so the demo can't be made.`);
    }
    await insertDemoOperator(db, companyId, operator, passwordHash);
    return operator;
  };
  const [first, ...others] = operators;
  const members: [Member, ...Member[]] = [await add(first)];
  for (const operator of others) members.push(await add(operator));
  return members;
}

interface Made {
  companyId: string;
  passwordHash: string;
  /** Where its clients' payments go. */
  account: AccountState;
}

async function insertDemo(db: Db, services: Services, made: Made): Promise<void> {
  const { settings } = services;
  const { companyId, passwordHash, account } = made;
  const now = new Date();
  const today = now.toISOString();
  await insertDemoCompany(db, companyId, company);
  const members = await insertCrew(db, companyId, passwordHash, today);
  const [founder] = members;
  await setOwner(db, companyId, founder.id);
  await inviteDemoPeople(db, services, companyId, { founder, today });
  await insertBrand(db, companyId);
  await connectDemo(db, companyId, account, founder, today);
  const own = await payLivery(db, companyId, { ...company, settings, founder, today: now });
  const planIds = demoPlans.map(() => newId());
  const prices = priceHistory(planIds, now);
  await insertDemoPlans(db, companyId, prices, now);
  await openDemoSite(db, companyId, { founder, today, settings });
  const { timeZone } = company;
  const around = { today, timeZone, prices, planIds, crew: crewOf(companyId, members) };
  const lives = demoClients(now).map((client) => tellYear(client, around));
  await writeYear(db, companyId, lives, around, own);
  await tellDemoTeam(db, services, companyId);
}

/** Makes the demo company unless it is there already, and says how to sign in to it. */
export async function seedDemo(services: Services): Promise<DemoSignIn> {
  const { database } = services;
  const isThere = await database.onPlatform((db) => findByAddress(db, operators[0].email));
  if (isThere) return signInTo(services);
  const passwordHash = await hashPassword(password);
  const companyId = newId();
  const account = await openDemoAccount(database, { ...company, companyId });
  await database.inCompany(companyId, (db) => insertDemo(db, services, { companyId, passwordHash, account }));
  return signInTo(services);
}
