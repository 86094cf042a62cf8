import { randomBytes } from 'node:crypto';
import type { Context, Services } from '../context';
import { signAccessToken } from '../modules/auth/accessToken';
import { setHasher } from '../modules/auth/hashing';
import { closeServices, openServices } from '../openServices';
import type { Permission, Role } from '../schema.generated';
import { parseSettings } from '../settings';
import { insertClient, insertCompany, insertOperator, setRolePermissions } from './factories';
import type { ClientRow, CompanyRow, OperatorRow } from './factories';
import { cheapHasher } from './cheapHasher';
import { databaseTemplate } from './databaseTemplate';
import { decodeInProcess } from './decodeInProcess';
import { createTempFolder, removeFolder } from './folders';
import { viewerOf } from './viewers';

export interface TestCompany extends CompanyRow {
  admin: OperatorRow;
}

/** Real services on a database of their own, and whoever is needed in them. */
export interface World {
  services: Services;
  /** An Active company with its Admin, unless told otherwise. */
  company(overrides?: Partial<CompanyRow>): Promise<TestCompany>;
  operator(company: CompanyRow, overrides?: Partial<OperatorRow>): Promise<OperatorRow>;
  client(company: CompanyRow, overrides?: Partial<ClientRow>): Promise<ClientRow>;
  /** The context of a new operator who holds exactly these flags. */
  as(company: CompanyRow, ...flags: Permission[]): Promise<Context>;
  asAdmin(company: TestCompany): Promise<Context>;
  /** Nobody is signed in. */
  asNobody(): Context;
  /** An access token for HTTP and sockets. The company's role gets these flags, as Roles and Permissions would. */
  operatorToken(company: CompanyRow, role: Exclude<Role, 'Admin'>, ...flags: Permission[]): Promise<string>;
  adminToken(company: TestCompany): Promise<string>;
  close(): Promise<void>;
}

const aKey = (): string => randomBytes(32).toString('base64');
// No test asks the DNS of the machine: nobody answers at this port.
const usual = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SIGNING_KEY: aKey(),
  ENCRYPTION_KEY: aKey(),
  DNS_SERVERS: '127.0.0.1:1',
  // On a busy machine, concurrent calls wait longer for a connection than the default allows.
  DATABASE_WAIT_SECONDS: '60',
};

/**
 * Opens a world for one test file, on a clone of the template unless DATABASE_URL is set. Settings are those of the
 * environment's names, such as SIGNUP_ENABLED.
 */
export async function openWorld(settings: Readonly<Record<string, string>> = {}): Promise<World> {
  setHasher(cheapHasher);
  const template = databaseTemplate();
  const dataDir = await createTempFolder('world');
  const cloned = settings['DATABASE_URL'] ? {} : await template.clone(dataDir);
  const removeClone = async (): Promise<void> => {
    await template.drop(cloned);
    await removeFolder(dataDir);
  };
  try {
    const services = await openServices(
      parseSettings({ ...usual, DATA_DIR: dataDir, ...cloned, ...settings }),
    );
    return {
      ...peopleOf({ ...services, decodeImageFile: decodeInProcess }),
      close: () => closeServices(services).finally(removeClone),
    };
  } catch (error) {
    await removeClone();
    throw error;
  }
}

/** Whoever is needed, in services that somebody else opens and closes. */
export function peopleOf(services: Services): Omit<World, 'close'> {
  const { database } = services;
  const context = (viewer: Context['viewer']): Context => ({
    services,
    viewer,
    caller: { requestId: 'test', ipAddress: '127.0.0.1', userAgent: 'Jest' },
  });

  const token = async (company: CompanyRow, operator: OperatorRow): Promise<string> => {
    const { sessionId } = await viewerOf(database, company, operator);
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
    async as(company, ...flags) {
      const operator = await insertOperator(database, company, {});
      return context({ ...(await viewerOf(database, company, operator)), permissions: new Set(flags) });
    },
    asAdmin: async (company) => context(await viewerOf(database, company, company.admin)),
    asNobody: () => context(null),
    async operatorToken(company, role, ...flags) {
      await setRolePermissions(database, company, role, flags);
      return token(company, await insertOperator(database, company, { role }));
    },
    adminToken: (company) => token(company, company.admin),
  };
}
