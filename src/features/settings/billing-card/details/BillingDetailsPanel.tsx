import Skeleton from '@mui/material/Skeleton';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/billing-card/details';
import { useGetBillingCountriesQuery, useGetBillingDetailsQuery } from '../billingCardApi';
import { BillingDetailsForm } from './BillingDetailsForm';

/** Edits the billing details for Livery's invoices to the company. */
export function BillingDetailsPanel() {
  const details = useGetBillingDetailsQuery();
  const countries = useGetBillingCountriesQuery();
  const error = details.error ?? countries.error;

  const retry = () => {
    if (details.error) void details.refetch();
    if (countries.error) void countries.refetch();
  };
  if (!details.data || !countries.data) {
    return error ? <ErrorPanel error={error} onRetry={retry} /> : <Skeleton variant="rounded" height={320} />;
  }
  return (
    <Panel title={texts.invoicesAreMadeOut}>
      <BillingDetailsForm details={details.data.billingDetails} countries={countries.data.countries} />
    </Panel>
  );
}
