import type { Services } from '../../../platform/context/context';
import type { Db } from '../../../platform/db/database';
import { publish } from '../../../platform/db/startEvents';
import type { EmailTemplate } from '../../../emailTemplates';
import type { VerbOf } from '../../../platform/audit/actions';
import { systemContext } from '../../../platform/system/systemContext';
import { writeAuditEvent } from '../../../platform/audit/audit.service';
import { notify } from '../../../insights/notifications/notify';
import { emailAdmins } from '../../../identity/operators/emailAdmins';
import { toUnicode } from '../hostname';
import type { DomainRow } from '../domains.repository';
import { problemOf } from './problem';
import type { DomainState } from './applyCheck';

interface DomainEvent {
  /** The audit action without its prefix `customDomain.`. */
  action: VerbOf<'customDomain'>;
  hasOccurred: (before: DomainState, after: DomainState) => boolean;
  /** Sent to every Admin. */
  email?: EmailTemplate;
  /** Sent to operators who receive this kind of notification. */
  notification?: { kind: 'DomainLive' | 'DomainBroken'; template: EmailTemplate };
}

const isNew =
  (field: 'verifiedAt' | 'liveAt' | 'verificationFailedAt' | 'competingClaim') =>
  (before: DomainState, after: DomainState) =>
    after[field] !== null && before[field] === null;

const domainEvents: readonly DomainEvent[] = [
  { action: 'verified', hasOccurred: isNew('verifiedAt') },
  {
    action: 'live',
    hasOccurred: isNew('liveAt'),
    notification: { kind: 'DomainLive', template: 'domain-live' },
  },
  {
    action: 'broken',
    hasOccurred: (before, after) =>
      after.brokenAt !== null && after.brokenAt.getTime() !== before.brokenAt?.getTime(),
    notification: { kind: 'DomainBroken', template: 'domain-broken' },
  },
  { action: 'refused', hasOccurred: isNew('competingClaim'), email: 'domain-refused' },
  { action: 'givenUp', hasOccurred: isNew('verificationFailedAt'), email: 'domain-given-up' },
  {
    action: 'lost',
    hasOccurred: (before, after) =>
      before.ownedAt !== null && after.ownedAt === null && !after.verificationFailedAt,
  },
];

const isReminderDue = (before: DomainState, after: DomainState): boolean =>
  after.reminders > before.reminders && !after.verificationFailedAt && !after.competingClaim;

const visibleFields = [
  'dnsStatus',
  'certificateStatus',
  'certificateProblem',
  'competingClaim',
  'ownedAt',
  'verifiedAt',
  'liveAt',
  'brokenAt',
  'failingSince',
  'verificationFailedAt',
] as const;

const routingFields = ['ownedAt', 'verifiedAt', 'liveAt', 'brokenAt'] as const;

const differs = (before: DomainState, after: DomainState, fields: readonly (keyof DomainState)[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/**
 * Audits the changes of a check in the caller's transaction. Emails Admins, notifies operators, and publishes
 * events for open consoles and the portal.
 */
export async function notifyOfChanges(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  state: DomainState,
): Promise<void> {
  const hostname = toUnicode(domain.hostname);
  const values = {
    domain: hostname,
    problem: problemOf(state) ?? '',
    link: `${services.settings.publicUrl}/dashboard/white-label/custom-domain`,
  };
  const email = (template: EmailTemplate) => emailAdmins(db, services, companyId, template, values);
  const sendNotification = ({ kind, template }: NonNullable<DomainEvent['notification']>) => {
    const events = [{ subjectId: domain.id, label: hostname, emailOverride: { template, values } }];
    return notify(db, services, companyId, { kind, items: events });
  };
  for (const event of domainEvents.filter(({ hasOccurred }) => hasOccurred(domain, state))) {
    await writeAuditEvent(db, systemContext(companyId), {
      action: `customDomain.${event.action}`,
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    if (event.email) await email(event.email);
    if (event.notification) await sendNotification(event.notification);
  }
  if (isReminderDue(domain, state)) await email('domain-reminder');
  // Open consoles are notified of every check of a domain that is not live, but only of changes of a live
  // domain.
  if (!domain.liveAt || differs(domain, state, visibleFields)) {
    await publish(db, { type: 'companyChanged', companyId });
  }
  if (differs(domain, state, routingFields)) await publish(db, { type: 'siteChanged', companyId });
}
