import pg from 'pg';
import { StartError } from '../../starting';
import type { Db } from '../database';

/** Stops the start: the login that the application was given would not be bound by row-level security. */
export class LoginError extends StartError {}

/** The login's name, once it is known to be one that row-level security binds. */
export async function refuseBypassingLogin(application: Db, isProduction: boolean): Promise<string> {
  const { rows } = await application.query<{ name: string; bypasses: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  const [login] = rows;
  if (!login) throw new LoginError('PostgreSQL does not say who DATABASE_URL logs in as.');
  if (login.bypasses && isProduction) {
    throw new LoginError(
      `DATABASE_URL logs in as ${login.name}, which row-level security does not bind. Put that address into DATABASE_OWNER_URL, which only migrations use, and give DATABASE_URL a login that is neither superuser nor allowed to bypass row-level security.`,
    );
  }
  return login.name;
}

const memberships = ['livery_app', 'livery_platform'] as const;

/** Gives the application's login the roles that it works as, and the job queue. */
export async function admitLogin(owner: Db, login: string): Promise<void> {
  const name = pg.escapeIdentifier(login);
  for (const role of memberships) {
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
