import { paths } from '@/config/paths';
import * as texts from '@/texts/ui/go-live';

export type GoLiveFlag =
  'setUpBusinessBranding' | 'setUpClientPricing' | 'addCardDetails' | 'setUpCustomDomain';

/** True for completed steps. */
export type GoLiveFlags = Readonly<Record<GoLiveFlag, boolean>>;

export interface GoLiveItem {
  flag: GoLiveFlag;
  label: string;
  description: string;
  duration: string;
  to: string;
  requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER' | 'MANAGE_SETTINGS';
}

export const goLiveItems: readonly GoLiveItem[] = [
  {
    flag: 'setUpBusinessBranding',
    label: texts.setUpYourBranding,
    description: texts.aNameAColourAndBoth,
    duration: texts.about5Minutes,
    to: paths.branding,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'setUpClientPricing',
    label: texts.setUpClientPricing,
    description: texts.atLeastOnePlanThatClients,
    duration: texts.about5Minutes,
    to: paths.clientBilling,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'addCardDetails',
    label: texts.addCardDetails,
    description: texts.theCardThatLiveryCharges,
    duration: texts.about2Minutes,
    to: paths.billingCard('new'),
    requiredPermission: 'MANAGE_SETTINGS',
  },
  {
    flag: 'setUpCustomDomain',
    label: texts.setUpACustomDomain,
    description: texts.clientsFindYouUnderAnAddress,
    duration: texts.n10MinutesOfWorkThenUp,
    to: paths.customDomain,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
];

export const countCompletedSteps = (flags: GoLiveFlags): number =>
  goLiveItems.filter(({ flag }) => flags[flag]).length;

export const progressLabel = (flags: GoLiveFlags): string =>
  texts.ofDone(countCompletedSteps(flags), goLiveItems.length);

const areaLabels = {
  MANAGE_WHITE_LABELLED_CUSTOMER: texts.whiteLabel,
  MANAGE_SETTINGS: texts.settings,
} as const;

/** Returns a hint for viewers who cannot open the step's screen. */
export const permissionHint = ({ requiredPermission }: GoLiveItem): string =>
  texts.askAnAdminOrSomebody(areaLabels[requiredPermission]);
