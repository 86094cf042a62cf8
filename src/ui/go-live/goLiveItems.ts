import { paths } from '@/config/paths';

export type GoLiveFlag =
  'setUpBusinessBranding' | 'setUpClientPricing' | 'addCardDetails' | 'setUpCustomDomain';

/** Which steps are done, as the company says. */
export type GoLiveFlags = Readonly<Record<GoLiveFlag, boolean>>;

export interface GoLiveItem {
  flag: GoLiveFlag;
  label: string;
  why: string;
  takes: string;
  to: string;
  needs: 'MANAGE_WHITE_LABELLED_CUSTOMER' | 'MANAGE_SETTINGS';
}

export const goLiveItems: readonly GoLiveItem[] = [
  {
    flag: 'setUpBusinessBranding',
    label: 'Set up your branding',
    why: 'A name, a colour and both logos.',
    takes: 'about 5 minutes',
    to: paths.branding,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'setUpClientPricing',
    label: 'Set up client pricing',
    why: 'At least one plan that clients can buy.',
    takes: 'about 5 minutes',
    to: paths.clientBilling,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'addCardDetails',
    label: 'Add card details',
    why: 'The card that Livery charges.',
    takes: 'about 2 minutes',
    to: paths.billingCard('new'),
    needs: 'MANAGE_SETTINGS',
  },
  {
    flag: 'setUpCustomDomain',
    label: 'Set up a custom domain',
    why: 'Clients find you under an address of your own.',
    takes: '10 minutes of work, then up to 12 hours of waiting',
    to: paths.customDomain,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
];

export const doneCountOf = (flags: GoLiveFlags): number =>
  goLiveItems.filter(({ flag }) => flags[flag]).length;

export const doneWords = (flags: GoLiveFlags): string =>
  `${doneCountOf(flags)} of ${goLiveItems.length} done`;

const areaOf = { MANAGE_WHITE_LABELLED_CUSTOMER: 'White Label', MANAGE_SETTINGS: 'Settings' } as const;

/** For those to whom the step's screen is not open. */
export const whomToAsk = ({ needs }: GoLiveItem): string =>
  `Ask an Admin, or somebody who has access to ${areaOf[needs]}.`;
