import type { Caller } from '../../lib/caller';
import type { Viewer } from '../context/context';
import type { Db } from '../db/database';
import { storedMessage, storedText } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import type { AuditAction } from './actions';
import { insertAuditEvents, type AuditChange, type AuditRow } from './audit.repository';

/**
 * The actor of an event. Required if no operator is signed in, such as at sign-up, through a link or in a
 * job.
 */
export interface AuditActor {
  companyId: string;
  type: AuditRow['actor_type'];
  id: string | null;
  name: string | null;
  sessionId?: string;
}

/** Returns the target of an audit event about a message, such as the name of an exported list. */
export const messageTarget = (textOf: () => string) => ({
  targetLabel: storedText(textOf),
  targetValues: { message: storedMessage(textOf) },
});

export interface AuditEntry {
  action: AuditAction;
  targetType: string;
  targetId: string | null;
  targetLabel?: string | null;
  /** The values from which readers compose the label in their language, if it is a sentence. */
  targetValues?: object;
  changes?: readonly AuditChange[];
  actor?: AuditActor;
  /** Defaults to the current time. Set only for past events. */
  occurredAt?: Date;
}

const secretField = /password|secret|token|hash|googleSubject|apiKey|recoveryCodes?$/i;

export const isSecretField = (field: string): boolean => secretField.test(field);

const mask = (value: unknown): unknown => (value === null || value === undefined ? null : '••••••');

/** Masks secrets at any depth, and replaces undefined with null. */
function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  // Dates and other values with `toJSON` have no nested fields.
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value ?? null;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      isSecretField(field) ? mask(inner) : maskSecrets(inner),
    ]),
  );
}

const maskChange = ({ before, after, ...change }: AuditChange): AuditChange => {
  const maskValue = isSecretField(change.field) ? mask : maskSecrets;
  return { ...change, before: maskValue(before), after: maskValue(after) };
};

const actorOf = (viewer: Viewer): AuditActor => ({
  companyId: viewer.companyId,
  type: 'Operator',
  id: viewer.operatorId,
  name: viewer.name,
  sessionId: viewer.sessionId,
});

/** The origin of an audit event: the viewer and caller of a request, or the actor that a job names. */
export interface AuditContext {
  viewer: Viewer | null;
  caller: Caller | null;
  actor?: AuditActor;
  /** Id of the bulk action or import that includes this change. */
  parentId?: string;
}

function toRow(context: AuditContext, entry: AuditEntry): { companyId: string; row: AuditRow } {
  const actor = entry.actor ?? context.actor ?? (context.viewer && actorOf(context.viewer));
  if (!actor) throw new Error(`The audit event ${entry.action} has no actor.`);
  const row: AuditRow = {
    id: newId(),
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    action: entry.action,
    target_type: entry.targetType,
    target_id: entry.targetId,
    target_label: entry.targetLabel ?? null,
    target_values: entry.targetValues ?? null,
    changes: (entry.changes ?? []).map(maskChange),
    part_of: context.parentId ?? null,
    ip_address: context.caller?.ipAddress ?? null,
    user_agent: context.caller?.userAgent ?? null,
    session_id: actor.sessionId ?? null,
    request_id: context.caller?.requestId ?? null,
    occurred_at: entry.occurredAt ?? null,
  };
  return { companyId: actor.companyId, row };
}

/**
 * Writes an audit event in the transaction of its change, so that both commit or neither does. Throws without
 * an actor.
 */
export async function writeAuditEvent(db: Db, context: AuditContext, entry: AuditEntry): Promise<void> {
  const { companyId, row } = toRow(context, entry);
  await insertAuditEvents(db, companyId, [row]);
}

/** Writes the audit events of one company in one statement. */
export async function writeAuditEvents(
  db: Db,
  context: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map((entry) => toRow(context, entry));
  const [first] = rows;
  if (!first) return;
  await insertAuditEvents(
    db,
    first.companyId,
    rows.map(({ row }) => row),
  );
}
