import {
  authorize,
  type ContentText,
  type Context,
  type Db,
  type LegalDraftInput,
  type LegalPage,
  type LegalPageDetail,
  type PublishLegalPageInput,
} from '../../platform';
import { type Language, languageOrDefault } from '../../../contract/languages';
import { badInput, notFound } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { contentLanguageOf, loadContentCompany } from '../content/contentCompany.repository';
import { parseLegalDraft, publishLegalInput, reviewDay } from '../content/input';
import { isLegalPathname, legalPathnames, legalTemplate, type LegalPathname } from '../content/templates';
import { offeredVariables } from '../content/variables';
import { auditDocument } from '../documents/audit';
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
import { legalPageKind } from '../documents/kinds';
import { legalPagesOf, lockLegalPage, setReviewDue, type LegalPageRow } from './legal.repository';

const neverEdited = {
  draftTitle: null,
  hasDraft: false,
  publishedTitle: null,
  version: null,
  deployedVersion: null,
  isDeploymentPending: false,
  effectiveOn: null,
  acceptedCount: null,
  reviewDueOn: null,
  updatedAt: null,
  updatedBy: null,
  lockVersion: 1,
} satisfies Partial<LegalPageRow>;

function toLegalPage(
  pathname: LegalPathname,
  rows: readonly LegalPageRow[],
  contentLanguage: Language,
): LegalPage {
  const row = rows.find((candidate) => candidate.pathname === pathname);
  const { draftTitle, publishedTitle, ...page } = { ...neverEdited, ...row };
  const draftStatus = page.hasDraft ? 'Draft' : 'Default';
  return {
    ...page,
    pathname,
    title: draftTitle ?? publishedTitle ?? legalTemplate(pathname, contentLanguage).title,
    status: page.version === null ? draftStatus : 'Published',
    isTemplate: page.version === null && !page.hasDraft,
  };
}

function parseLegalPathname(text: string): LegalPathname {
  if (!isLegalPathname(text)) throw notFound();
  return text;
}

export async function legalPages(ctx: Context): Promise<LegalPage[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const rows = await legalPagesOf(db, companyId);
    const contentLanguage = await contentLanguageOf(db, companyId);
    return legalPathnames.map((pathname) => toLegalPage(pathname, rows, contentLanguage));
  });
}

async function loadDetail(db: Db, companyId: string, pathname: LegalPathname): Promise<LegalPageDetail> {
  const facts = await loadContentCompany(db, companyId);
  const contentLanguage = languageOrDefault(facts.contentLanguage);
  const page = toLegalPage(pathname, await legalPagesOf(db, companyId), contentLanguage);
  return {
    page,
    ...(await loadDocumentDetail(db, companyId, legalPageKind, pathname)),
    template: legalTemplate(pathname, contentLanguage),
    variables: offeredVariables(facts, page.effectiveOn ?? facts.today),
    today: facts.today,
  };
}

export async function legalPage(ctx: Context, pathname: string): Promise<LegalPageDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const validPathname = parseLegalPathname(pathname);
  const detail = await ctx.services.database.inCompany(companyId, (db) =>
    loadDetail(db, companyId, validPathname),
  );
  return sanitizeDetail(companyId, detail);
}

export async function legalVersion(ctx: Context, pathname: string, number: number): Promise<ContentText> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  return documentVersion(ctx, companyId, legalPageKind, parseLegalPathname(pathname), number);
}

/** Locks a legal page, runs `work` in the same transaction and returns the updated page. */
async function withLockedPage(
  ctx: Context,
  pathname: string,
  work: (page: LockedDocument, row: LegalPageRow) => Promise<void>,
): Promise<LegalPage> {
  const operator = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = operator;
  const validPathname = parseLegalPathname(pathname);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockLegalPage(db, companyId, validPathname);
    const transaction = { db, companyId, operator, by: ctx };
    await work(await loadLockedDocument(transaction, legalPageKind, validPathname, row), row);
    const rows = await legalPagesOf(db, companyId);
    return toLegalPage(validPathname, rows, await contentLanguageOf(db, companyId));
  });
}

export async function saveLegalDraft(ctx: Context, input: LegalDraftInput): Promise<LegalPage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const text = await parseLegalDraft(companyId, input);
  return withLockedPage(ctx, input.pathname, (page) => saveDocumentDraft(page, text, input.lockVersion));
}

export async function restoreLegalVersion(
  ctx: Context,
  pathname: string,
  lockVersion: number,
  number: number | null,
): Promise<LegalPageDetail> {
  await withLockedPage(ctx, pathname, (page) => restoreDocumentVersion(page, lockVersion, number));
  return legalPage(ctx, pathname);
}

export async function discardLegalDraft(
  ctx: Context,
  pathname: string,
  lockVersion: number,
): Promise<LegalPageDetail> {
  await withLockedPage(ctx, pathname, (page) => discardDocumentDraft(page, lockVersion));
  return legalPage(ctx, pathname);
}

export const publishLegalPage = (ctx: Context, input: PublishLegalPageInput): Promise<LegalPage> =>
  withLockedPage(ctx, input.pathname, async (page, row) => {
    const { db, companyId, key } = page;
    const facts = await loadContentCompany(db, companyId);
    const details = parseInput(publishLegalInput(facts.today), input);
    const { note, effectiveOn, requiresReacceptance, reviewDueOn } = details;
    await publishDocument(page, facts, {
      lockVersion: input.lockVersion,
      note,
      effectiveOn,
      details: { effective_on: effectiveOn, requires_reacceptance: requiresReacceptance },
      changes: [{ field: 'effectiveOn', before: row.effectiveOn, after: effectiveOn }],
    });
    await setReviewDue(db, companyId, key, reviewDueOn);
  });

export const setLegalReviewDate = (
  ctx: Context,
  pathname: string,
  reviewDueOn: string | null,
): Promise<LegalPage> =>
  withLockedPage(ctx, pathname, async (page, row) => {
    const { db, companyId, key } = page;
    const { today } = await loadContentCompany(db, companyId);
    const parsed = reviewDay(today).safeParse(reviewDueOn);
    if (!parsed.success) throw badInput({ reviewDueOn: parsed.error.issues[0]?.message ?? '' });
    if (parsed.data === row.reviewDueOn) return;
    await setReviewDue(db, companyId, key, parsed.data);
    await auditDocument(page, {
      kind: legalPageKind,
      key,
      action: 'legalPage.reviewDueChanged',
      title: page.text.title,
      changes: [{ field: 'reviewDueOn', before: row.reviewDueOn, after: parsed.data }],
    });
  });
