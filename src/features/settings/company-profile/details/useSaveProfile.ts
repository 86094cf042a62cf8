import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { staleConflictOf, type Stale } from '@/api/errors';
import type { CompanyProfileInput } from '@/api/types';
import { showServerErrors } from '@/api/showServerErrors';
import { toast } from '@/ui/toast';
import {
  useGetCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  type Profile,
} from '../companyProfileApi';
import { toProfileForm, type ProfileForm } from './profileForm';

/** Saves the company profile. Reports a conflict if another operator saved it after the form was opened. */
export function useSaveProfile(form: ProfileForm, profile: Profile) {
  const { t } = useLingui();
  const { refetch } = useGetCompanyProfileQuery();
  const [update] = useUpdateCompanyProfileMutation();
  const [stale, setStale] = useState<Stale | null>(null);
  // The lock version on which the operator's edits are based.
  const [version, setVersion] = useState(profile.lockVersion);

  async function saveVersion(lockVersion: number, input: CompanyProfileInput) {
    const { data, error } = await update({ input, lockVersion });
    const conflict = staleConflictOf(error);
    if (conflict) {
      const { error: refetchError } = await refetch();
      // Resolving the conflict needs the other operator's version, so a failed refetch is an error.
      return refetchError ? showServerErrors(form, refetchError) : setStale(conflict);
    }
    setStale(null);
    if (!data) return showServerErrors(form, error);
    setVersion(data.updateCompanyProfile.lockVersion);
    form.reset(toProfileForm(data.updateCompanyProfile));
    toast.success(t`Company profile saved`);
  }

  return {
    stale,
    save: (input: CompanyProfileInput) => saveVersion(version, input),
    saveMine: (input: CompanyProfileInput) => saveVersion(profile.lockVersion, input),
    /** Replaces the input with the other operator's version. */
    takeTheirs: () => {
      form.reset(toProfileForm(profile));
      setVersion(profile.lockVersion);
      setStale(null);
    },
  };
}
