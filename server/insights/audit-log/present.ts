import { deviceName } from '../../lib/caller';
import { contentText } from '../../lib/i18n/i18n';
import { countryOfIp } from '../../lib/ipLocation';
import type { AuditEvent } from '../../platform';
import { formatChanges, type Locality } from '../client-activity/formatChanges';
import { targetText } from '../client-activity/targetText';
import type { AuditEventRow } from './read.repository';

export const presentEvent = (row: AuditEventRow, locality: Locality): AuditEvent => ({
  id: row.id,
  occurredAt: row.at,
  actor: { type: row.actorType, id: row.actorId, name: row.actorName, isRemoved: row.isActorRemoved },
  action: row.action,
  targetType: row.targetType,
  targetId: row.targetId,
  targetLabel: targetText(row.targetLabel, row.targetValues),
  changes: formatChanges(row.changes, locality, true).map((change) => ({
    ...change,
    field: row.targetType === 'MarketingTemplate' ? contentText(change.field) : change.field,
  })),
  ipAddress: row.ipAddress,
  country: countryOfIp(row.ipAddress),
  userAgent: row.userAgent,
  device: row.userAgent && deviceName(row.userAgent),
  requestId: row.requestId,
  parentId: row.parentId,
});
