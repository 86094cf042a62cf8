import { generateSync } from 'otplib';
import type { Database, Services } from '../../platform';
import {
  createRecoveryCodes,
  encryptSecret,
  newSecret,
  replaceRecoveryCodes,
} from '../../identity/internals';
import { newId } from '../../lib/ids';
import type { OperatorStatus, Permission, Role } from '../../../contract/enums';
import { defaultPermissions } from '../../../contract/permissions';
import type { CompanyRow } from './companies';

export interface OperatorRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: OperatorStatus;
  passwordHash: string | null;
  permissions: readonly Permission[];
}

let count = 0;

/** Inserts an operator. `permissions` replace those of the operator's role in the company. */
export async function insertOperator(
  database: Database,
  company: CompanyRow,
  overrides: Partial<OperatorRow> = {},
): Promise<OperatorRow> {
  const id = newId();
  const operator: OperatorRow = {
    id,
    name: `Operator ${++count}`,
    email: `operator-${id}@company.test`,
    role: 'Staff',
    status: 'Active',
    passwordHash: null,
    permissions: defaultPermissions[overrides.role ?? 'Staff'],
    ...overrides,
  };
  if (overrides.permissions && operator.role !== 'Admin')
    await setRolePermissions(database, company, operator.role, overrides.permissions);
  await database.inCompany(company.id, async (db) => {
    await db.query(
      `insert into operators (company_id, id, name, email, role, status, password_hash, joined_at, address_proved_at)
       select $1, $2, $3, $4, $5, $6, $7, joined, joined from (select case when $6::text = 'Active' then now() end joined) j`,
      [
        company.id,
        operator.id,
        operator.name,
        operator.email,
        operator.role,
        operator.status,
        operator.passwordHash,
      ],
    );
    if (operator.role !== 'Admin' || operator.status !== 'Active') return;
    // The first active Admin is the owner of the company.
    await db.query('update companies set owner_id = $2 where id = $1 and owner_id is null', [
      company.id,
      operator.id,
    ]);
  });
  await database.onPlatform((db) =>
    db.query(
      'insert into operator_directory (email, company_id, operator_id, is_proved) values ($1, $2, $3, $4)',
      [operator.email, company.id, operator.id, operator.status === 'Active'],
    ),
  );
  return operator;
}

export async function setRolePermissions(
  database: Database,
  company: CompanyRow,
  role: Exclude<Role, 'Admin'>,
  permissions: readonly Permission[],
): Promise<void> {
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into role_permissions (company_id, role, permissions) values ($1, $2, $3)
       on conflict (company_id, role) do update set permissions = excluded.permissions`,
      [company.id, role, permissions],
    ),
  );
}

export interface Authenticator {
  /** Returns the current code, or the code that is valid `steps` periods of 30 seconds later. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

export async function enableTwoFactor(
  services: Services,
  companyId: string,
  operatorId: string,
  secret = newSecret(),
): Promise<Authenticator> {
  const encryptedSecret = encryptSecret(services, companyId, operatorId, secret);
  const newCodes = await createRecoveryCodes();
  await services.database.inCompany(companyId, async (db) => {
    await db.query('update operators set two_factor_secret = $2, two_factor_at = now() where id = $1', [
      operatorId,
      encryptedSecret,
    ]);
    await replaceRecoveryCodes(db, companyId, operatorId, newCodes);
  });
  return {
    code: (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 }),
    recoveryCodes: newCodes.codes,
  };
}

export const requireTwoFactorForAll = ({ database }: Services, companyId: string): Promise<unknown> =>
  database.inCompany(companyId, (db) =>
    db.query('update companies set is_two_factor_required = true where id = $1', [companyId]),
  );
