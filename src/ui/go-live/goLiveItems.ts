import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { paths } from '@/config/paths';

export type GoLiveFlag =
  'setUpBusinessBranding' | 'setUpClientPricing' | 'addCardDetails' | 'setUpCustomDomain';

/** True for completed steps. */
export type GoLiveFlags = Readonly<Record<GoLiveFlag, boolean>>;

export interface GoLiveItem {
  flag: GoLiveFlag;
  label: MessageDescriptor;
  description: MessageDescriptor;
  /** A sentence, such as `Takes about 5 minutes.` */
  duration: MessageDescriptor;
  to: string;
  requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER' | 'MANAGE_SETTINGS';
}

export const goLiveItems: readonly GoLiveItem[] = [
  {
    flag: 'setUpBusinessBranding',
    label: msg`Set up your branding`,
    description: msg`Add a public name, a color and both logos.`,
    duration: msg`Takes about 5 minutes.`,
    to: paths.branding,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'setUpClientPricing',
    label: msg`Set up client pricing`,
    description: msg`Add at least one plan that clients can buy.`,
    duration: msg`Takes about 5 minutes.`,
    to: paths.clientBilling,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'addCardDetails',
    label: msg`Add card details`,
    description: msg`Add the card that Livery charges.`,
    duration: msg`Takes about 2 minutes.`,
    to: paths.billingCard('new'),
    requiredPermission: 'MANAGE_SETTINGS',
  },
  {
    flag: 'setUpCustomDomain',
    label: msg`Set up a custom domain`,
    description: msg`Serve your client dashboard from your own domain.`,
    duration: msg`Takes 10 minutes, plus up to 12 hours of waiting.`,
    to: paths.customDomain,
    requiredPermission: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
];

export const countCompletedSteps = (flags: GoLiveFlags): number =>
  goLiveItems.filter(({ flag }) => flags[flag]).length;

export const progressLabel = (flags: GoLiveFlags): string =>
  t`${{ completedCount: countCompletedSteps(flags) }} of ${{ total: goLiveItems.length }} completed`;

const permissionHints: Readonly<Record<GoLiveItem['requiredPermission'], MessageDescriptor>> = {
  MANAGE_WHITE_LABELLED_CUSTOMER: msg`To complete it, ask an Admin or someone with access to White Label.`,
  MANAGE_SETTINGS: msg`To complete it, ask an Admin or someone with access to Settings.`,
};

/** Returns a hint for viewers who cannot open the step's screen. */
export const permissionHint = ({ requiredPermission }: GoLiveItem): string =>
  i18n._(permissionHints[requiredPermission]);
