import { randomBytes } from 'node:crypto';
import { type Context, type Services } from '../platform';
import { parseSettings } from '../platform/startup';
import { decodeInProcess } from '../platform/internals';
import { setHasher, signAccessToken } from '../identity/internals';
import { closeServices, openServices } from '../openServices';
import type { Permission, Role } from '../../contract/enums';
import {
  insertClient,
  insertCompany,
  insertOperator,
  setRolePermissions,
  type ClientRow,
  type CompanyRow,
  type OperatorRow,
} from './factories';
import { cheapHasher } from './cheapHasher';
import { databaseTemplate } from './databaseTemplate';
import { createTempFolder, removeFolder } from './folders';
import { createViewer } from './createViewer';

export interface TestCompany extends CompanyRow {
  admin: OperatorRow;
}

export interface Fixture {
  services: Services;
  /** Creates an Active company with an Admin. `overrides` replace the company's columns. */
  company(overrides?: Partial<CompanyRow>): Promise<TestCompany>;
  operator(company: CompanyRow, overrides?: Partial<OperatorRow>): Promise<OperatorRow>;
  client(company: CompanyRow, overrides?: Partial<ClientRow>): Promise<ClientRow>;
  /** Returns the context of a new operator with exactly these permissions. */
  as(company: CompanyRow, ...permissions: Permission[]): Promise<Context>;
  asAdmin(company: TestCompany): Promise<Context>;
  asAnonymous(): Context;
  /**
   * Sets the permissions of the role in the company, and returns an access token of a new operator with that
   * role.
   */
  operatorToken(
    company: CompanyRow,
    role: Exclude<Role, 'Admin'>,
    ...permissions: Permission[]
  ): Promise<string>;
  adminToken(company: TestCompany): Promise<string>;
  close(): Promise<void>;
}

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
  const createContext = (viewer: Context['viewer']): Context => ({
    services,
    viewer,
    caller: { requestId: 'test', ipAddress: '127.0.0.1', userAgent: 'Jest' },
  });

  const createToken = async (company: CompanyRow, operator: OperatorRow): Promise<string> => {
    const { sessionId } = await createViewer(database, company, operator);
    return signAccessToken(services, { companyId: company.id, operatorId: operator.id, sessionId });
  };

  return {
    services,
    async company(overrides = {}) {
      const company = await insertCompany(database, overrides);
      return {
        ...company,
        admin: await insertOperator(database, company, { role: 'Admin', email: company.email }),
      };
    },
    operator: (company, overrides = {}) => insertOperator(database, company, overrides),
    client: (company, overrides = {}) => insertClient(database, company, overrides),
    async as(company, ...permissions) {
      const operator = await insertOperator(database, company, {});
      return createContext({
        ...(await createViewer(database, company, operator)),
        permissions: new Set(permissions),
      });
    },
    asAdmin: async (company) => createContext(await createViewer(database, company, company.admin)),
    asAnonymous: () => createContext(null),
    async operatorToken(company, role, ...permissions) {
      await setRolePermissions(database, company, role, permissions);
      return createToken(company, await insertOperator(database, company, { role }));
    },
    adminToken: (company) => createToken(company, company.admin),
  };
}
