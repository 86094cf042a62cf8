import {
  type AuditChange,
  authorize,
  type ContentText,
  type Context,
  type PublishQuickGuideInput,
  type QuickGuide,
  type QuickGuideDetail,
  type QuickGuideDraftInput,
  type VerbOf,
} from '../../platform';
import { badInput, conflict, notFound } from '../../lib/errors';
import { parseInput } from '../../lib/parseInput';
import { isId } from '../../../contract/ids';
import { loadContentCompany } from '../content/contentCompany.repository';
import { noteInput, parseGuideDraft } from '../content/input';
import { offeredVariables } from '../content/variables';
import { auditDocument, type DocumentTransaction } from '../documents/audit';
import {
  discardDocumentDraft,
  documentVersion,
  loadDocumentDetail,
  loadLockedDocument,
  publishDocument,
  refuseStale,
  restoreDocumentVersion,
  sanitizeDetail,
  saveDocumentDraft,
  type LockedDocument,
} from '../documents/documents.service';
import { quickGuideKind } from '../documents/kinds';
import { guidesOf, lockGuides, missingImages, type GuideRow } from './guides.repository';
import { signImageQuery } from './imageLinks';

/** A transaction that has locked the company's guides. */
export interface GuideTransaction extends DocumentTransaction {
  guides: readonly GuideRow[];
}

export function toGuide({ isArchived, ...row }: GuideRow): QuickGuide {
  const unarchived = row.version === null ? 'Draft' : 'Published';
  return { ...row, status: isArchived ? 'Archived' : unarchived };
}

/** Throws `NOT_FOUND` if the guide does not exist. */
export function findGuide(guides: readonly GuideRow[], id: string): GuideRow {
  const guide = guides.find((candidate) => candidate.id === id);
  if (!guide) throw notFound('guide');
  return guide;
}

export async function quickGuides(ctx: Context): Promise<QuickGuide[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => guidesOf(db, companyId));
  return rows.map(toGuide);
}

/** Returns the guide that `find` chooses, with its texts and versions. */
async function loadDetail(
  ctx: Context,
  find: (guides: readonly GuideRow[]) => GuideRow | undefined,
): Promise<QuickGuideDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const detail = await ctx.services.database.inCompany(companyId, async (db) => {
    const row = find(await guidesOf(db, companyId));
    if (!row) throw notFound('guide');
    return {
      guide: toGuide(row),
      ...(await loadDocumentDetail(db, companyId, quickGuideKind, row.id)),
      variables: offeredVariables(await loadContentCompany(db, companyId), null),
      imageQuery: signImageQuery(ctx.services.settings.signingKey, companyId),
    };
  });
  return sanitizeDetail(companyId, detail);
}

export const quickGuide = (ctx: Context, pathname: string): Promise<QuickGuideDetail> =>
  loadDetail(ctx, (guides) => guides.find((guide) => guide.pathname === pathname));

export async function quickGuideVersion(ctx: Context, id: string, number: number): Promise<ContentText> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('guide');
  return documentVersion(ctx, companyId, quickGuideKind, id, number);
}

/** Locks the company's guides and runs `work` in the same transaction. */
export async function withGuides<Result>(
  ctx: Context,
  work: (transaction: GuideTransaction) => Promise<Result>,
): Promise<Result> {
  const operator = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = operator;
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockGuides(db, companyId);
    return work({ db, companyId, operator, by: ctx, guides: await guidesOf(db, companyId) });
  });
}

export const loadGuide = async ({ db, companyId }: GuideTransaction, id: string): Promise<QuickGuide> =>
  toGuide(findGuide(await guidesOf(db, companyId), id));

/** Runs `work` on one guide and returns its new state. Throws `NOT_FOUND` if the guide does not exist. */
export const withGuide = (
  ctx: Context,
  id: string,
  work: (transaction: GuideTransaction, guide: GuideRow) => Promise<void>,
): Promise<QuickGuide> =>
  withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound('guide');
    await work(transaction, findGuide(transaction.guides, id));
    return loadGuide(transaction, id);
  });

const withGuideTexts = (
  ctx: Context,
  id: string,
  work: (guide: LockedDocument, row: GuideRow) => Promise<void>,
): Promise<QuickGuide> =>
  withGuide(ctx, id, async (transaction, row) =>
    work(await loadLockedDocument(transaction, quickGuideKind, id, row), row),
  );

export const auditGuide = (
  transaction: DocumentTransaction,
  verb: VerbOf<'quickGuide'>,
  { id, title }: { id: string; title: string },
  changes: readonly AuditChange[] = [],
): Promise<void> => auditDocument(transaction, { action: `quickGuide.${verb}`, id, title, changes });

export async function saveQuickGuideDraft(ctx: Context, input: QuickGuideDraftInput): Promise<QuickGuide> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await parseGuideDraft(companyId, input);
  return withGuideTexts(ctx, input.id, (guide) => saveDocumentDraft(guide, text, input.lockVersion));
}

export async function restoreQuickGuideVersion(
  ctx: Context,
  id: string,
  lockVersion: number,
  number: number,
): Promise<QuickGuideDetail> {
  await withGuideTexts(ctx, id, (guide) => restoreDocumentVersion(guide, lockVersion, number));
  return loadDetail(ctx, (guides) => guides.find((guide) => guide.id === id));
}

export async function discardQuickGuideDraft(
  ctx: Context,
  id: string,
  lockVersion: number,
): Promise<QuickGuideDetail> {
  await withGuideTexts(ctx, id, (guide) => discardDocumentDraft(guide, lockVersion));
  return loadDetail(ctx, (guides) => guides.find((guide) => guide.id === id));
}

async function assertImagesExist({ db, companyId, text }: LockedDocument): Promise<void> {
  const missing = await missingImages(db, companyId, text.html);
  if (missing === 0) return;
  const subject = missing === 1 ? 'A picture is' : `${missing} pictures are`;
  throw badInput({ html: `${subject} no longer there. Upload it again, or take it out.` });
}

export const publishQuickGuide = (ctx: Context, input: PublishQuickGuideInput): Promise<QuickGuide> =>
  withGuideTexts(ctx, input.id, async (guide, { isArchived, title }) => {
    const { note } = parseInput(noteInput, input);
    refuseStale(guide, input.lockVersion);
    if (isArchived) throw conflict(`${title} is archived. Restore it first.`);
    await assertImagesExist(guide);
    const facts = await loadContentCompany(guide.db, guide.companyId);
    await publishDocument(guide, facts, { lockVersion: input.lockVersion, note, effectiveOn: null });
  });
