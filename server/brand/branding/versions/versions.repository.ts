import type { Db } from '../../../platform';
import { themeColumns, type ThemeRow } from '../branding.repository';

export interface NewThemeVersion extends ThemeRow {
  number: number;
  /** The number of the restored version; null for an edit. */
  restoredFrom: number | null;
  savedBy: string | null;
  savedByName: string | null;
}

export interface ThemeVersionRow extends ThemeRow {
  number: number;
  restoredFrom: number | null;
  savedByName: string | null;
  savedAt: Date;
}

export async function newestThemeNumber(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    `/* newestThemeNumber */ select coalesce(max(number), 0)::int as number from theme_versions
     where company_id = $1`,
    [companyId],
  );
  return rows[0]?.number ?? 0;
}

export async function insertThemeVersion(db: Db, companyId: string, version: NewThemeVersion): Promise<void> {
  const { number, title, colour, squareLogo, fullLogo, tagline, introduction, farewell } = version;
  await db.query(
    `/* insertThemeVersion */ insert into theme_versions (company_id, number, title, colour, square_logo_id,
       full_logo_id, tagline, introduction, farewell, is_sign_up_open, restored_from, saved_by, saved_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      companyId,
      number,
      title,
      colour,
      squareLogo,
      fullLogo,
      tagline,
      introduction,
      farewell,
      version.isSignUpOpen,
      version.restoredFrom,
      version.savedBy,
      version.savedByName,
    ],
  );
}

const versionColumns = `number, ${themeColumns}, restored_from as "restoredFrom", saved_by_name as "savedByName",
  saved_at as "savedAt"`;

export async function newestThemeVersions(
  db: Db,
  companyId: string,
  limit: number,
): Promise<ThemeVersionRow[]> {
  const { rows } = await db.query(
    `/* newestThemeVersions */ select ${versionColumns} from theme_versions where company_id = $1
     order by number desc limit $2`,
    [companyId, limit],
  );
  return rows;
}

export async function themeVersionOf(
  db: Db,
  companyId: string,
  number: number,
): Promise<ThemeRow | undefined> {
  const { rows } = await db.query(
    `/* themeVersionOf */ select ${themeColumns} from theme_versions
     where company_id = $1 and number = $2 and title is not null and colour is not null`,
    [companyId, number],
  );
  return rows[0];
}
