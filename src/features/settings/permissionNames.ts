import type { Permission } from '@/api/schema.generated';
import * as texts from '@/texts/settings';

export const permissionNames: Readonly<Record<Permission, { name: string; opens: string }>> = {
  MANAGE_DASHBOARD: { name: texts.dashboard, opens: texts.analyticsAndTheGoLiveChecklist },
  MANAGE_CLIENT_MANAGEMENT: {
    name: texts.clientManagement,
    opens: texts.lookingAtClientsAdding,
  },
  MANAGE_PAYMENTS: {
    name: texts.payments,
    opens: texts.incomingAndOutgoingPayments,
  },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: texts.whiteLabel,
    opens: texts.clientBillingBrandingCustom,
  },
  MANAGE_SETTINGS: {
    name: texts.settings,
    opens: texts.billingCardRetryingPayments,
  },
};

export const permissions = Object.keys(permissionNames) as Permission[];
