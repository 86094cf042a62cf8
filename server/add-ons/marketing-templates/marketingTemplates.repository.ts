import type { Db, StatementRows } from '../../platform';
import type { FieldTexts } from './fieldTexts';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'marketing_texts.texts': FieldTexts;
  }
}

export type FieldTextsRow = StatementRows['marketingTexts'];

const columns = `slug, texts, lock_version as "lockVersion", updated_at as "updatedAt",
  updated_by_name as "updatedByName"`;

export async function loadAllFieldTexts(db: Db, companyId: string): Promise<FieldTextsRow[]> {
  const { rows } = await db.query(
    `/* allMarketingTexts */ select ${columns} from marketing_texts where company_id = $1`,
    [companyId],
  );
  return rows;
}

export async function loadFieldTexts(
  db: Db,
  companyId: string,
  slug: string,
): Promise<FieldTextsRow | undefined> {
  const { rows } = await db.query(
    `/* marketingTexts */ select ${columns} from marketing_texts where company_id = $1 and slug = $2`,
    [companyId, slug],
  );
  return rows[0];
}

/** Locks the texts of all templates of the company until the transaction ends. */
export async function lockFieldTexts(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockMarketingTexts */ select from companies where id = $1 for no key update', [
    companyId,
  ]);
}

export async function saveFieldTexts(
  db: Db,
  companyId: string,
  slug: string,
  texts: FieldTexts,
  editorName: string,
): Promise<void> {
  await db.query(
    `/* saveMarketingText */ insert into marketing_texts (company_id, slug, texts, updated_by_name)
     values ($1, $2, $3::jsonb, $4)
     on conflict (company_id, slug) do update set texts = excluded.texts, updated_by_name = excluded.updated_by_name,
       lock_version = marketing_texts.lock_version + 1, updated_at = excluded.updated_at`,
    [companyId, slug, JSON.stringify(texts), editorName],
  );
}

export async function deleteFieldTexts(db: Db, companyId: string, slug: string): Promise<void> {
  await db.query(
    '/* deleteMarketingTexts */ delete from marketing_texts where company_id = $1 and slug = $2',
    [companyId, slug],
  );
}

export async function loadFavorites(db: Db, companyId: string, operatorId: string): Promise<Set<string>> {
  const { rows } = await db.query(
    `/* marketingFavorites */ select slug from marketing_favorites where company_id = $1 and operator_id = $2`,
    [companyId, operatorId],
  );
  return new Set(rows.map(({ slug }) => slug));
}

export async function setFavorite(
  db: Db,
  companyId: string,
  operatorId: string,
  slug: string,
  isFavorite: boolean,
): Promise<void> {
  await db.query(
    isFavorite
      ? `/* addMarketingFavorite */ insert into marketing_favorites (company_id, operator_id, slug)
         values ($1, $2, $3) on conflict do nothing`
      : `/* removeMarketingFavorite */ delete from marketing_favorites
         where company_id = $1 and operator_id = $2 and slug = $3`,
    [companyId, operatorId, slug],
  );
}

export async function deleteOperatorFavorites(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteMarketingFavorites */ delete from marketing_favorites where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}
