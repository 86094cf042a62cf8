import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { staleConflictOf, type Stale } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/company-profile/details';
import {
  useGetCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  type Profile,
} from '../companyProfileApi';
import { toProfileForm, toProfileInput, type ProfileValues } from './profileForm';

/** Saves the profile unless somebody else has done so since it was opened. */
export function useSaveProfile(form: UseFormReturn<ProfileValues>, profile: Profile) {
  const { refetch } = useGetCompanyProfileQuery();
  const [update] = useUpdateCompanyProfileMutation();
  const [stale, setStale] = useState<Stale | null>(null);
  // As it was when what is typed was begun with.
  const [version, setVersion] = useState(profile.lockVersion);

  async function saveOver(lockVersion: number, values: ProfileValues) {
    const { data, error } = await update({ input: toProfileInput(values), lockVersion });
    const conflict = staleConflictOf(error);
    if (conflict) {
      const { error: unread } = await refetch();
      // Without what they saved there is nothing to choose from.
      return unread ? showServerErrors(form, unread) : setStale(conflict);
    }
    setStale(null);
    if (!data) return showServerErrors(form, error);
    setVersion(data.updateCompanyProfile.lockVersion);
    form.reset(toProfileForm(data.updateCompanyProfile));
    toast.success(texts.theCompanyProfileWasSaved);
  }

  return {
    stale,
    save: (values: ProfileValues) => saveOver(version, values),
    saveMine: (values: ProfileValues) => saveOver(profile.lockVersion, values),
    /** What they saved takes the place of what was typed. */
    takeTheirs: () => {
      form.reset(toProfileForm(profile));
      setVersion(profile.lockVersion);
      setStale(null);
    },
  };
}
