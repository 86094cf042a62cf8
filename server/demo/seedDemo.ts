import type { Services } from '../context';
import type { Db } from '../db/database';
import { rasteriseSvg } from '../images/raster';
import { newId } from '../lib/ids';
import { claimAddress, findByAddress } from '../modules/auth/directory';
import { hashPassword } from '../modules/auth/passwords';
import { addClients } from '../modules/clients/adding';
import { storeImage } from '../modules/images/service';
import { demoClients } from './clients';
import { fullLogo, squareLogo } from './logos';
import {
  insertDemoCard,
  insertDemoCompany,
  insertDemoOperator,
  insertDemoPlans,
  insertDemoTheme,
} from './sql';

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
  { name: 'Dana Whitaker', email: 'demo@livery.test', role: 'Admin' },
  { name: 'Sam Okafor', email: 'staff@livery.test', role: 'Staff' },
  { name: 'Mei Tanaka', email: 'clients@livery.test', role: 'ClientManagement' },
] as const;

const plans = [
  {
    name: 'Essentials',
    description: 'A site that is looked after, for those who begin.',
    features: ['1 site', 'Monthly report', 'Support by e-mail'],
    price: 2900,
    trialDays: 14,
  },
  {
    name: 'Growth',
    description: 'For businesses that sell through their site.',
    features: ['3 sites', 'Weekly report', 'A call each month', 'Support within one working day'],
    price: 7900,
    trialDays: 14,
  },
  {
    name: 'Partner',
    description: 'For those who want a team beside theirs.',
    features: ['Any number of sites', 'Daily report', 'A call each week', 'Support within four hours'],
    price: 19900,
    trialDays: 0,
  },
];

export interface DemoSignIn {
  email: string;
  password: string;
}

const signIn: DemoSignIn = { email: operators[0].email, password: 'northwind-demo' };

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

async function insertDemo(db: Db, companyId: string, passwordHash: string): Promise<void> {
  await insertDemoCompany(db, companyId, company);
  for (const operator of operators) {
    const id = newId();
    const claim = { operatorId: id, email: operator.email, googleSubject: null };
    if (!(await claimAddress(db, companyId, claim))) {
      throw new Error(`${operator.email} signs in to another company, so the demo can't be made.`);
    }
    await insertDemoOperator(db, companyId, { id, ...operator }, passwordHash);
  }
  await insertBrand(db, companyId);
  await insertDemoCard(db, companyId, operators[0].name);
  const planIds = await insertDemoPlans(db, companyId, plans);
  await addClients(db, companyId, demoClients(planIds, new Date()));
}

/** Makes the demo company unless it is there already, and says how to sign in to it. */
export async function seedDemo({ database }: Services): Promise<DemoSignIn> {
  const isThere = await database.onPlatform((db) => findByAddress(db, signIn.email));
  if (isThere) return signIn;
  const passwordHash = await hashPassword(signIn.password);
  const companyId = newId();
  await database.inCompany(companyId, (db) => insertDemo(db, companyId, passwordHash));
  return signIn;
}
