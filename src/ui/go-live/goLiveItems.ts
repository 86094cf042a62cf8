import { paths } from '@/config/paths';
import * as texts from '@/texts/ui/go-live';

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
    label: texts.setUpYourBranding,
    why: texts.aNameAColourAndBoth,
    takes: texts.about5Minutes,
    to: paths.branding,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'setUpClientPricing',
    label: texts.setUpClientPricing,
    why: texts.atLeastOnePlanThatClients,
    takes: texts.about5Minutes,
    to: paths.clientBilling,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
  {
    flag: 'addCardDetails',
    label: texts.addCardDetails,
    why: texts.theCardThatLiveryCharges,
    takes: texts.about2Minutes,
    to: paths.billingCard('new'),
    needs: 'MANAGE_SETTINGS',
  },
  {
    flag: 'setUpCustomDomain',
    label: texts.setUpACustomDomain,
    why: texts.clientsFindYouUnderAnAddress,
    takes: texts.n10MinutesOfWorkThenUp,
    to: paths.customDomain,
    needs: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  },
];

export const doneCountOf = (flags: GoLiveFlags): number =>
  goLiveItems.filter(({ flag }) => flags[flag]).length;

export const doneWords = (flags: GoLiveFlags): string => texts.ofDone(doneCountOf(flags), goLiveItems.length);

const areaOf = { MANAGE_WHITE_LABELLED_CUSTOMER: texts.whiteLabel, MANAGE_SETTINGS: texts.settings } as const;

/** For those to whom the step's screen is not open. */
export const whomToAsk = ({ needs }: GoLiveItem): string => texts.askAnAdminOrSomebody(areaOf[needs]);
