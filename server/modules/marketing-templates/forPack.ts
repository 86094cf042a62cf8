import type { Db } from '../../db/database';
import type { OnBehalf } from '../../jobs/onBehalf';
import { recordWords } from './record';
import { deleteWords, lockWords, saveWords, wordsRow } from './sql';
import { templateNamed } from './templates/all';
import type { Words } from './words';

export const hasOwnWords = async (db: Db, companyId: string, slug: string): Promise<boolean> =>
  (await wordsRow(db, companyId, slug)) !== undefined;

/** Words that a pack has written, how they stood then, and which were there before. */
export interface PlacedWords {
  mark: string;
  before: Words | null;
}

const markOf = async ({ db, companyId }: OnBehalf, slug: string): Promise<string> => {
  const row = await wordsRow(db, companyId, slug);
  return row ? `${row.lockVersion} ${row.updatedAt.toISOString()}` : '';
};

export async function applyPackWords(on: OnBehalf, slug: string, words: Words): Promise<PlacedWords> {
  const { db, companyId, operator, by } = on;
  const template = templateNamed(slug);
  await lockWords(db, companyId);
  const before = (await wordsRow(db, companyId, slug))?.words ?? null;
  await saveWords(db, companyId, slug, words, operator.name);
  await recordWords(db, by, companyId, template, 'wordsSaved', before ?? {}, words);
  return { mark: await markOf(on, slug), before };
}

/** Puts back the words that were there; where somebody has changed them since, it says so. */
export async function takeWordsBack(
  on: OnBehalf,
  slug: string,
  { mark, before }: PlacedWords,
): Promise<string | null> {
  const { db, companyId, operator, by } = on;
  await lockWords(db, companyId);
  if ((await markOf(on, slug)) !== mark) return 'It was changed since.';
  const words = (await wordsRow(db, companyId, slug))?.words ?? {};
  if (before) await saveWords(db, companyId, slug, before, operator.name);
  else await deleteWords(db, companyId, slug);
  await recordWords(db, by, companyId, templateNamed(slug), 'wordsReset', words, before ?? {});
  return null;
}
