import OpenIcon from '@mui/icons-material/OpenInNew';
import Typography from '@mui/material/Typography';
import { openPage } from '@/lib/openPage';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';
import { useContinue } from './useContinue';

const openIcon = <OpenIcon aria-hidden sx={{ fontSize: 16 }} />;

/** What helps in this state: hand in what is missing, or have a look on the provider's own pages. */
export function NextStep({ integration }: { integration: Integration }) {
  const { state, provider, kind, requirements, dashboardUrl } = integration;
  const isSomethingNeeded = state === 'Incomplete' || requirements.length > 0;

  if (isSomethingNeeded && provider === 'Sandbox') {
    return (
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        {texts.nothingCanBeHanded}
      </Typography>
    );
  }
  if (isSomethingNeeded && kind === 'Account') return <ContinueButton state={state} />;
  if (!dashboardUrl) return null;
  return (
    <Button
      colour={isSomethingNeeded || state === 'Paused' ? 'primary' : 'gray'}
      variant={isSomethingNeeded || state === 'Paused' ? 'solid' : 'soft'}
      startIcon={openIcon}
      onClick={() => openPage(dashboardUrl)}
    >
      {texts.openStripe}
    </Button>
  );
}

function ContinueButton({ state }: Pick<Integration, 'state'>) {
  const { goOn, isLoading } = useContinue();

  return (
    <Button startIcon={openIcon} isLoading={isLoading} onClick={() => void goOn()}>
      {state === 'Incomplete' ? texts.continueWithStripe : texts.giveWhatIsMissing}
    </Button>
  );
}
