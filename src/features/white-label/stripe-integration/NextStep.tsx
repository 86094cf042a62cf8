import OpenIcon from '@mui/icons-material/OpenInNew';
import Typography from '@mui/material/Typography';
import { openPage } from '@/lib/openPage';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';
import { useConnectAccount } from './useConnectAccount';

const openIcon = <OpenIcon aria-hidden sx={{ fontSize: 16 }} />;

/**
 * Links to the pages that collect missing details, or to the provider's dashboard if there is one. The
 * sandbox collects no details, so a text explains what to do instead.
 */
export function NextStep({ integration }: { integration: Integration }) {
  const { state, provider, kind, requirements, dashboardUrl } = integration;
  const needsDetails = state === 'Incomplete' || requirements.length > 0;

  if (needsDetails && provider === 'Sandbox') {
    return (
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        {texts.nothingCanBeHanded}
      </Typography>
    );
  }
  if (needsDetails && kind === 'Account') return <ContinueButton state={state} />;
  if (!dashboardUrl) return null;
  return (
    <Button
      color={needsDetails || state === 'Paused' ? 'primary' : 'gray'}
      variant={needsDetails || state === 'Paused' ? 'solid' : 'soft'}
      startIcon={openIcon}
      onClick={() => openPage(dashboardUrl)}
    >
      {texts.openStripe}
    </Button>
  );
}

function ContinueButton({ state }: Pick<Integration, 'state'>) {
  const { connectAccount, isLoading } = useConnectAccount();

  return (
    <Button startIcon={openIcon} isLoading={isLoading} onClick={() => void connectAccount()}>
      {state === 'Incomplete' ? texts.continueWithStripe : texts.giveWhatIsMissing}
    </Button>
  );
}
