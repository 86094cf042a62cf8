import Stack from '@mui/material/Stack';
import { useGetOperatorsQuery } from '@/api/sessionApi';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { UserTable } from './UserTable';

export default function UsersScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Users">Everyone who can sign in to this console.</PageHeader>
      <Users />
      <ComingPanel
        meanwhile={
          <>
            see what each role opens in <Link to={paths.roles}>Roles and Permissions</Link>.
          </>
        }
      >
        You will invite people by e-mail, change their role, send an invitation again or withdraw it, and
        remove those who left. The last Admin can’t be removed.
      </ComingPanel>
    </Stack>
  );
}

function Users() {
  const { data, error, refetch } = useGetOperatorsQuery();

  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  return <UserTable operators={data?.operators} />;
}
