import { useGetOperatorsQuery } from './usersApi';
import { formatList } from '@/lib/formatList';
import { Notice } from '@/ui/Notice';
import { useTeamRights } from './useTeamRights';

const words = {
  team: {
    stays: 'The team stays as it is',
    whileActive: 'People can be invited, changed and removed',
    onlyAdmins: 'Only Admins change the team',
    toAsk: 'have somebody invited, changed or removed',
  },
  roles: {
    stays: 'What roles open stays as it is',
    whileActive: 'It can be changed',
    onlyAdmins: 'Only Admins change what roles open',
    toAsk: 'have it changed',
  },
} as const;

/** Why whoever looks at the team, or at what its roles open, can change nothing; nothing where they can. */
export function WhoChanges({ what }: { what: keyof typeof words }) {
  const { isAdmin, canChange, companyName } = useTeamRights();
  const { data } = useGetOperatorsQuery(undefined, { skip: isAdmin });
  const { stays, whileActive, onlyAdmins, toAsk } = words[what];
  const admins = data?.operators.filter(({ role, status }) => role === 'Admin' && status === 'Active') ?? [];

  if (canChange) return null;
  if (isAdmin) {
    return (
      <Notice tone="gray" title={stays}>
        {whileActive} while {companyName} is active.
      </Notice>
    );
  }
  return (
    <Notice tone="gray" title={onlyAdmins}>
      {admins.length > 0 && `To ${toAsk}, ask ${formatList(admins.map(({ name }) => name))}.`}
    </Notice>
  );
}
