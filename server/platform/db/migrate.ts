import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InTransaction, Queryable } from './database';
import { type Report, toStandardError } from '../../lib/report';
import { isConflict } from './failures';
import { fillEmailKeys } from './fillEmailKeys';
import { MigrationError, type MigrationProgress, toMigrationError } from './migrationError';
import { runMigration } from './runMigration';

/**
 * Throws `MigrationError` unless every table that `livery_app` can access has row-level security enabled and
 * forced, and a single policy for this role, which binds it to the transaction's company.
 */
async function requireRowLevelSecurity(db: Queryable, migration: string): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name
     from pg_class c cross join lateral (
       select count(*) as count, bool_and(p.polcmd = '*'
         and pg_get_expr(p.polqual, c.oid) = format('(%s = current_company())',
           case c.relname when 'companies' then 'id' else 'company_id' end)
         and pg_get_expr(p.polwithcheck, c.oid) = pg_get_expr(p.polqual, c.oid)) as is_own_company
       from pg_policy p
       where p.polrelid = c.oid and exists (
         select from unnest(p.polroles) r (id) where r.id = 0 or pg_has_role('livery_app', r.id, 'usage'))
     ) p
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (has_table_privilege('livery_app', c.oid, 'select, insert, update, delete, truncate')
         or has_any_column_privilege('livery_app', c.oid, 'select, insert, update'))
       and not (c.relrowsecurity and c.relforcerowsecurity and p.count = 1 and p.is_own_company)
     order by 1`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new MigrationError(
    `The migration ${migration} leaves tables without forced row-level security or its policy own_company: ${names}. Call guard_new_tables() after the creation of tables, and do not change policies.`,
  );
}

/**
 * Checksums of earlier texts of files that were edited after their release, oldest first. Only 0023, 0026,
 * 0027 and 0038 changed more than comments. 0044 and 0046 update databases that applied the oldest texts of
 * these four.
 */
export const earlierChecksums: Readonly<Record<string, readonly string[]>> = {
  '0001_foundation.sql': ['c2e8c645b49e91027547ce6c81ab4c6a93f75a80a43eb7d2cf13576e258d75ac'],
  '0002_clients.sql': ['7f7cb823bdadd0a99d763638900469660127ef39926c58b3d4185db4853b99ea'],
  '0003_money.sql': ['6327290665a846b656f7522026b5dc51491744e64109b52a8388ef013402d4f9'],
  '0004_white_label.sql': ['88af8cb5d03e2a5a71e931ca7c41f37f18e9065748e8edd59d6df75ae873a1e6'],
  '0005_client_dashboard.sql': ['d80e82139bfc21cf37d3988fa1fd296827285d1a22fb19a88eac5bbb914f0690'],
  '0006_custom_domains.sql': ['7366536bab1ebd7e1f62a3ec1218f9e7782f0cfe6ca0106de1102e0f82b7ee07'],
  '0007_add_ons.sql': ['6163c2975344e88c664e2a6c8665285e6209c147b9accfa6c00a17c4052812fe'],
  '0008_team.sql': ['642534b199c841188eab22b7a593163904873d957d186d352745df1303ff6ca8'],
  '0009_two_factor.sql': ['caa017c8c9ef9ceee8c954d3c48f43ff58fe5a8130de4bc4657330a0fd9298a2'],
  '0010_my_account.sql': ['8211343d85731bdfa7920050445a22cef0d310cc648150a7ae7029ed1f722af0'],
  '0011_users.sql': ['233ea0c67fa103ee2f65ae40c4045ff9cb68017eb9bdec609329cfbb78cd6d9b'],
  '0012_company.sql': ['2d327a8f52f57af239babf818e2036bd58dc5d4c9d41d0b38a53e4b22ba05166'],
  '0013_record.sql': ['1663170cc4fd55abfc4e36b327a34d323e890b4d125f62eacfb51748fb7c7f49'],
  '0014_notifications.sql': ['dec386caa4673282cd8613239666e26d6f1fe5399c2dc8d56399e1aa61fd03d5'],
  '0015_searches.sql': ['234f5b9a0597709d0ce20d9fc91985bf458f14ab4039a2c503c1c55c7915654c'],
  '0016_proved_addresses.sql': ['bab0235b65e6e648a69ae53b9655381041ebdd750176f12cb8617c567627c08b'],
  '0017_beginnings.sql': ['1cc5b367b43137960fcbadd6711e34b0e9ceaddee0b94ff7bfa2156e55994bc3'],
  '0018_old_beginnings.sql': ['c9c9f482c9be474c83ce2dceb8ba45d346a45013c48fcdf0b21e651997232290'],
  '0019_changes.sql': ['537804728f69f1b740948c78b9abfd74c2df2fd19e0559277b6f1c70fdc9122b'],
  '0020_by_change.sql': ['3a3809bae5d851165f32ad764dcb9aba2c22ce55457fd6918dd1f1ff664c53f8'],
  '0021_unchanged_import_rows.sql': ['ee01e38e815d0ecaebf41a439382aef9802bc9e8a0cc1e409ac6592c2f246615'],
  '0022_unique_email_keys.sql': ['af9c1c43cf200ea0f57f8fc63a0a14b33c4e8391d0888fbb65a9ae4af1b820e4'],
  '0023_email_keys.sql': [
    '557b231b6b682ea8efab697dd7231efa18ce7a181bf61da26a33429a4ec71544',
    '8249fe9fe228ce1dc5ce9e22ad6d87d86e3bf17b517584cbf19c52d5306800dc',
  ],
  '0024_fill_email_keys.sql': ['ed17e1648bb769938ea72c56f11768795dc3f7aad21f54d3df043e21b91b0f98'],
  '0025_two_factor_before_proofs.sql': ['8a1f927cd8c4b22e82b68c59585f99f9399828a24a76de30d305a02f6e4ca722'],
  '0026_calendar_periods.sql': [
    '50de48efe5177ba1ba5bcd8934dfd701ba1ec23df7c136aab163e860cf874c6c',
    '385e30bcd7db00007b3ed75391b5a0d5b54f2eb8ef03e3a5a18325350d1b86f8',
  ],
  '0027_period_days.sql': [
    '73fc970891edbca81bb95d7e19a05fee310553402a7326af94070fe6d4c6e092',
    'e1be1897d858c27401c0a6e40f78b899c6f1e483445bd9dd2a4659408c65772a',
  ],
  '0028_daily_mails.sql': ['fc0f1f06373aaf9b0ecfecd3c2e77c6e769c0aa477287da0689352052f7aaf25'],
  '0029_import_encoding.sql': ['019f33964db213759421c2f6a96bc40f9a27e5aa348c16ec596856fba3decc4d'],
  '0030_import_values.sql': ['293111ec971335a9c402f5f46344a553b653a23091c9e484f4290037e3ee3915'],
  '0031_search_keys.sql': ['7d9d37607772997bf79bd9ca52928013f9c5632bc16ae88a216b26e2e0075320'],
  '0032_search_batches.sql': ['80f99bcc46b594d0fe27f62d3f0064d4855316b1fa804a940e0f7851eb4853d4'],
  '0034_folded_searches.sql': ['df94a6ca7b2a5672cae6428f9e61286c6fcc319ccd47dfa0281babd87d093637'],
  '0035_unfolded_clients.sql': ['eb3676ba97015bfb28285d0bce08f682bd44b6254382b09468c1625c6fe023fc'],
  '0036_unfolded_audit.sql': ['c48742242674bcb68c545b3aab4ff344f2493b8f80bd2863c563b5dbb556ebc8'],
  '0037_plan_moves.sql': ['ed70e61c6271da9f8cf68d5e6291a20ff8d8d8ae044496a581ce13f117996cd6'],
  '0038_never_paid.sql': [
    'a9095d14bbbe0995724e540a4da111e3aaaccd7d0b979c546dbc8eb5af92526f',
    'd2f6d2fd5eae3dd10eb3856f20ead45b221fc389257a21376a31527bbe0e4a56',
  ],
  '0039_dunning.sql': ['7cf35d0594aa93d0f2d62344852f73080039865ab29aed860e7562b02396ad01'],
  '0040_prepaid_periods.sql': ['836e356bcd0f4f029a1305cdaf911d448ca413492ce8a0339f960b0236ce53d4'],
  '0041_setup_fees.sql': ['b267fbeb5e9a690c8af09bea4e492a46736c87fabd7ad60c0c7c1f40a0cf84d0'],
  '0042_paying_clients.sql': ['3db3ade9e167d4e4f34ebf09dc1071a090f58503e703c51a283deb5fd44f7237'],
  '0044_calendar_periods_in_step.sql': ['6d28bfb37996d7584e231dc263199fdbfd6373482c66eac93b22f2f9527cf48e'],
  '0045_fill_calendar_periods.sql': ['8f35ad3f06b850e5451ce61294bba7bd190816cb06c3800eb04c2a16139c05ef'],
  '0046_keys_in_step.sql': ['3f41f62db699b3f4b5e282fce34549afd57726a67671616e48f139721f136a5b'],
  '0047_proved_addresses.sql': ['5995e4029ee828952e2e7276ee268c280a83e18376029e5ec8458539ba7053f4'],
};

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export const migrationsFolder = path.join(__dirname, 'migrations');

/** Code that runs after a migration in the same transaction, by file name without the number. */
const codeSteps: Readonly<Record<string, (db: Queryable, report: Report) => Promise<void>>> = {
  'fill_email_keys.sql': fillEmailKeys,
};

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const misnamed = names.find((name) => !fileName.test(name));
  if (misnamed)
    throw new MigrationError(`The migration ${misnamed} is not named like 0001_what_it_does.sql.`);
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function readApplied(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

// Uses a transaction-level lock, which PostgreSQL releases even after a crash or kill.
async function lockAndRead(db: Queryable): Promise<Map<string, string>> {
  await db.query('select pg_advisory_xact_lock(7276, 1)');
  await db.query(
    `create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now()
    )`,
  );
  return readApplied(db);
}

function validateApplied(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new MigrationError(
      `The database is newer than this program: it has the migration ${unknown}, which this program does not know. Start the newer program.`,
    );
  }
  const edited = migrations.find(({ name, checksum }) => {
    const appliedChecksum = applied.get(name);
    return (
      appliedChecksum !== undefined &&
      appliedChecksum !== checksum &&
      !earlierChecksums[name]?.includes(appliedChecksum)
    );
  });
  if (edited) {
    throw new MigrationError(
      `The migration ${edited.name} was edited after it was applied to this database.`,
    );
  }
  const newest = [...applied.keys()].at(-1) ?? '';
  const outOfOrder = migrations.find(({ name }) => !applied.has(name) && name < newest);
  if (outOfOrder) {
    throw new MigrationError(
      `The migration ${outOfOrder.name} was added behind ${newest}, which this database already has. Give it a later number.`,
    );
  }
}

/** A deadlock with processes of the previous release rolls back the file, which is then applied again. */
const maxAttempts = 10;

/**
 * Applies pending migrations, one transaction per file except for repeated files, and returns the names of
 * the applied files. Throws `MigrationError` if a file fails, is misnamed or does not match the database.
 */
export async function migrate(
  inTransaction: InTransaction,
  folder = migrationsFolder,
  report: Report = toStandardError,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const newlyApplied: string[] = [];
  let progress: MigrationProgress = {};
  let conflicts = 0;
  for (;;) {
    const outcome = await inTransaction(async (db) => {
      const applied = await lockAndRead(db);
      validateApplied(applied, migrations);
      const next = migrations.find((migration) => !applied.has(migration.name));
      if (!next) return null;
      // Another process can complete a repeated file between two batches.
      if (progress.file !== next.name) progress = { file: next.name };
      if (!(await runMigration(db, next, progress))) return 'Unfinished' as const;
      await codeSteps[next.name.slice(5)]?.(db, report);
      await requireRowLevelSecurity(db, next.name);
      await db.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        next.name,
        next.checksum,
      ]);
      return next;
    }).catch((error: unknown) => {
      conflicts += 1;
      if (isConflict(error) && conflicts < maxAttempts) return 'Unfinished' as const;
      throw toMigrationError(error, progress);
    });
    if (outcome === null) return newlyApplied;
    if (outcome === 'Unfinished') continue;
    newlyApplied.push(outcome.name);
    progress = {};
    conflicts = 0;
  }
}

/**
 * Throws `MigrationError` if a file is misnamed or the database does not match the migrations. Changes
 * nothing.
 */
export async function requireUpToDate(
  inTransaction: InTransaction,
  folder = migrationsFolder,
): Promise<void> {
  const migrations = readMigrations(folder);
  const applied = await inTransaction(async (db) => {
    const { rows } = await db.query<{ isThere: boolean }>(
      `select to_regclass('schema_migrations') is not null as "isThere"`,
    );
    return rows[0]?.isThere ? readApplied(db) : new Map<string, string>();
  });
  validateApplied(applied, migrations);
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing) {
    throw new MigrationError(
      `The database lacks the migration ${missing.name}. Start the server of this program first.`,
    );
  }
}
