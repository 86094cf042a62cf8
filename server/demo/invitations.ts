import type { Services } from '../context';
import type { Db } from '../db/database';
import { newId } from '../lib/ids';
import type { Moment } from '../lib/moments';
import { claimAddress } from '../modules/auth/directory';
import { insertInvitation } from '../modules/operators/invitationSql';
import { newInvitationToken } from '../modules/operators/invitationToken';
import { insertInvited } from '../modules/operators/sql';
import type { Role } from '../schema.generated';
import { dateDemoInvitation } from './sql';
import type { Member } from './year/crew';
import { later } from './year/life';

interface DemoInvitation {
  email: string;
  role: Role;
  sentDaysAgo: number;
  /** That the link ran out, and they would still like to join. */
  askedDaysAgo: number | null;
}

const invitations: readonly DemoInvitation[] = [
  { email: 'jonas.weber@northwind-studio.test', role: 'Staff', sentDaysAgo: 2, askedDaysAgo: null },
  { email: 'priya.nair@northwind-studio.test', role: 'ClientManagement', sentDaysAgo: 9, askedDaysAgo: 1 },
];

/** Two people whom the founder has invited: one whose link still works, and one whose link has run out. */
export async function inviteDemoPeople(
  db: Db,
  services: Pick<Services, 'settings'>,
  companyId: string,
  { founder, today }: { founder: Member; today: Moment },
): Promise<void> {
  for (const { email, role, sentDaysAgo, askedDaysAgo } of invitations) {
    const [operatorId, id] = [newId(), newId()];
    if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject: null }))) continue;
    await insertInvited(db, companyId, { id: operatorId, name: email, email, role });
    const token = newInvitationToken(services, companyId, id);
    await insertInvitation(db, companyId, { id, operatorId, invitedBy: founder.id, ...token });
    await dateDemoInvitation(db, companyId, id, {
      sentAt: later(today, -sentDaysAgo),
      askedAt: askedDaysAgo === null ? null : later(today, -askedDaysAgo),
    });
  }
}
