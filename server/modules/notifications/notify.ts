import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { namedIds, publish } from '../../events';
import { newId } from '../../lib/ids';
import type { EmailTemplate } from '../../mail/templates';
import type { NotificationKind } from '../../schema.generated';
import { loadRolePermissions } from '../roles/service';
import { permissionFor, rolesMailed } from './kinds';
import { letterOf } from './letter';
import { insertNotifications, type NewNotification, type Told } from './sql';

export interface Happening extends Partial<Omit<NewNotification, 'id'>> {
  /** Another mail than the usual one; null where those who are to know of it are mailed in any case. */
  letter?: { template: EmailTemplate; values: Readonly<Record<string, string>> } | null;
}

export interface News {
  kind: NotificationKind;
  happened: readonly Happening[];
  /** Who did it: they know. */
  doneBy?: string | null;
}

type Around = Pick<Services, 'jobs' | 'settings'>;

const rowOf = ({ letter: _letter, ...happening }: Happening): NewNotification => ({
  id: newId(),
  manner: null,
  subjectId: null,
  label: null,
  count: 1,
  actorName: null,
  amount: null,
  currency: null,
  direction: null,
  ...happening,
});

async function mail(
  db: Db,
  { jobs, settings }: Around,
  companyId: string,
  { operatorId, name, email }: Told,
  kind: NotificationKind,
  happening: Happening,
): Promise<void> {
  if (happening.letter === null) return;
  const { template, values } = happening.letter ?? letterOf(kind, rowOf(happening), settings.publicUrl);
  // Each kind has a separate count, so emails that clients cause do not use up others.
  const notified = template === 'notification' && {
    notified: { companyId, recipient: `${operatorId} ${kind}` },
  };
  await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values }, ...notified });
}

/**
 * Tells everybody in the company whom it concerns, once the caller's transaction commits: those who hold the flag of its
 * screens and have not chosen to hear nothing of it.
 */
export async function notify(db: Db, around: Around, companyId: string, news: News): Promise<void> {
  const { kind, happened, doneBy = null } = news;
  if (happened.length === 0) return;
  const permission = permissionFor(kind);
  const roles = [...(await loadRolePermissions(db, companyId))].flatMap(([role, held]) =>
    held.includes(permission) ? [role] : [],
  );
  const audience = { kind, roles, rolesMailed: rolesMailed(kind), except: doneBy };
  const told = await insertNotifications(db, companyId, audience, happened.map(rowOf));
  const inConsole = told.filter((one) => one.inConsole).map(({ operatorId }) => operatorId);
  if (inConsole.length > 0) {
    await publish(db, { type: 'notificationsChanged', companyId, operatorIds: namedIds(inConsole) });
  }
  for (const one of told.filter(({ byMail }) => byMail)) {
    for (const happening of happened) await mail(db, around, companyId, one, kind, happening);
  }
}
