import {
  type Db,
  type EmailTemplate,
  type EventOf,
  type Services,
  systemContext,
  type VerbOf,
  writeAuditEvent,
} from '../../../platform';
import { emailAdmins } from '../../../identity';
import { domainEmailValues } from '../domainEmails';
import { toUnicode } from '../hostname';
import type { DomainRow } from '../domains.repository';
import { problemOf } from './problem';
import type { DomainState } from './applyCheck';

interface StateChange {
  /** The audit action without its prefix `customDomain.`. */
  action: VerbOf<'customDomain'>;
  hasOccurred: (before: DomainState, after: DomainState) => boolean;
  /** Sent to every Admin. */
  email?: EmailTemplate;
  /** The state of the event `domainStateChanged`, if the change publishes it. */
  state?: EventOf<'domainStateChanged'>['state'];
}

const isNew =
  (field: 'verifiedAt' | 'liveAt' | 'verificationFailedAt' | 'competingClaim') =>
  (before: DomainState, after: DomainState) =>
    after[field] !== null && before[field] === null;

const stateChanges: readonly StateChange[] = [
  { action: 'verified', hasOccurred: isNew('verifiedAt') },
  {
    action: 'live',
    hasOccurred: isNew('liveAt'),
    state: 'Live',
  },
  {
    action: 'broken',
    hasOccurred: (before, after) =>
      after.brokenAt !== null && after.brokenAt.getTime() !== before.brokenAt?.getTime(),
    state: 'Broken',
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
 * Audits the changes of a check in the caller's transaction. Emails Admins and publishes events.
 */
export async function notifyOfChanges(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  state: DomainState,
): Promise<void> {
  const hostname = toUnicode(domain.hostname);
  const problem = problemOf(state);
  const values = domainEmailValues(services.settings, hostname, problem);
  const email = (template: EmailTemplate) => emailAdmins(db, services, companyId, template, values);
  for (const change of stateChanges.filter(({ hasOccurred }) => hasOccurred(domain, state))) {
    await writeAuditEvent(db, systemContext(companyId), {
      action: `customDomain.${change.action}`,
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    if (change.email) await email(change.email);
    if (change.state) {
      await db.publish({
        type: 'domainStateChanged',
        companyId,
        domainId: domain.id,
        hostname,
        state: change.state,
        problem,
      });
    }
  }
  if (isReminderDue(domain, state)) await email('domain-reminder');
  // Open consoles are notified of every check of a domain that is not live, but only of changes of a live
  // domain.
  if (!domain.liveAt || differs(domain, state, visibleFields)) {
    await db.publish({ type: 'companyChanged', companyId });
  }
  if (differs(domain, state, routingFields)) await db.publish({ type: 'siteChanged', companyId });
}
