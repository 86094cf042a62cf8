import { type AuditChange, type ContentText, type Context, type Db, type VerbOf } from '../../platform';
import { conflict, notFound, staleError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { sanitizeText } from '../content/contentPool';
import type { ContentCompany } from '../content/contentCompany.repository';
import { isSameText, type TextContent } from '../content/input';
import { nothingToPublishError, requirePublishable } from '../content/publishing';
import { variableValuesFor } from '../content/variables';
import { auditDocument, isSameEdit, textChanges, type DocumentTransaction } from './audit';
import {
  documentTexts,
  documentVersions,
  publishVersion,
  saveDraft,
  versionText,
  type DocumentTexts,
} from './documents.repository';
import type { DocumentKind } from './kinds';

/** The fields of a document's row that editing depends on. */
interface DocumentRow {
  lockVersion: number;
  version: number | null;
  updatedAt: Date | null;
  updatedBy: string | null;
  updatedById: string | null;
}

/** A document that is locked until the transaction ends. */
export interface LockedDocument extends DocumentTransaction, DocumentTexts {
  kind: DocumentKind;
  key: string;
  row: DocumentRow;
  /** The text without the draft: the published version, or the template. Null for an unpublished guide. */
  base: TextContent | null;
  /** The draft, or the base. */
  text: TextContent;
}

export const emptyText: TextContent = { title: '', summary: '', html: '' };

/** Adds the texts to a document whose row is locked. */
export async function loadLockedDocument(
  transaction: DocumentTransaction,
  kind: DocumentKind,
  key: string,
  row: DocumentRow,
): Promise<LockedDocument> {
  const { db, companyId } = transaction;
  const texts = await documentTexts(db, companyId, kind, key);
  const base = texts.published ?? (await kind.templateOf(db, companyId, key));
  return { ...transaction, ...texts, kind, key, row, base, text: texts.draft ?? base ?? emptyText };
}

function refuseStale({ row }: LockedDocument, lockVersion: number): void {
  if (row.lockVersion !== lockVersion) throw staleError(row);
}

const audit = (
  document: LockedDocument,
  verb: VerbOf<'legalPage'> & VerbOf<'quickGuide'>,
  title: string,
  changes: readonly AuditChange[],
): Promise<void> =>
  auditDocument(document, {
    kind: document.kind,
    key: document.key,
    action: `${document.kind.auditTarget}.${verb}`,
    title,
    changes,
  });

const storeDraft = ({ db, companyId, kind, key, operator, base }: LockedDocument, text: TextContent) =>
  saveDraft(db, companyId, kind, key, base && isSameText(text, base) ? null : text, operator);

/** Saves a draft, or removes it if the text equals the base. */
export async function saveDocumentDraft(
  document: LockedDocument,
  text: TextContent,
  lockVersion: number,
): Promise<void> {
  const { db, companyId, operator, draft, row } = document;
  // A retry after a lost response sends a text that is already saved, so it is not stale.
  if (isSameText(text, document.text)) return;
  refuseStale(document, lockVersion);
  await storeDraft(document, text);
  if (draft && isSameEdit(operator, row)) return db.publish({ type: 'companyChanged', companyId });
  await audit(document, 'draftSaved', text.title, textChanges(document.text, text));
}

/**
 * Restores a version as the draft, or the template if `number` is null. Throws `NOT_FOUND` for an unknown
 * version.
 */
export async function restoreDocumentVersion(
  document: LockedDocument,
  lockVersion: number,
  number: number | null,
): Promise<void> {
  const { db, companyId, kind, key, row } = document;
  refuseStale(document, lockVersion);
  const text = await (number === null
    ? kind.templateOf(db, companyId, key)
    : versionText(db, companyId, kind, key, number));
  if (!text) throw notFound();
  if (isSameText(text, document.text)) return;
  await storeDraft(document, text);
  await audit(document, 'versionRestored', text.title, [
    { field: 'restoredFrom', before: row.version, after: number ?? 'Template' },
  ]);
}

/** Discards the draft. Throws `CONFLICT` if nothing is left without it. */
export async function discardDocumentDraft(document: LockedDocument, lockVersion: number): Promise<void> {
  const { draft, base } = document;
  if (!draft) return;
  refuseStale(document, lockVersion);
  if (!base) throw conflict(t('{title} was never published. Delete it instead.', { title: draft.title }));
  await storeDraft(document, base);
  await audit(document, 'draftDiscarded', base.title, textChanges(draft, base));
}

interface Publication {
  lockVersion: number;
  note: string | null;
  effectiveOn: string | null;
  details?: Readonly<Record<string, string | boolean>>;
  changes?: readonly AuditChange[];
}

/** Publishes the draft, or the template if nothing was published before, as the next version. */
export async function publishDocument(
  document: LockedDocument,
  facts: ContentCompany,
  { lockVersion, note, effectiveOn, details, changes = [] }: Publication,
): Promise<void> {
  const { db, companyId, kind, key, operator, row, draft, text } = document;
  refuseStale(document, lockVersion);
  if (row.version !== null && !draft) throw nothingToPublishError(row.version);
  requirePublishable(text, variableValuesFor(facts, effectiveOn));
  const number = await publishVersion(db, companyId, kind, key, { ...text, note, details }, operator);
  await saveDraft(db, companyId, kind, key, null, operator);
  await audit(document, 'published', text.title, [
    { field: 'version', before: row.version, after: number },
    ...changes,
  ]);
}

/** Returns the texts and versions for an editor. The texts must be sanitized before they are shown. */
export async function loadDocumentDetail(db: Db, companyId: string, kind: DocumentKind, key: string) {
  const { draft, published } = await documentTexts(db, companyId, kind, key);
  return {
    text: draft ?? published ?? (await kind.templateOf(db, companyId, key)) ?? emptyText,
    published,
    versions: await documentVersions(db, companyId, kind, key),
  };
}

/** Sanitizes a stored text with the current rules, which may be stricter than when it was stored. */
const sanitizeStoredText = async (companyId: string, text: TextContent): Promise<TextContent> => ({
  ...text,
  html: await sanitizeText(companyId, text.html),
});

/**
 * Sanitizes the stored texts that an editor opens. Call it outside a transaction, so that waiting for a
 * worker occupies no connection.
 */
export const sanitizeDetail = async <Detail extends { text: TextContent; published?: TextContent | null }>(
  companyId: string,
  detail: Detail,
): Promise<Detail> => ({
  ...detail,
  text: await sanitizeStoredText(companyId, detail.text),
  published: detail.published && (await sanitizeStoredText(companyId, detail.published)),
});

/** Returns the sanitized text of a version. Throws `NOT_FOUND` for an unknown version. */
export async function documentVersion(
  { services }: Context,
  companyId: string,
  kind: DocumentKind,
  key: string,
  number: number,
): Promise<ContentText> {
  const text = await services.database.inCompany(companyId, (db) =>
    versionText(db, companyId, kind, key, number),
  );
  if (!text) throw notFound();
  return sanitizeStoredText(companyId, text);
}
