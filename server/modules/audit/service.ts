import type { Caller, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type { AuditAction } from './actions';
import { insertAuditEvents, type AuditChange, type AuditRow } from './sql';

export type { AuditChange } from './sql';

/** Who acts where nobody is signed in: somebody signing up, a link's reader, the program itself. */
export interface AuditActor {
  companyId: string;
  type: AuditRow['actor_type'];
  id: string | null;
  name: string | null;
  sessionId?: string;
}

export interface AuditEntry {
  action: AuditAction;
  targetType: string;
  targetId: string | null;
  targetLabel?: string | null;
  changes?: readonly AuditChange[];
  actor?: AuditActor;
  /** Now, unless history is written. */
  occurredAt?: Date;
}

const userAgentMaxLength = 500;
const secretField = /password|secret|token|hash|googleSubject|apiKey|recoveryCodes?$/i;

export const isSecretField = (field: string): boolean => secretField.test(field);

const masked = (value: unknown): unknown => (value === null || value === undefined ? null : '••••••');

/** A value without the secrets that it may hold, however deep; what is no part of it is told as nothing. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  // A date and the like is no collection of fields.
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value ?? null;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      isSecretField(field) ? masked(inner) : shown(inner),
    ]),
  );
}

const withoutSecrets = ({ field, before, after }: AuditChange): AuditChange => {
  const tell = isSecretField(field) ? masked : shown;
  return { field, before: tell(before), after: tell(after) };
};

const actorOf = (viewer: Viewer): AuditActor => ({
  companyId: viewer.companyId,
  type: 'Operator',
  id: viewer.operatorId,
  name: viewer.name,
  sessionId: viewer.sessionId,
});

/** Whoever does something: the caller of a request, or whom a job names. */
export interface Doer {
  viewer: Viewer | null;
  caller: Caller | null;
  actor?: AuditActor;
  /** The bulk action or the import that did this to one client of many, and is on record itself. */
  partOf?: string;
}

function rowOf(by: Doer, entry: AuditEntry): { companyId: string; row: AuditRow } {
  const actor = entry.actor ?? by.actor ?? (by.viewer && actorOf(by.viewer));
  if (!actor) throw new Error(`${entry.action} was recorded without an actor.`);
  const row: AuditRow = {
    id: newId(),
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    action: entry.action,
    target_type: entry.targetType,
    target_id: entry.targetId,
    target_label: entry.targetLabel ?? null,
    changes: (entry.changes ?? []).map(withoutSecrets),
    part_of: by.partOf ?? null,
    ip_address: by.caller?.ipAddress ?? null,
    user_agent: by.caller?.userAgent?.slice(0, userAgentMaxLength) ?? null,
    session_id: actor.sessionId ?? null,
    request_id: by.caller?.requestId ?? null,
    occurred_at: entry.occurredAt ?? null,
  };
  return { companyId: actor.companyId, row };
}

/** Writes who changed what, in the transaction of the change itself, so that neither is there without the other. */
export async function recordAudit(db: Db, by: Doer, entry: AuditEntry): Promise<void> {
  const { companyId, row } = rowOf(by, entry);
  await insertAuditEvents(db, companyId, [row]);
}

/** The same for many changes of one company at once, in one statement. */
export async function recordAudits(db: Db, by: Doer, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => rowOf(by, entry));
  const [first] = rows;
  if (!first) return;
  await insertAuditEvents(
    db,
    first.companyId,
    rows.map(({ row }) => row),
  );
}
