import type { Db, StatementRows } from '../../platform';

/** A company's brand. The console shows it immediately; clients see it after a deployment. */
export interface ThemeRow {
  title: string | null;
  /** A color such as `#1F2937`. */
  colour: string | null;
  /** The image id of the square logo. */
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string | null;
  introduction: string | null;
  farewell: string | null;
  isSignUpOpen: boolean;
}

export const themeColumns = `title, colour, square_logo_id as "squareLogo", full_logo_id as "fullLogo", tagline,
  introduction, farewell, is_sign_up_open as "isSignUpOpen"`;

export async function themeOf(db: Db, companyId: string): Promise<ThemeRow | undefined> {
  const { rows } = await db.query(
    `/* themeOf */ select ${themeColumns} from theme_setups where company_id = $1`,
    [companyId],
  );
  return rows[0];
}

/** Returns the brand and locks it until the transaction ends. Creates the row if it is missing. */
export async function lockTheme(db: Db, companyId: string): Promise<ThemeRow> {
  await db.query(
    `/* insertThemeRow */ insert into theme_setups (company_id) values ($1) on conflict do nothing`,
    [companyId],
  );
  const { rows } = await db.query(
    `/* lockTheme */ select ${themeColumns} from theme_setups where company_id = $1 for update`,
    [companyId],
  );
  const [theme] = rows;
  if (!theme) throw new Error('The locked brand does not exist.');
  return theme;
}

export async function saveTheme(db: Db, companyId: string, theme: ThemeRow): Promise<void> {
  const { title, colour, squareLogo, fullLogo, tagline, introduction, farewell, isSignUpOpen } = theme;
  await db.query(
    `/* saveTheme */ update theme_setups set title = $2, colour = $3, square_logo_id = $4, full_logo_id = $5,
       tagline = $6, introduction = $7, farewell = $8, is_sign_up_open = $9, updated_at = now()
     where company_id = $1`,
    [companyId, title, colour, squareLogo, fullLogo, tagline, introduction, farewell, isSignUpOpen],
  );
}

export type BrandRow = StatementRows['brandRow'];

export async function brandRow(db: Db, companyId: string): Promise<BrandRow> {
  const { rows } = await db.query(
    `/* brandRow */ select k.name, k.email, t.title, t.colour, t.full_logo_id as "fullLogoId",
       t.square_logo_id as "squareLogoId"
     from companies k left join theme_setups t on t.company_id = k.id where k.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company does not exist.');
  return row;
}
