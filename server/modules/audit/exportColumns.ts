import { momentsIn } from '../../lib/momentsIn';
import { spaced } from '../../lib/spaced';
import type { AuditEvent, FieldChange } from '../../schema.generated';

const nobodyNamed: Readonly<Record<AuditEvent['actor']['type'], string>> = {
  Operator: '',
  Client: '',
  System: 'The system',
  Platform: 'Livery',
};

/** `customDomain.givenUp` as `Custom domain: given up`. */
function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split('.').map(spaced);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${verb}`;
}

const fieldTexts = (changes: readonly FieldChange[], side: 'before' | 'after'): string =>
  changes
    .flatMap((change) => (change[side] === null ? [] : [`${spaced(change.field)}: ${change[side]}`]))
    .join('; ');

const titles = [
  ...['Who', 'Kind', 'Removed', 'What', 'About', 'About a', 'Before', 'After', 'Address', 'Country'],
  ...['Device', 'User agent', 'Part of', 'Request ID'],
];

/** The titles, the moment's with its time zone. */
export const headerOf = (timeZone: string): string[] => [`When (${timeZone})`, ...titles];

/** Writes events as cells, what changed as a person reads it. */
export function cellsIn(timeZone: string): (event: AuditEvent) => string[] {
  const momentOf = momentsIn(timeZone);
  return ({ occurredAt, actor, action, targetType, targetLabel, changes, ...event }) => [
    momentOf(new Date(occurredAt)),
    actor.name ?? nobodyNamed[actor.type],
    actor.type,
    actor.isRemoved ? 'Yes' : '',
    actionText(action),
    targetLabel ?? '',
    spaced(targetType),
    fieldTexts(changes, 'before'),
    fieldTexts(changes, 'after'),
    ...[event.ipAddress, event.country, event.device, event.userAgent, event.partOf, event.requestId].map(
      (text) => text ?? '',
    ),
  ];
}
