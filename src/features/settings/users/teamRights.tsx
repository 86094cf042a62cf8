import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { statusAllows } from '@contract/permissions';
import { formatList } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import { useGetOperatorsQuery } from './usersApi';

export function useTeamRights() {
  const { t } = useLingui();
  const operator = useAppSelector(selectOperator);
  const company = useAppSelector(selectCompany);
  const isAdmin = operator?.role === 'Admin';
  return {
    myId: operator?.id ?? '',
    isAdmin,
    canChange: isAdmin && statusAllows(company?.status, 'write'),
    companyName: company?.name ?? t`Your company`,
  };
}

const noticeTexts = {
  team: {
    stays: msg`Users can’t be changed`,
    whileActive: (companyName: string) =>
      t`You can invite, edit and remove users while ${companyName} is active.`,
    onlyAdmins: msg`Only Admins can change users`,
    request: (admins: string) => t`To invite, edit or remove users, ask ${admins}.`,
  },
  roles: {
    stays: msg`Permissions can’t be changed`,
    whileActive: (companyName: string) => t`You can change permissions while ${companyName} is active.`,
    onlyAdmins: msg`Only Admins can change permissions`,
    request: (admins: string) => t`To change permissions, ask ${admins}.`,
  },
} as const;

/** Explains why the viewer cannot change the team or role permissions. Renders nothing if they can. */
export function TeamRightsNotice({ subject }: { subject: keyof typeof noticeTexts }) {
  const { t } = useLingui();
  const { isAdmin, canChange, companyName } = useTeamRights();
  const { data } = useGetOperatorsQuery(undefined, { skip: isAdmin });
  const { stays, whileActive, onlyAdmins, request } = noticeTexts[subject];
  const admins = data?.operators.filter(({ role, status }) => role === 'Admin' && status === 'Active') ?? [];

  if (canChange) return null;
  if (isAdmin) {
    return (
      <Notice tone="gray" title={t(stays)}>
        {whileActive(companyName)}
      </Notice>
    );
  }
  return (
    <Notice tone="gray" title={t(onlyAdmins)}>
      {admins.length > 0 &&
        request(
          formatList(
            admins.map(({ name }) => name),
            'disjunction',
          ),
        )}
    </Notice>
  );
}
