import Skeleton from '@mui/material/Skeleton';
import { statusAllows } from '@contract/permissions';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/company-profile/details';
import { useGetCompanyProfileQuery, useGetProfileCountriesQuery } from '../companyProfileApi';
import { ProfileForm } from './ProfileForm';

export function ProfilePanel() {
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
    <Panel title={texts.details}>
      <ProfileForm
        profile={profile.data.companyProfile}
        countries={countries.data.countries}
        isReadOnly={!isOpen}
      />
    </Panel>
  );
}
