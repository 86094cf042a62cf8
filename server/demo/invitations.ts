import type { Db, Services } from '../platform';
import { claimAddress, insertInvitation, insertInvitedOperator, newInvitationToken } from '../identity';
import { newId } from '../lib/ids';
import type { Timestamp } from '../lib/timestamps';
import type { Role } from '../../contract/enums';
import { backdateDemoInvitation } from './sql';
import type { Member } from './simulation/actors';
import { addDays } from './simulation/simulation';

interface DemoInvitation {
  email: string;
  role: Role;
  sentDaysAgo: number;
  /** Days since the recipient of an expired link requested a new one; null if never. */
  renewalRequestedDaysAgo: number | null;
}

const invitations: readonly DemoInvitation[] = [
  {
    email: 'jonas.weber@northwind-studio.test',
    role: 'Staff',
    sentDaysAgo: 2,
    renewalRequestedDaysAgo: null,
  },
  {
    email: 'priya.nair@northwind-studio.test',
    role: 'ClientManagement',
    sentDaysAgo: 9,
    renewalRequestedDaysAgo: 1,
  },
];

/**
 * Creates two invitations from the founder: one with a valid link and one with an expired link. Skips an
 * address that is taken.
 */
export async function inviteDemoOperators(
  db: Db,
  services: Pick<Services, 'settings'>,
  companyId: string,
  { founder, today }: { founder: Member; today: Timestamp },
): Promise<void> {
  for (const { email, role, sentDaysAgo, renewalRequestedDaysAgo } of invitations) {
    const [operatorId, id] = [newId(), newId()];
    if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject: null }))) continue;
    await insertInvitedOperator(db, companyId, { id: operatorId, name: email, email, role });
    const token = newInvitationToken(services, companyId, id);
    await insertInvitation(db, companyId, { id, operatorId, invitedBy: founder.id, ...token });
    await backdateDemoInvitation(db, companyId, id, {
      sentAt: addDays(today, -sentDaysAgo),
      renewalRequestedAt: renewalRequestedDaysAgo === null ? null : addDays(today, -renewalRequestedDaysAgo),
    });
  }
}
