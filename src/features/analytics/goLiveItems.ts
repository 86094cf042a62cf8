import type { GoLiveChecklist, Permission } from '@/api/schema.generated';
import { paths } from '@/config/paths';

export interface GoLiveItem {
  flag: keyof GoLiveChecklist & `${'set' | 'add'}${string}`;
  label: string;
  why: string;
  takes: string;
  to: string;
  needs: Permission;
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
