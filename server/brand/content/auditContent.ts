import {
  type AuditChange,
  type AuditContext,
  type Context,
  type Db,
  type VerbOf,
  writeAuditEvent,
} from '../../platform';
import type { TextContent } from './input';
import { countWords } from './publishing';

const editMs = 10 * 60_000;

interface LastSaved {
  updatedById: string | null;
  updatedAt: Date | null;
}

/**
 * Returns whether a save continues the same operator's edit of the last ten minutes. All saves of one edit
 * share an audit event.
 */
export const isSameEdit = (ctx: Context, { updatedById, updatedAt }: LastSaved): boolean =>
  updatedById === ctx.viewer?.operatorId && updatedAt !== null && Date.now() - updatedAt.getTime() < editMs;

/** Returns the changes for an audit event, with word counts instead of texts, because texts are long. */
export const textChanges = (before: TextContent, after: TextContent): AuditChange[] => [
  ...(before.title === after.title ? [] : [{ field: 'title', before: before.title, after: after.title }]),
  ...(before.html === after.html
    ? []
    : [{ field: 'words', before: countWords(before.html), after: countWords(after.html) }]),
];

export type ContentAuditEvent = (
  { type: 'LegalPage'; action: VerbOf<'legalPage'> } | { type: 'QuickGuide'; action: VerbOf<'quickGuide'> }
) & {
  id: string;
  title: string;
  changes?: readonly AuditChange[];
};

/** Audits a change of a text and notifies open consoles. */
export async function auditContent(
  db: Db,
  actor: AuditContext,
  companyId: string,
  { id, title, changes = [], ...event }: ContentAuditEvent,
): Promise<void> {
  await writeAuditEvent(db, actor, {
    action: event.type === 'LegalPage' ? `legalPage.${event.action}` : `quickGuide.${event.action}`,
    targetType: event.type,
    targetId: id,
    targetLabel: title,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
}
