import type { Db } from '../../db/database';
import type { Words } from './words';

export interface WordsRow {
  slug: string;
  words: Words;
  lockVersion: number;
  updatedAt: Date;
  updatedByName: string;
}

const columns = `slug, words, lock_version as "lockVersion", updated_at as "updatedAt",
  updated_by_name as "updatedByName"`;

export async function allWords(db: Db, companyId: string): Promise<WordsRow[]> {
  const { rows } = await db.query<WordsRow>(
    `/* allMarketingWords */ select ${columns} from marketing_words where company_id = $1`,
    [companyId],
  );
  return rows;
}

export async function wordsRow(db: Db, companyId: string, slug: string): Promise<WordsRow | undefined> {
  const { rows } = await db.query<WordsRow>(
    `/* marketingWords */ select ${columns} from marketing_words where company_id = $1 and slug = $2`,
    [companyId, slug],
  );
  return rows[0];
}

/** Keeps others from the company's words until the transaction ends. */
export async function lockWords(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockMarketingWords */ select from companies where id = $1 for no key update', [
    companyId,
  ]);
}

export async function saveWords(
  db: Db,
  companyId: string,
  slug: string,
  words: Words,
  byName: string,
): Promise<void> {
  await db.query(
    `/* saveMarketingWords */ insert into marketing_words (company_id, slug, words, updated_by_name)
     values ($1, $2, $3::jsonb, $4)
     on conflict (company_id, slug) do update set words = excluded.words, updated_by_name = excluded.updated_by_name,
       lock_version = marketing_words.lock_version + 1, updated_at = now()`,
    [companyId, slug, JSON.stringify(words), byName],
  );
}

export async function deleteWords(db: Db, companyId: string, slug: string): Promise<void> {
  await db.query(
    '/* deleteMarketingWords */ delete from marketing_words where company_id = $1 and slug = $2',
    [companyId, slug],
  );
}

export async function favouritesOf(db: Db, companyId: string, operatorId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ slug: string }>(
    `/* marketingFavourites */ select slug from marketing_favourites where company_id = $1 and operator_id = $2`,
    [companyId, operatorId],
  );
  return new Set(rows.map(({ slug }) => slug));
}

export async function setFavourite(
  db: Db,
  companyId: string,
  operatorId: string,
  slug: string,
  isFavourite: boolean,
): Promise<void> {
  await db.query(
    isFavourite
      ? `/* addMarketingFavourite */ insert into marketing_favourites (company_id, operator_id, slug)
         values ($1, $2, $3) on conflict do nothing`
      : `/* removeMarketingFavourite */ delete from marketing_favourites
         where company_id = $1 and operator_id = $2 and slug = $3`,
    [companyId, operatorId, slug],
  );
}

export async function deleteFavourites(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteMarketingFavourites */ delete from marketing_favourites where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}
