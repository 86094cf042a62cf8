import type { Database } from '../platform';
import { newId } from '../lib/ids';
import type { ClientStatus, CompanyStatus, OperatorStatus, Permission, Role } from '../../contract/enums';

export interface CompanyRow {
  id: string;
  name: string;
  email: string;
  status: CompanyStatus;
  country: string;
  subdomain: string;
}

export interface OperatorRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: OperatorStatus;
  passwordHash: string | null;
}

export interface ClientRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  status: ClientStatus;
  createdAt: Date;
}

let createdCount = 0;

export async function insertCompany(database: Database, overrides: Partial<CompanyRow>): Promise<CompanyRow> {
  const id = newId();
  const company: CompanyRow = {
    id,
    name: `Company ${++createdCount}`,
    email: `owner-${id}@company.test`,
    status: 'Active',
    country: 'GB',
    subdomain: `company-${id}`,
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      'insert into companies (id, name, email, status, country, subdomain) values ($1, $2, $3, $4, $5, $6)',
      [company.id, company.name, company.email, company.status, company.country, company.subdomain],
    ),
  );
  return company;
}

export async function insertOperator(
  database: Database,
  company: CompanyRow,
  overrides: Partial<OperatorRow>,
): Promise<OperatorRow> {
  const id = newId();
  const operator: OperatorRow = {
    id,
    name: `Operator ${++createdCount}`,
    email: `operator-${id}@company.test`,
    role: 'Staff',
    status: 'Active',
    passwordHash: null,
    ...overrides,
  };
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

export async function insertClient(
  database: Database,
  company: CompanyRow,
  overrides: Partial<ClientRow>,
): Promise<ClientRow> {
  const id = newId();
  const client: ClientRow = {
    id,
    name: `Client ${++createdCount}`,
    email: `client-${id}@client.test`,
    phone: null,
    country: null,
    status: 'Active',
    createdAt: new Date(),
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      `with taken as (
         update companies set last_client_number = last_client_number + 1 where id = $1 returning last_client_number
       )
       insert into clients (company_id, id, number, name, email, phone, country, status, source, created_at)
       select $1, $2, last_client_number, $3, $4, $5, $6, $7, 'Manual', $8 from taken`,
      [
        company.id,
        client.id,
        client.name,
        client.email,
        client.phone,
        client.country,
        client.status,
        client.createdAt,
      ],
    ),
  );
  return client;
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
