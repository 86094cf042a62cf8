import type { GetThemeSetupQuery } from '@/api/session.generated';
import type { WhiteLabelledCustomer } from '@/state/operator';
import type { GoLiveFlag } from '@/ui/go-live/goLiveItems';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/go-live';

type Theme = GetThemeSetupQuery['themeSetup'];

function missingOfBrand(theme: Theme): string | undefined {
  const missing = [
    theme?.title ? '' : texts.aName,
    theme?.colour ? '' : texts.aColour,
    theme?.squareLogoUrl ? '' : texts.theSquareLogo,
    theme?.fullLogoUrl ? '' : texts.theFullLogo,
  ].filter(Boolean);
  return missing.length > 0 ? texts.stillMissing(formatList(missing)) : undefined;
}

/** Why each open step is open, as far as that is known; `theme` undefined while it is on its way. */
export const reasonsFor = (
  { activeDeployment }: Pick<WhiteLabelledCustomer, 'activeDeployment'>,
  theme: Theme | undefined,
): Partial<Record<GoLiveFlag, string>> => ({
  ...(theme !== undefined && missingOfBrand(theme) && { setUpBusinessBranding: missingOfBrand(theme) }),
  setUpClientPricing: texts.noPlanIsActiveSoClients,
  addCardDetails: texts.thereIsNoCardYet,
  setUpCustomDomain:
    activeDeployment?.kind === 'CustomDomain'
      ? texts.yourDomainIsBeingSetUp
      : texts.noDomainOfYoursIsVerified,
});
