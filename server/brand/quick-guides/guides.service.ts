import {
  type AuditChange,
  authorize,
  type ContentText,
  type Context,
  type Db,
  type PublishQuickGuideInput,
  type QuickGuide,
  type QuickGuideDetail,
  type QuickGuideDraftInput,
  type VerbOf,
} from '../../platform';
import { badInput, conflict, notFound } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import { isId } from '../../../contract/ids';
import { loadContentCompany, lockContent } from '../content/contentCompany.repository';
import { noteInput, parseGuideDraft } from '../content/input';
import { offeredVariables } from '../content/variables';
import { auditDocument, type DocumentTransaction } from '../documents/audit';
import {
  discardDocumentDraft,
  documentVersion,
  loadDocumentDetail,
  loadLockedDocument,
  publishDocument,
  restoreDocumentVersion,
  sanitizeDetail,
  saveDocumentDraft,
  type LockedDocument,
} from '../documents/documents.service';
import { quickGuideKind } from '../documents/kinds';
import { guidesOf, missingImages, type GuideRow } from './guides.repository';
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
  if (!guide) throw notFound();
  return guide;
}

export async function quickGuides(ctx: Context): Promise<QuickGuide[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => guidesOf(db, companyId));
  return rows.map(toGuide);
}

/** Returns a guide with its texts and versions, which must be sanitized. */
const loadDetail = async (
  { services: { settings } }: Context,
  db: Db,
  companyId: string,
  guide: QuickGuide,
): Promise<QuickGuideDetail> => ({
  guide,
  ...(await loadDocumentDetail(db, companyId, quickGuideKind, guide.id)),
  variables: offeredVariables(await loadContentCompany(db, companyId), null),
  imageQuery: signImageQuery(settings.signingKey, companyId),
});

export async function quickGuide(ctx: Context, pathname: string): Promise<QuickGuideDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const detail = await ctx.services.database.inCompany(companyId, async (db) => {
    const row = (await guidesOf(db, companyId)).find((guide) => guide.pathname === pathname);
    if (!row) throw notFound();
    return loadDetail(ctx, db, companyId, toGuide(row));
  });
  return sanitizeDetail(companyId, detail);
}

export async function quickGuideVersion(ctx: Context, id: string, number: number): Promise<ContentText> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound();
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
    await lockContent(db, companyId);
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
    if (!isId(id)) throw notFound();
    await work(transaction, findGuide(transaction.guides, id));
    return loadGuide(transaction, id);
  });

type GuideWork = (guide: LockedDocument, row: GuideRow) => Promise<void>;

const onTexts =
  (work: GuideWork) =>
  async (transaction: GuideTransaction, row: GuideRow): Promise<void> =>
    work(await loadLockedDocument(transaction, quickGuideKind, row.id, row), row);

/** Like `withGuide`, but returns the guide with its texts as the same transaction left them. */
async function withGuideDetail(ctx: Context, id: string, work: GuideWork): Promise<QuickGuideDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const detail = await withGuides(ctx, async (transaction) => {
    if (!isId(id)) throw notFound();
    await onTexts(work)(transaction, findGuide(transaction.guides, id));
    return loadDetail(ctx, transaction.db, companyId, await loadGuide(transaction, id));
  });
  return sanitizeDetail(companyId, detail);
}

export const auditGuide = (
  transaction: DocumentTransaction,
  verb: VerbOf<'quickGuide'>,
  { id, title }: { id: string; title: string },
  changes: readonly AuditChange[] = [],
): Promise<void> =>
  auditDocument(transaction, {
    kind: quickGuideKind,
    key: id,
    action: `quickGuide.${verb}`,
    title,
    changes,
  });

export async function saveQuickGuideDraft(ctx: Context, input: QuickGuideDraftInput): Promise<QuickGuide> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await parseGuideDraft(companyId, input);
  return withGuide(
    ctx,
    input.id,
    onTexts((guide) => saveDocumentDraft(guide, text, input.lockVersion)),
  );
}

export const restoreQuickGuideVersion = (
  ctx: Context,
  id: string,
  lockVersion: number,
  number: number,
): Promise<QuickGuideDetail> =>
  withGuideDetail(ctx, id, (guide) => restoreDocumentVersion(guide, lockVersion, number));

export const discardQuickGuideDraft = (
  ctx: Context,
  id: string,
  lockVersion: number,
): Promise<QuickGuideDetail> => withGuideDetail(ctx, id, (guide) => discardDocumentDraft(guide, lockVersion));

/** Throws `BAD_USER_INPUT` for field `html` if the text shows images that the company does not have. */
export async function assertImagesExist(db: Db, companyId: string, html: string): Promise<void> {
  const missing = await missingImages(db, companyId, html);
  if (missing === 0) return;
  throw badInput({
    html: t(
      '{missing, plural, one {# image no longer exists. Upload it again or remove it.} other {# images no longer exist. Upload them again or remove them.}}',
      { missing },
    ),
  });
}

export const publishQuickGuide = (ctx: Context, input: PublishQuickGuideInput): Promise<QuickGuide> =>
  withGuide(
    ctx,
    input.id,
    onTexts(async (guide, { isArchived, title }) => {
      const { note } = parseInput(noteInput, input);
      if (isArchived) throw conflict(t('{title} is archived. Restore it first.', { title }));
      const facts = await loadContentCompany(guide.db, guide.companyId);
      await publishDocument(guide, facts, { lockVersion: input.lockVersion, note, effectiveOn: null });
      await assertImagesExist(guide.db, guide.companyId, guide.text.html);
    }),
  );
