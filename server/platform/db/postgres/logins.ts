import pg from 'pg';
import { StartError } from '../../settings/startup';
import type { Queryable } from '../database';

/** Thrown at startup if the application's login is unknown or bypasses row-level security. */
export class LoginError extends StartError {}

/**
 * Returns the login's name. Throws `LoginError` if PostgreSQL returns no name or, in production, if the login
 * bypasses row-level security.
 */
export async function verifyLogin(application: Queryable, isProduction: boolean): Promise<string> {
  const { rows } = await application.query<{ name: string; bypasses: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  const [login] = rows;
  if (!login) throw new LoginError('PostgreSQL returned no login name for DATABASE_URL.');
  if (login.bypasses && isProduction) {
    throw new LoginError(
      `DATABASE_URL logs in as ${login.name}, which row-level security does not bind. Put that address into DATABASE_OWNER_URL, which only migrations use, and give DATABASE_URL a login that is neither superuser nor allowed to bypass row-level security.`,
    );
  }
  return login.name;
}

const requiredRoles = ['livery_app', 'livery_platform'] as const;

/** Grants the application's login its roles and access to the job queue. */
export async function grantAccess(owner: Queryable, login: string): Promise<void> {
  const name = pg.escapeIdentifier(login);
  for (const role of requiredRoles) {
    const { rows } = await owner.query<{ holds: boolean }>("select pg_has_role($1, $2, 'member') as holds", [
      login,
      role,
    ]);
    if (!rows[0]?.holds) await owner.query(`grant ${role} to ${name}`);
  }
  await owner.query(
    `grant usage on schema pgboss to ${name};
     grant select, insert, update, delete on all tables in schema pgboss to ${name}`,
  );
}
