import { deviceName } from '../../lib/deviceName';
import { placeOf } from '../../lib/placeOf';
import type { AuditEvent } from '../../schema.generated';
import { changeTexts, type Locality } from '../client-activity/changeText';
import type { AuditEventRow } from './readSql';

export const presentEvent = (row: AuditEventRow, locality: Locality): AuditEvent => ({
  id: row.id,
  occurredAt: row.at,
  actor: { type: row.actorType, id: row.actorId, name: row.actorName, isRemoved: row.isActorRemoved },
  action: row.action,
  targetType: row.targetType,
  targetId: row.targetId,
  targetLabel: row.targetLabel,
  changes: changeTexts(row.changes, locality, true),
  ipAddress: row.ipAddress,
  country: placeOf(row.ipAddress)?.country ?? null,
  userAgent: row.userAgent,
  device: row.userAgent && deviceName(row.userAgent),
  requestId: row.requestId,
  partOf: row.partOf,
});
