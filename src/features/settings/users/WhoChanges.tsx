import { formatList } from '@/lib/formatList';
import { Notice } from '@/ui/Notice';
import type { Member } from './people';
import { useTeamRights } from './useTeamRights';

/** Why whoever looks at the team can change nothing; nothing where they can. */
export function WhoChanges({ members = [] }: { members: readonly Member[] | undefined }) {
  const { isAdmin, canChange, companyName } = useTeamRights();
  const admins = members.filter(({ role, status }) => role === 'Admin' && status === 'Active');

  if (canChange) return null;
  if (isAdmin) {
    return (
      <Notice tone="gray" title="The team stays as it is">
        People can be invited, changed and removed while {companyName} is active.
      </Notice>
    );
  }
  return (
    <Notice tone="gray" title="Only Admins change the team">
      {admins.length > 0 &&
        `To have somebody invited, changed or removed, ask ${formatList(admins.map(({ name }) => name))}.`}
    </Notice>
  );
}
