import type { Db } from '../../db/database';
import type { Theme } from './input';

export interface ThemeRow {
  title: string | null;
  colour: string | null;
  square_logo_id: string | null;
  full_logo_id: string | null;
}

export type LogoKind = 'SquareLogo' | 'FullLogo';

const columnOf: Readonly<Record<LogoKind, string>> = {
  SquareLogo: 'square_logo_id',
  FullLogo: 'full_logo_id',
};

export async function themeOf(db: Db, companyId: string): Promise<ThemeRow | undefined> {
  const { rows } = await db.query<ThemeRow>(
    `/* themeOf */ select title, colour, square_logo_id, full_logo_id
     from theme_setups where company_id = $1`,
    [companyId],
  );
  return rows[0];
}

export async function saveTheme(db: Db, companyId: string, theme: Theme): Promise<void> {
  await db.query(
    `/* saveTheme */ insert into theme_setups (company_id, title, colour) values ($1, $2, $3)
     on conflict (company_id) do update
     set title = excluded.title, colour = excluded.colour, updated_at = now()`,
    [companyId, theme.title, theme.colour],
  );
}

/** Puts another image in a logo's place, and says which one stood there. */
export async function replaceLogo(
  db: Db,
  companyId: string,
  kind: LogoKind,
  imageId: string,
): Promise<string | null> {
  await db.query(
    `/* makeThemeRow */ insert into theme_setups (company_id) values ($1) on conflict do nothing`,
    [companyId],
  );
  const column = columnOf[kind];
  const { rows } = await db.query<{ replaced: string | null }>(
    `/* replaceLogo */ update theme_setups t set ${column} = $2, updated_at = now()
     from (select company_id, ${column} as replaced from theme_setups where company_id = $1 for update) old
     where t.company_id = old.company_id returning old.replaced`,
    [companyId, imageId],
  );
  return rows[0]?.replaced ?? null;
}

export interface BrandRow {
  name: string;
  email: string;
  title: string | null;
  colour: string | null;
  fullLogoId: string | null;
  squareLogoId: string | null;
}

export async function brandRow(db: Db, companyId: string): Promise<BrandRow> {
  const { rows } = await db.query<BrandRow>(
    `/* brandRow */ select k.name, k.email, t.title, t.colour, t.full_logo_id as "fullLogoId",
       t.square_logo_id as "squareLogoId"
     from companies k left join theme_setups t on t.company_id = k.id where k.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company is not there.');
  return row;
}
