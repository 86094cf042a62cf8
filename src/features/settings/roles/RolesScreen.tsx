import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/roles';
import { TeamRightsNotice } from '../users/TeamRightsNotice';
import { RoleEditor } from './RoleEditor';
import { useGetRolesQuery } from './rolesApi';
import { RoleTable } from './RoleTable';

export default function RolesScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.rolesAndPermissions.title}>
        {texts.whatEachRoleOpensLink(<Link to={paths.users}>{texts.users}</Link>)}
      </PageHeader>
      <TeamRightsNotice subject="roles" />
      <Roles />
    </Stack>
  );
}

function Roles() {
  const { data, error, refetch } = useGetRolesQuery(undefined, { refetchOnMountOrArgChange: true });

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return data ? <RoleEditor roles={data.roles} /> : <RoleTable />;
}
