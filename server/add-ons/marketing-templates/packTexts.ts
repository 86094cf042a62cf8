import type { Db, OnBehalf } from '../../platform';
import { auditTextChange } from './auditTextChange';
import {
  deleteFieldTexts,
  lockFieldTexts,
  saveFieldTexts,
  loadFieldTexts,
} from './marketingTemplates.repository';
import { findTemplate } from './templates/all';
import type { FieldTexts } from './fieldTexts';

export const hasCustomTexts = async (db: Db, companyId: string, slug: string): Promise<boolean> =>
  (await loadFieldTexts(db, companyId, slug)) !== undefined;

/** Texts that a pack wrote: `mark` identifies the row after the change, `before` has the previous texts. */
export interface PackTexts {
  mark: string;
  before: FieldTexts | null;
}

const loadMark = async ({ db, companyId }: OnBehalf, slug: string): Promise<string> => {
  const row = await loadFieldTexts(db, companyId, slug);
  return row ? `${row.lockVersion} ${row.updatedAt.toISOString()}` : '';
};

export async function applyPackTexts(context: OnBehalf, slug: string, texts: FieldTexts): Promise<PackTexts> {
  const { db, companyId, operator, by } = context;
  const template = findTemplate(slug);
  await lockFieldTexts(db, companyId);
  const before = (await loadFieldTexts(db, companyId, slug))?.texts ?? null;
  await saveFieldTexts(db, companyId, slug, texts, operator.name);
  await auditTextChange(db, by, companyId, template, 'wordsSaved', before ?? {}, texts);
  return { mark: await loadMark(context, slug), before };
}

/**
 * Restores the previous texts and returns null. If they were changed in the meantime, changes nothing and
 * returns the reason.
 */
export async function revertPackTexts(
  context: OnBehalf,
  slug: string,
  { mark, before }: PackTexts,
): Promise<string | null> {
  const { db, companyId, operator, by } = context;
  await lockFieldTexts(db, companyId);
  if ((await loadMark(context, slug)) !== mark) return 'It was changed since.';
  const texts = (await loadFieldTexts(db, companyId, slug))?.texts ?? {};
  if (before) await saveFieldTexts(db, companyId, slug, before, operator.name);
  else await deleteFieldTexts(db, companyId, slug);
  await auditTextChange(db, by, companyId, findTemplate(slug), 'wordsReset', texts, before ?? {});
  return null;
}
