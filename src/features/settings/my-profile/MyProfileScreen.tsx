import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import { AppearancePanel } from './appearance/AppearancePanel';
import { EmailPanel } from './email/EmailPanel';
import { LanguagePanel } from './language/LanguagePanel';
import { PasswordPanel } from './password/PasswordPanel';
import { ProfilePanel } from './profile/ProfilePanel';
import { RolePanel } from './role/RolePanel';
import { SessionsPanel } from './sessions/SessionsPanel';
import { useMyAccount } from './useMyAccount';

const TwoFactorPanel = lazy(() => loadWithRetry(() => import('./two-factor/TwoFactorPanel')));
const NotificationPreferencesPanel = lazy(() =>
  loadWithRetry(() => import('./notifications/NotificationPreferencesPanel')),
);

const columnsSx = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
} as const;

export default function MyProfileScreen() {
  const operator = useAppSelector(selectOperator);
  return operator && <MyProfile operator={operator} />;
}

function MyProfile({ operator }: { operator: Operator }) {
  const accountQuery = useMyAccount();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.myProfile.title} />
      <Box sx={columnsSx}>
        <Stack spacing={2.5}>
          <ProfilePanel operator={operator} />
          <EmailPanel operator={operator} accountQuery={accountQuery} />
          <PasswordPanel operator={operator} accountQuery={accountQuery} />
          <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
            <TwoFactorPanel />
          </Suspense>
          <SessionsPanel />
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <NotificationPreferencesPanel />
          </Suspense>
        </Stack>
        <Stack spacing={2.5}>
          <RolePanel operator={operator} />
          <AppearancePanel />
          <LanguagePanel operator={operator} />
        </Stack>
      </Box>
    </Stack>
  );
}
