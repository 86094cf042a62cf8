import type { Db, OnBehalf } from '../../platform';
import { contentLanguageOf } from '../content/contentCompany.repository';
import type { TextContent } from '../content/input';
import { legalTemplate, type LegalPathname } from '../content/templates';
import { auditDocument } from '../documents/audit';
import { documentTexts, saveDraft } from '../documents/documents.repository';
import { legalPageKind } from '../documents/kinds';
import { lockLegalPage } from './legal.repository';

/**
 * Returns `Draft` if the page has a draft, else `Published` if it has a published version, else `Template`.
 */
export async function legalPageState(
  db: Db,
  companyId: string,
  pathname: LegalPathname,
): Promise<'Template' | 'Draft' | 'Published'> {
  const { draft, published } = await documentTexts(db, companyId, legalPageKind, pathname);
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
  action: 'legalPage.draftSaved' | 'legalPage.draftDiscarded',
  pathname: LegalPathname,
  draft: TextContent | null,
): Promise<string> {
  const { db, companyId, operator } = context;
  await saveDraft(db, companyId, legalPageKind, pathname, draft, operator);
  const { title } = draft ?? legalTemplate(pathname, await contentLanguageOf(db, companyId));
  await auditDocument(context, { kind: legalPageKind, key: pathname, action, title });
  return String((await lockLegalPage(db, companyId, pathname)).lockVersion);
}

export async function applyPackDraft(
  context: OnBehalf,
  pathname: LegalPathname,
  text: TextContent,
): Promise<PackDraft> {
  const { db, companyId } = context;
  await lockLegalPage(db, companyId, pathname);
  const { draft } = await documentTexts(db, companyId, legalPageKind, pathname);
  return { mark: await storeDraft(context, 'legalPage.draftSaved', pathname, text), before: draft };
}

/**
 * Restores the previous draft and returns null. If the page was changed in the meantime, changes nothing and
 * returns the reason.
 */
export async function revertPackDraft(
  context: OnBehalf,
  pathname: LegalPathname,
  { mark, before }: PackDraft,
): Promise<'Changed' | null> {
  const { lockVersion } = await lockLegalPage(context.db, context.companyId, pathname);
  if (String(lockVersion) !== mark) return 'Changed';
  await storeDraft(context, 'legalPage.draftDiscarded', pathname, before);
  return null;
}
