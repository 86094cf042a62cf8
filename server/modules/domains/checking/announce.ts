import type { Services } from '../../../context';
import type { Db } from '../../../db/database';
import { publish } from '../../../events';
import type { EmailTemplate } from '../../../mail/templates';
import type { VerbOf } from '../../audit/actions';
import { systemContext } from '../../audit/systemContext';
import { writeAuditEvent } from '../../audit/service';
import { notify } from '../../notifications/notify';
import { mailAdmins } from '../../operators/mailAdmins';
import { unicodeOf } from '../hostname';
import type { DomainRow } from '../sql';
import { problemOf } from './problem';
import type { Standing } from './settle';

interface Happening {
  /** On record as `customDomain.…`. */
  action: VerbOf<'customDomain'>;
  hasHappened: (before: Standing, after: Standing) => boolean;
  /** To every Admin. */
  mail?: EmailTemplate;
  /** To whoever wants to hear of it. */
  news?: { kind: 'DomainLive' | 'DomainBroken'; template: EmailTemplate };
}

const isNew =
  (field: 'verifiedAt' | 'liveAt' | 'givenUpAt' | 'heldElsewhere') => (before: Standing, after: Standing) =>
    after[field] !== null && before[field] === null;

const happenings: readonly Happening[] = [
  { action: 'verified', hasHappened: isNew('verifiedAt') },
  { action: 'live', hasHappened: isNew('liveAt'), news: { kind: 'DomainLive', template: 'domain-live' } },
  {
    action: 'broken',
    hasHappened: (before, after) =>
      after.brokenAt !== null && after.brokenAt.getTime() !== before.brokenAt?.getTime(),
    news: { kind: 'DomainBroken', template: 'domain-broken' },
  },
  { action: 'refused', hasHappened: isNew('heldElsewhere'), mail: 'domain-refused' },
  { action: 'givenUp', hasHappened: isNew('givenUpAt'), mail: 'domain-given-up' },
  {
    action: 'lost',
    hasHappened: (before, after) => before.ownedAt !== null && after.ownedAt === null && !after.givenUpAt,
  },
];

const isReminderDue = (before: Standing, after: Standing): boolean =>
  after.reminders > before.reminders && !after.givenUpAt && !after.heldElsewhere;

const seenFields = [
  'dnsStatus',
  'certificateStatus',
  'certificateProblem',
  'heldElsewhere',
  'ownedAt',
  'verifiedAt',
  'liveAt',
  'brokenAt',
  'doubtedAt',
  'givenUpAt',
] as const;

const hostFields = ['ownedAt', 'verifiedAt', 'liveAt', 'brokenAt'] as const;

const differs = (before: Standing, after: Standing, fields: readonly (keyof Standing)[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** Tells everybody whom it concerns what a look has changed, within its transaction. */
export async function announce(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  standing: Standing,
): Promise<void> {
  const hostname = unicodeOf(domain.hostname);
  const values = {
    domain: hostname,
    problem: problemOf(standing) ?? '',
    link: `${services.settings.publicUrl}/dashboard/white-label/custom-domain`,
  };
  const mail = (template: EmailTemplate) => mailAdmins(db, services, companyId, template, values);
  const tell = ({ kind, template }: NonNullable<Happening['news']>) => {
    const happened = [{ subjectId: domain.id, label: hostname, letter: { template, values } }];
    return notify(db, services, companyId, { kind, happened });
  };
  for (const happening of happenings.filter(({ hasHappened }) => hasHappened(domain, standing))) {
    await writeAuditEvent(db, systemContext(companyId), {
      action: `customDomain.${happening.action}`,
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    if (happening.mail) await mail(happening.mail);
    if (happening.news) await tell(happening.news);
  }
  if (isReminderDue(domain, standing)) await mail('domain-reminder');
  // Whoever waits for it sees each look; one that works is looked at without anybody noticing.
  if (!domain.liveAt || differs(domain, standing, seenFields)) {
    await publish(db, { type: 'companyChanged', companyId });
  }
  if (differs(domain, standing, hostFields)) await publish(db, { type: 'siteChanged', companyId });
}
