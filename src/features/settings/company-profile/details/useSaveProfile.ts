import { useLingui } from '@lingui/react/macro';
import type { CompanyProfileInput } from '@/api/types';
import { useVersionedSave } from '@/api/useVersionedSave';
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
  const { base, stale, save, takeTheirs } = useVersionedSave({
    form,
    item: profile,
    toForm: toProfileForm,
    refetch,
  });

  async function saveVersion({ lockVersion }: Profile, input: CompanyProfileInput) {
    const saved = await save(async () => {
      const { data, error } = await update({ input, lockVersion });
      return { data: data?.updateCompanyProfile, error };
    });
    if (saved) toast.success(t`Company profile saved`);
  }

  return {
    stale,
    takeTheirs,
    save: (input: CompanyProfileInput) => saveVersion(base, input),
    saveMine: (input: CompanyProfileInput) => saveVersion(profile, input),
  };
}
