import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@contract/enums';

interface PermissionLabels {
  name: MessageDescriptor;
  description: MessageDescriptor;
}

export const permissionNames: Readonly<Record<Permission, PermissionLabels>> = {
  MANAGE_DASHBOARD: { name: msg`Dashboard`, description: msg`View analytics and the go-live checklist` },
  MANAGE_CLIENT_MANAGEMENT: {
    name: msg`Client Management`,
    description: msg`View, add, import, edit and deactivate clients, individually or in bulk`,
  },
  MANAGE_PAYMENTS: {
    name: msg`Payments`,
    description: msg`View incoming and outgoing payments, and refund or retry client payments`,
  },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: msg`White Label`,
    description: msg`Manage Client Billing, Branding, Custom Domain, Stripe Integration, Legal, Quick Guide and Deployments, and install Start-up Packs`,
  },
  MANAGE_SETTINGS: {
    name: msg`Settings`,
    description: msg`Manage the billing card and the company profile, retry payments to Livery, and view users and roles`,
  },
};
