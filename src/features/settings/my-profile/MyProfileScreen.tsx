import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { AppearancePanel } from './appearance/AppearancePanel';
import { EmailPanel } from './email/EmailPanel';
import { ConsoleLanguagePanel } from './language/ConsoleLanguagePanel';
import { LanguagePanel } from './language/LanguagePanel';
import { useUpdateMyProfileMutation } from './myProfileApi';
import { PasswordPanel } from './password/PasswordPanel';
import { PhotoField } from './profile/PhotoField';
import { RolePanel } from './role/RolePanel';
import { SessionsPanel } from './sessions/SessionsPanel';
import { useMyAccount } from './useMyAccount';

const profileForm = () =>
  z.object({
    name: line(nameLimits, textMessages(t`Enter your name.`)),
    phone: z.string().check(z.trim()),
  });

type ProfileValues = z.infer<ReturnType<typeof profileForm>>;

const toProfileForm = ({ name, phone }: Pick<Operator, 'name' | 'phone'>): ProfileValues => ({
  name,
  phone: phone ?? '',
});

function ProfileForm({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm()),
    values: toProfileForm(operator),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [update] = useUpdateMyProfileMutation();
  useUnsavedChanges(isDirty);

  async function submit({ name, phone }: ProfileValues) {
    const { data, error } = await update({ input: { name, phone: phone || null } });
    if (error) return showServerErrors(form, error);
    form.reset(toProfileForm(data.updateMyProfile));
    toast.success(t`Profile saved`);
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <TextField
        label={t`Name`}
        autoComplete="name"
        hint={t`Shown to your team.`}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={t`Optional. Without a country code, we use your company’s country.`}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Box>
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {t`Save profile`}
        </Button>
      </Box>
    </Stack>
  );
}

export const ProfilePanel = ({ operator }: { operator: Operator }) => {
  const { t } = useLingui();
  return (
    <Panel title={t`Profile`}>
      <Stack spacing={3}>
        <PhotoField operator={operator} />
        <ProfileForm operator={operator} />
      </Stack>
    </Panel>
  );
};

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
  const { t } = useLingui();
  const accountQuery = useMyAccount();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`My profile`} />
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
          <ConsoleLanguagePanel />
          <LanguagePanel operator={operator} />
        </Stack>
      </Box>
    </Stack>
  );
}
