import { randomBytes } from 'node:crypto';
import type { Context, Database, Db, Services, Viewer } from '../platform';
import { parseSettings } from '../platform/startup';
import { decodeInProcess } from '../platform/internals';
import { setHasher, signAccessToken } from '../identity/internals';
import { recordPayments, type NewPayment } from '../billing/internals';
import { closeServices, openServices } from '../openServices';
import { newId } from '../lib/ids';
import type { Permission } from '../../contract/enums';
import { insertClient, type ClientRow } from './factories/clients';
import { insertCompany, type CompanyRow } from './factories/companies';
import { insertOperator, type OperatorRow } from './factories/operators';
import { insertPlan, type PlanRow } from './factories/plans';
import { cheapHasher } from './cheapHasher';
import { databaseTemplate } from './databaseTemplate';
import { createTempFolder, removeFolder } from './folders';

export interface TestCompany extends CompanyRow {
  admin: OperatorRow;
}

/** The context of an operator's service calls, with the access token of their HTTP and socket requests. */
interface SignedIn extends Context {
  viewer: Viewer;
  token: string;
}

export interface Fixture {
  services: Services;
  /** Creates an Active company with an Admin. `overrides` replace the company's columns. */
  company(overrides?: Partial<CompanyRow>): Promise<TestCompany>;
  operator(company: CompanyRow, overrides?: Partial<OperatorRow>): Promise<OperatorRow>;
  client(company: CompanyRow, overrides?: Partial<ClientRow>): Promise<ClientRow>;
  /** Creates a plan, by default for $10.00 a month. */
  plan(company: CompanyRow, overrides?: Partial<PlanRow>): Promise<PlanRow>;
  /** Records payments as they are, without charging them. */
  payments(company: Pick<CompanyRow, 'id'>, ...payments: readonly NewPayment[]): Promise<void>;
  signedIn: SignIn;
  asAnonymous(): Context;
  /** Runs work in a transaction of the company. */
  inCompany<T>(company: Pick<CompanyRow, 'id'>, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs a statement in a transaction of the company, and returns its rows. */
  query<Row extends object | null = null>(
    company: Pick<CompanyRow, 'id'>,
    text: string,
    values?: readonly unknown[],
  ): Promise<(Row extends object ? Row : Record<string, unknown>)[]>;
  close(): Promise<void>;
}

type NewOperator = Partial<Omit<OperatorRow, 'id'>>;

/** Creates a session of an operator. */
interface SignIn {
  (company: TestCompany): Promise<SignedIn>;
  /**
   * Signs in a new operator whose context has exactly these permissions, without changing those of the role.
   * Requests read the permissions of the role, so there is no token.
   */
  (company: CompanyRow, permissions: readonly Permission[]): Promise<Omit<SignedIn, 'token'>>;
  /** Signs in this operator, or a new one with these overrides, instead of the Admin. */
  (company: CompanyRow, operator: OperatorRow | NewOperator): Promise<SignedIn>;
}

type SignInAs = OperatorRow | NewOperator | readonly Permission[];

const isRow = (who: SignInAs): who is OperatorRow => 'id' in who;
const isPermissions = (who: SignInAs): who is readonly Permission[] => Array.isArray(who);

const createKey = (): string => randomBytes(32).toString('base64');
const baseSettings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SIGNING_KEY: createKey(),
  ENCRYPTION_KEY: createKey(),
  // No DNS server listens on this port, so that tests never query the machine's DNS.
  DNS_SERVERS: '127.0.0.1:1',
  // On a busy machine, concurrent calls wait longer for a connection than the default allows.
  DATABASE_WAIT_SECONDS: '60',
};

/**
 * Opens a fixture with these environment variables for one test file, on a clone of the template unless they
 * contain `DATABASE_URL`. Replaces the password hasher with a cheap one.
 */
export async function openFixture(settings: Readonly<Record<string, string>> = {}): Promise<Fixture> {
  setHasher(cheapHasher);
  const template = databaseTemplate();
  const dataDir = await createTempFolder('fixture');
  const databaseSettings = settings['DATABASE_URL'] ? {} : await template.clone(dataDir);
  const removeClone = async (): Promise<void> => {
    await template.drop(databaseSettings);
    await removeFolder(dataDir);
  };
  try {
    const services = await openServices(
      parseSettings({ ...baseSettings, DATA_DIR: dataDir, ...databaseSettings, ...settings }),
    );
    return {
      ...fixtureOf({ ...services, decodeImageFile: decodeInProcess }),
      close: () => closeServices(services).finally(removeClone),
    };
  } catch (error) {
    await removeClone();
    throw error;
  }
}

/** Returns a fixture on services that the caller opens and closes. */
export function fixtureOf(services: Services): Omit<Fixture, 'close'> {
  const { database } = services;
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: 'Jest' };

  async function signedIn(company: TestCompany): Promise<SignedIn>;
  async function signedIn(company: CompanyRow, who: SignInAs): Promise<SignedIn>;
  async function signedIn(
    company: CompanyRow & { admin?: OperatorRow },
    who: SignInAs = company.admin ?? {},
  ): Promise<SignedIn> {
    const operator = isRow(who)
      ? who
      : await insertOperator(database, company, isPermissions(who) ? {} : who);
    const permissions = isPermissions(who) ? who : operator.permissions;
    const sessionId = await insertSession(database, company, operator);
    const claims = { companyId: company.id, operatorId: operator.id, sessionId };
    const { name, email, role } = operator;
    const viewer = {
      ...{ ...claims, name, email, role, permissions: new Set(permissions), mustSetUpTwoFactor: false },
      companyStatus: company.status,
      operatorStatus: operator.status,
    };
    return { services, viewer, caller, token: await signAccessToken(services, claims) };
  }

  return {
    services,
    async company(overrides) {
      const company = await insertCompany(database, overrides);
      return {
        ...company,
        admin: await insertOperator(database, company, { role: 'Admin', email: company.email }),
      };
    },
    operator: (company, overrides) => insertOperator(database, company, overrides),
    client: (company, overrides) => insertClient(database, company, overrides),
    plan: (company, overrides) => insertPlan(database, company, overrides),
    payments: ({ id }, ...payments) => database.inCompany(id, (db) => recordPayments(db, id, payments)),
    signedIn,
    inCompany: ({ id }, work) => database.inCompany(id, work),
    asAnonymous: () => ({ services, viewer: null, caller }),
    query: async <Row extends object | null>(
      { id }: Pick<CompanyRow, 'id'>,
      text: string,
      values: readonly unknown[] = [],
    ) => (await database.inCompany(id, (db) => db.query<Row>(text, values))).rows,
  };
}

async function insertSession(
  database: Database,
  company: CompanyRow,
  operator: OperatorRow,
): Promise<string> {
  const id = newId();
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into sessions (company_id, id, operator_id, refresh_token_hash, remember_me, expires_at)
       values ($1, $2, $3, $4, false, now() + interval '30 days')`,
      [company.id, id, operator.id, randomBytes(32)],
    ),
  );
  return id;
}
