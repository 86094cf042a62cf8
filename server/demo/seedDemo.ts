import type { Role } from '../../contract/enums';
import { dashboardLink } from '../company';
import { claimAddress, findByAddress, hashPassword } from '../identity';
import { setOwner } from '../identity/demo';
import { notify } from '../insights';
import { newId } from '../lib/ids';
import { type AccountState, type Db, type Services, storeImage } from '../platform';
import { rasterizeSvg } from '../platform/demo';
import { connectDemoAccount, openDemoAccount, setUpPlatformFees } from './accounts';
import { demoClients } from './clients';
import { insertDemoPlans } from './insertPlans';
import { inviteDemoOperators } from './invitations';
import { demoPlans, priceHistory } from './plans';
import { deployDemoPortal } from './portal';
import { createActors, type Member } from './simulation/actors';
import { simulateClient } from './simulation/simulateClient';
import { addDays } from './simulation/simulation';
import { writeSimulations } from './simulation/writeSimulations';
import {
  backdateDemoNotifications,
  insertDemoCompany,
  insertDemoOperator,
  insertDemoTheme,
  recentDemoEvents,
} from './sql';

const textColor = '#0F172A';

// The logos are drawn as paths instead of text, so that they render on machines without fonts.
const drawMark = (color: string): string =>
  `<rect width="96" height="96" rx="22" fill="${color}"/>
   <path d="M48 14 66 48 48 82 30 48Z" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linejoin="round"/>
   <path d="M48 14 66 48H30Z" fill="#FFFFFF"/>`;

const n = 'M0 0V22M0 10a9 9 0 0 1 18 0v12';
const o = 'M0 11a11 11 0 1 0 22 0a11 11 0 1 0 -22 0';

/** The strokes of each letter and its advance width. */
const wordmark: readonly (readonly [strokes: string, advance: number])[] = [
  [n, 30],
  [o, 34],
  ['M0 0V22M0 10a9 9 0 0 1 11 -9', 20],
  ['M6 -10V15a7 7 0 0 0 8 7M0 0H14', 24],
  ['M0 -16V22M0 10a9 9 0 0 1 18 0v12', 30],
  ['M0 0 7 22 15 3 23 22 30 0', 40],
  ['M0 0V22M0 -11V-9', 12],
  [n, 30],
  ['M0 11a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M22 -16V22', 30],
];

function drawWordmark(): string {
  let x = 0;
  return wordmark
    .map(([strokes, advance]) => {
      const glyph = `<path transform="translate(${x} 0)" d="${strokes}"/>`;
      x += advance;
      return glyph;
    })
    .join('');
}

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width * 4}" height="384">${content}</svg>`;

const squareLogo = (color: string): string => svg(96, drawMark(color));

const fullLogo = (color: string): string =>
  svg(
    380,
    `${drawMark(color)}<g transform="translate(122 40)" fill="none" stroke="${textColor}" stroke-width="6"
       stroke-linecap="round" stroke-linejoin="round">${drawWordmark()}</g>`,
  );

/** Notifies the team of recent events, then backdates the notifications and marks the older ones as read. */
async function notifyDemoTeam(
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
): Promise<void> {
  // Sequential, because notifications are listed in the order of creation.
  for (const { kind, ...event } of await recentDemoEvents(db, companyId)) {
    await notify(db, services, companyId, { kind, items: [event] });
  }
  await backdateDemoNotifications(db, companyId);
}

const brandColor = '#0F766E';

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
    color: brandColor,
    squareLogoId: await store('SquareLogo', squareLogo(brandColor)),
    fullLogoId: await store('FullLogo', fullLogo(brandColor)),
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
      throw new Error(
        `Can’t create the demo, because another company uses ${email}. Delete the demo’s data folder and start again.`,
      );
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
