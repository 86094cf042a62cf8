import type { Permission } from '@contract/enums';
import * as texts from '@/texts/settings';

export const permissionNames: Readonly<Record<Permission, { name: string; description: string }>> = {
  MANAGE_DASHBOARD: { name: texts.dashboard, description: texts.analyticsAndTheGoLiveChecklist },
  MANAGE_CLIENT_MANAGEMENT: {
    name: texts.clientManagement,
    description: texts.lookingAtClientsAdding,
  },
  MANAGE_PAYMENTS: {
    name: texts.payments,
    description: texts.incomingAndOutgoingPayments,
  },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: texts.whiteLabel,
    description: texts.clientBillingBrandingCustom,
  },
  MANAGE_SETTINGS: {
    name: texts.settings,
    description: texts.billingCardRetryingPayments,
  },
};
