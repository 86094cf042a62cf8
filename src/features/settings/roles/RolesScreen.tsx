import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { RoleTable } from './RoleTable';
import { useGetRolesQuery } from './rolesApi';

export default function RolesScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Roles and Permissions">What each role opens in this console.</PageHeader>
      <Roles />
      <ComingPanel
        meanwhile={
          <>
            see who has which role in <Link to={paths.users}>Users</Link>.
          </>
        }
      >
        You will switch on and off what Staff and Client Management may open, and see whom it concerns before
        you save. Admin always holds everything.
      </ComingPanel>
    </Stack>
  );
}

function Roles() {
  const { data, error, refetch } = useGetRolesQuery();

  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  return <RoleTable roles={data?.roles} />;
}
