import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { CompanyProfileInput } from '@/api/types';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import type { Country } from '@/ui/company/companyOptions';
import { FormError } from '@/ui/FormError';
import { EditConflictNotice } from '@/ui/EditConflictNotice';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';
import { ProfileFields } from './ProfileFields';
import { profileForm, toProfileForm, type ProfileValues } from './profileForm';
import { useSaveProfile } from './useSaveProfile';

interface ProfileFormProps {
  profile: Profile;
  countries: readonly Country[];
  isReadOnly: boolean;
}

export function ProfileForm({ profile, countries, isReadOnly }: ProfileFormProps) {
  const form = useForm<ProfileValues, unknown, CompanyProfileInput>({
    resolver: zodResolver(profileForm),
    defaultValues: toProfileForm(profile),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty);
  const { save, stale, takeTheirs, saveMine } = useSaveProfile(form, profile);

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(save)}>
      <FormError message={errors.root?.message} />
      {stale && (
        <EditConflictNotice
          itemLabel={texts.theCompanyProfile}
          stale={stale}
          onUseTheirs={takeTheirs}
          onOverwrite={form.handleSubmit(saveMine)}
        />
      )}
      <ProfileFields form={form} profile={profile} countries={countries} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
            {texts.save}
          </Button>
          {isDirty && (
            <Button color="gray" variant="text" disabled={isSubmitting} onClick={() => form.reset()}>
              {texts.discard}
            </Button>
          )}
        </Box>
      )}
    </Stack>
  );
}
