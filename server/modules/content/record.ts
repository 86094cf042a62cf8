import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import type { VerbOf } from '../audit/actions';
import type { AuditChange, AuditContext } from '../audit/service';
import { writeAuditEvent } from '../audit/service';
import type { Text } from './input';
import { wordsIn } from './words';

const sittingMs = 10 * 60_000;

interface LastSaved {
  updatedById: string | null;
  updatedAt: Date | null;
}

/** What saves itself while it is typed is recorded once a sitting, not once a second. */
export const isSameSitting = (ctx: Context, { updatedById, updatedAt }: LastSaved): boolean =>
  updatedById === ctx.viewer?.operatorId &&
  updatedAt !== null &&
  Date.now() - updatedAt.getTime() < sittingMs;

/** Texts are long, so the record says how long. */
export const textChanges = (before: Text, after: Text): AuditChange[] => [
  ...(before.title === after.title ? [] : [{ field: 'title', before: before.title, after: after.title }]),
  ...(before.html === after.html
    ? []
    : [{ field: 'words', before: wordsIn(before.html), after: wordsIn(after.html) }]),
];

export const tellConsoles = (db: Db, companyId: string): Promise<void> =>
  publish(db, { type: 'companyChanged', companyId });

export type ContentEntry = (
  { type: 'LegalPage'; action: VerbOf<'legalPage'> } | { type: 'QuickGuide'; action: VerbOf<'quickGuide'> }
) & {
  id: string;
  title: string;
  changes?: readonly AuditChange[];
};

/** Records what was done to a text, and tells open consoles. */
export async function recordContent(
  db: Db,
  by: AuditContext,
  companyId: string,
  { id, title, changes = [], ...done }: ContentEntry,
): Promise<void> {
  await writeAuditEvent(db, by, {
    action: done.type === 'LegalPage' ? `legalPage.${done.action}` : `quickGuide.${done.action}`,
    targetType: done.type,
    targetId: id,
    targetLabel: title,
    changes,
  });
  await tellConsoles(db, companyId);
}
