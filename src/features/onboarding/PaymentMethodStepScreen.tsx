import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { OnboardingLayout } from './OnboardingLayout';
import { useGetOnboardingFeeQuery } from './onboardingApi';
import { CardForm } from './payment/CardForm';

export default function PaymentMethodStepScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetOnboardingFeeQuery();

  return (
    <OnboardingLayout step="PaymentMethod" intro={t`Add a card for your monthly payments to Livery.`}>
      {(draft) => {
        if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
        if (!data) return <Skeleton variant="rounded" height={320} />;
        return <CardForm draft={draft} fee={data.platformFee} />;
      }}
    </OnboardingLayout>
  );
}
