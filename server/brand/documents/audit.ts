import { type AuditAction, type AuditChange, type OnBehalf, writeAuditEvent } from '../../platform';
import type { TextContent } from '../content/input';
import { countWords } from '../content/publishing';
import type { DocumentKind } from './kinds';

/** Whose change it is, and the transaction that has locked the document. */
export type DocumentTransaction = Pick<OnBehalf, 'db' | 'companyId' | 'operator' | 'by'>;

const editMs = 10 * 60_000;

interface LastSaved {
  updatedById: string | null;
  updatedAt: Date | null;
}

/**
 * Returns whether a save continues the same operator's edit of the last ten minutes. All saves of one edit
 * share an audit event.
 */
export const isSameEdit = (
  { operatorId }: DocumentTransaction['operator'],
  { updatedById, updatedAt }: LastSaved,
): boolean => updatedById === operatorId && updatedAt !== null && Date.now() - updatedAt.getTime() < editMs;

/** Returns the changes for an audit event, with word counts instead of texts, because texts are long. */
export const textChanges = (before: TextContent, after: TextContent): AuditChange[] => [
  ...(before.title === after.title ? [] : [{ field: 'title', before: before.title, after: after.title }]),
  ...(before.html === after.html
    ? []
    : [{ field: 'words', before: countWords(before.html), after: countWords(after.html) }]),
];

type DocumentAction = Extract<AuditAction, `${DocumentKind['auditTarget']}.${string}`>;

interface DocumentAuditEvent {
  kind: DocumentKind;
  key: string;
  action: DocumentAction;
  title: string;
  changes?: readonly AuditChange[];
}

/** Audits a change of a document and notifies open consoles. */
export async function auditDocument(
  { db, companyId, by }: DocumentTransaction,
  { kind, key, action, title, changes = [] }: DocumentAuditEvent,
): Promise<void> {
  await writeAuditEvent(db, by, {
    action,
    targetType: kind.auditTargetType,
    targetId: kind.auditIdOf(companyId, key),
    targetLabel: title,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
}
