import type { GetThemeSetupQuery } from '@/api/session.generated';
import type { WhiteLabelledCustomer } from '@/state/operator';
import type { GoLiveFlag } from '@/ui/go-live/goLiveItems';

type Theme = GetThemeSetupQuery['themeSetup'];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function missingOfBrand(theme: Theme): string | undefined {
  const missing = [
    theme?.title ? '' : 'a name',
    theme?.colour ? '' : 'a colour',
    theme?.squareLogoUrl ? '' : 'the square logo',
    theme?.fullLogoUrl ? '' : 'the full logo',
  ].filter(Boolean);
  return missing.length > 0 ? `Still missing: ${listed.format(missing)}.` : undefined;
}

/** Why each open step is open, as far as that is known; `theme` undefined while it is on its way. */
export const reasonsFor = (
  { activeDeployment }: Pick<WhiteLabelledCustomer, 'activeDeployment'>,
  theme: Theme | undefined,
): Partial<Record<GoLiveFlag, string>> => ({
  ...(theme !== undefined && missingOfBrand(theme) && { setUpBusinessBranding: missingOfBrand(theme) }),
  setUpClientPricing: 'No plan is active, so clients have nothing to choose.',
  addCardDetails: 'There is no card yet that Livery could charge.',
  setUpCustomDomain:
    activeDeployment?.kind === 'CustomDomain'
      ? 'Your domain is being set up, and is checked by itself.'
      : 'No domain of yours is verified.',
});
