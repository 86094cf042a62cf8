import Stack from '@mui/material/Stack';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { DetailList } from '@/ui/DetailList';
import { roleNames } from '../permissionNames';
import { ProfileImagePanel } from './ProfileImagePanel';
import { SessionsPanel } from './SessionsPanel';

export default function MyProfileScreen() {
  const operator = useAppSelector(selectOperator);
  if (!operator) return null;

  return (
    <Stack spacing={2.5}>
      <PageHeader title="My Profile" />
      <Panel title="About you">
        <DetailList
          details={{
            Name: operator.name,
            'E-mail': operator.email,
            Phone: operator.phone ?? 'Not given',
            Role: roleNames[operator.role],
          }}
        />
      </Panel>
      <ProfileImagePanel operator={operator} />
      <SessionsPanel />
      <ComingPanel meanwhile="a password can be changed by “Forgot your password?” on the sign-in page.">
        You will change your name, phone and e-mail address here, and your password, which signs you out
        everywhere else.
      </ComingPanel>
    </Stack>
  );
}
