import type { Db, OnBehalf, VerbOf } from '../../platform';
import type { TextContent } from '../content/input';
import { auditContent } from '../content/auditContent';
import { legalTemplate, type LegalPathname } from '../content/templates';
import { legalTexts, lockLegalPage, saveDraft } from './legal.repository';

/**
 * Returns `Draft` if the page has a draft, else `Published` if it has a published version, else `Template`.
 */
export async function legalPageState(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
): Promise<'Template' | 'Draft' | 'Published'> {
  const { draft, published } = await legalTexts(db, companyId, pathname);
  if (draft) return 'Draft';
  return published ? 'Published' : 'Template';
}

/** A draft that a pack wrote: `mark` is the lock version after the change, `before` the previous draft. */
export interface PackDraft {
  mark: string;
  before: TextContent | null;
}

async function storeDraft(
  context: OnBehalf,
  action: VerbOf<'legalPage'>,
  pathname: LegalPathname,
  draft: TextContent | null,
): Promise<string> {
  const { db, companyId, operator, by } = context;
  await saveDraft(db, companyId, pathname, draft, operator);
  const { title } = draft ?? legalTemplate(pathname);
  await auditContent(db, by, companyId, { type: 'LegalPage', action, id: companyId, title });
  return String((await lockLegalPage(db, companyId, pathname)).lockVersion);
}

export async function applyPackDraft(
  context: OnBehalf,
  pathname: LegalPathname,
  text: TextContent,
): Promise<PackDraft> {
  await lockLegalPage(context.db, context.companyId, pathname);
  const { draft } = await legalTexts(context.db, context.companyId, pathname);
  return { mark: await storeDraft(context, 'draftSaved', pathname, text), before: draft };
}

/**
 * Restores the previous draft and returns null. If the page was changed in the meantime, changes nothing and
 * returns the reason.
 */
export async function revertPackDraft(
  context: OnBehalf,
  pathname: LegalPathname,
  { mark, before }: PackDraft,
): Promise<string | null> {
  const { lockVersion } = await lockLegalPage(context.db, context.companyId, pathname);
  if (String(lockVersion) !== mark) return 'It was changed since.';
  await storeDraft(context, 'draftDiscarded', pathname, before);
  return null;
}
