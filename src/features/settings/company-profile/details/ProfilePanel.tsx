import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { CompanyProfileInput } from '@/api/types';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import type { Country } from '@/ui/company/companyOptions';
import { EditConflictNotice } from '@/ui/EditConflictNotice';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { statusAllows } from '@contract/permissions';
import { type Profile, useGetCompanyProfileQuery, useGetProfileCountriesQuery } from '../companyProfileApi';
import { LanguagesPanel } from '../languages/LanguagesPanel';
import { ProfileFields } from './ProfileFields';
import { profileForm, type ProfileValues, toProfileForm } from './profileForm';
import { useSaveProfile } from './useSaveProfile';

interface ProfileFormProps {
  profile: Profile;
  countries: readonly Country[];
  isReadOnly: boolean;
}

function ProfileForm({ profile, countries, isReadOnly }: ProfileFormProps) {
  const { t } = useLingui();
  const form = useForm<ProfileValues, unknown, CompanyProfileInput>({
    resolver: zodResolver(profileForm()),
    defaultValues: toProfileForm(profile),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const { save, stale, takeTheirs, saveMine } = useSaveProfile(form, profile);

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(save)}>
      <FormError message={errors.root?.message} />
      {stale && (
        <EditConflictNotice
          stale={stale}
          onUseTheirs={takeTheirs}
          onOverwrite={form.handleSubmit(saveMine)}
        />
      )}
      <ProfileFields form={form} profile={profile} countries={countries} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
            {t`Save profile`}
          </Button>
          {isDirty && (
            <Button color="gray" variant="text" disabled={isSubmitting} onClick={() => form.reset()}>
              {t`Discard changes`}
            </Button>
          )}
        </Box>
      )}
    </Stack>
  );
}

export function ProfilePanel() {
  const { t } = useLingui();
  const profile = useGetCompanyProfileQuery();
  const countries = useGetProfileCountriesQuery();
  const isOpen = statusAllows(useAppSelector(selectCompany)?.status, 'write');
  const error = profile.error ?? countries.error;

  const retry = () => {
    if (profile.error) void profile.refetch();
    if (countries.error) void countries.refetch();
  };
  if (!profile.data || !countries.data) {
    return error ? <ErrorPanel error={error} onRetry={retry} /> : <Skeleton variant="rounded" height={640} />;
  }
  return (
    <>
      <Panel title={t`Details`}>
        <ProfileForm
          profile={profile.data.companyProfile}
          countries={countries.data.countries}
          isReadOnly={!isOpen}
        />
      </Panel>
      <LanguagesPanel profile={profile.data.companyProfile} isReadOnly={!isOpen} />
    </>
  );
}
