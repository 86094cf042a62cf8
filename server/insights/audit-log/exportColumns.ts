import { timestampFormatter } from '../../lib/timestampFormatter';
import { humanize } from '../../lib/humanize';
import type { AuditEvent, FieldChange } from '../../platform';

const defaultActorNames: Readonly<Record<AuditEvent['actor']['type'], string>> = {
  Operator: '',
  Client: '',
  System: 'The system',
  Platform: 'Livery',
};

/** Formats `customDomain.givenUp` as `Custom domain: given up`. */
function formatAction(action: string): string {
  const [subject = '', verb = ''] = action.split('.').map(humanize);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${verb}`;
}

const formatChanges = (changes: readonly FieldChange[], side: 'before' | 'after'): string =>
  changes
    .flatMap((change) => (change[side] === null ? [] : [`${humanize(change.field)}: ${change[side]}`]))
    .join('; ');

const columnTitles = [
  ...['Who', 'Kind', 'Removed', 'What', 'About', 'About a', 'Before', 'After', 'Address', 'Country'],
  ...['Device', 'User agent', 'Part of', 'Request ID'],
];

export const headerOf = (timeZone: string): string[] => [`When (${timeZone})`, ...columnTitles];

/** Returns a function that formats an audit event as CSV cells. */
export function cellsIn(timeZone: string): (event: AuditEvent) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  return ({ occurredAt, actor, action, targetType, targetLabel, changes, ...event }) => [
    formatTimestamp(new Date(occurredAt)),
    actor.name ?? defaultActorNames[actor.type],
    actor.type,
    actor.isRemoved ? 'Yes' : '',
    formatAction(action),
    targetLabel ?? '',
    humanize(targetType),
    formatChanges(changes, 'before'),
    formatChanges(changes, 'after'),
    ...[event.ipAddress, event.country, event.device, event.userAgent, event.parentId, event.requestId].map(
      (text) => text ?? '',
    ),
  ];
}
