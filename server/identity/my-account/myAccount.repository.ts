import type { Db, Viewer } from '../../platform';

export interface OwnAccountRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  locale: string | null;
  language: string | null;
  password_hash: string | null;
  has_google: boolean;
  /** Whether the current session started within the last 15 minutes. */
  is_recent: boolean;
  country: string | null;
}

export type MyProfile = Pick<OwnAccountRow, 'name' | 'phone' | 'locale' | 'language'>;

const ownAccountSql = `
  select o.id, o.name, o.email, o.phone, o.locale, o.language, o.password_hash, o.google_subject is not null as has_google,
    exists (select from sessions s where s.company_id = $1 and s.id = $3
      and s.created_at > now() - interval '15 minutes') as is_recent,
    c.country
  from operators o join companies c on c.id = o.company_id
  where o.company_id = $1 and o.id = $2 and o.removed_at is null`;

export async function selectOwnAccount(
  db: Db,
  { companyId, operatorId, sessionId }: Viewer,
): Promise<OwnAccountRow | undefined> {
  const { rows } = await db.query(`/* selectOwnAccount */ ${ownAccountSql}`, [
    companyId,
    operatorId,
    sessionId,
  ]);
  return rows[0];
}

export async function lockOwnAccount(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query('/* lockOwnAccount */ select from operators where company_id = $1 and id = $2 for update', [
    companyId,
    operatorId,
  ]);
}

/** Returns the locale that the operator chose, or null. */
export async function operatorLocale(db: Db, companyId: string, operatorId: string): Promise<string | null> {
  const { rows } = await db.query(
    '/* operatorLocale */ select locale from operators where company_id = $1 and id = $2',
    [companyId, operatorId],
  );
  return rows[0]?.locale ?? null;
}

export async function setProfile(
  db: Db,
  companyId: string,
  operatorId: string,
  { name, phone, locale, language }: MyProfile,
): Promise<void> {
  await db.query(
    `/* setProfile */ update operators set name = $3, phone = $4, locale = $5, language = $6, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId, name, phone, locale, language],
  );
}
