import type { GetThemeSetupQuery } from '@/api/types';
import type { WhiteLabelledCustomer } from '@/state/operator';
import type { GoLiveFlag } from '@/ui/go-live/goLiveItems';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/go-live';

type Theme = GetThemeSetupQuery['themeSetup'];

function missingBrandParts(theme: Theme): string | undefined {
  const missing = [
    theme?.title ? '' : texts.aName,
    theme?.colour ? '' : texts.aColour,
    theme?.squareLogoUrl ? '' : texts.theSquareLogo,
    theme?.fullLogoUrl ? '' : texts.theFullLogo,
  ].filter(Boolean);
  return missing.length > 0 ? texts.stillMissing(formatList(missing)) : undefined;
}

/**
 * Returns the text that explains why each step is incomplete. `theme` is undefined while it loads, and null
 * before it is first saved.
 */
export const reasonsFor = (
  { activeDeployment }: Pick<WhiteLabelledCustomer, 'activeDeployment'>,
  theme: Theme | undefined,
): Partial<Record<GoLiveFlag, string>> => ({
  ...(theme !== undefined && missingBrandParts(theme) && { setUpBusinessBranding: missingBrandParts(theme) }),
  setUpClientPricing: texts.noPlanIsActiveSoClients,
  addCardDetails: texts.thereIsNoCardYet,
  setUpCustomDomain:
    activeDeployment?.kind === 'CustomDomain'
      ? texts.yourDomainIsBeingSetUp
      : texts.noDomainOfYoursIsVerified,
});
