import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@contract/enums';

interface PermissionLabels {
  name: MessageDescriptor;
  description: MessageDescriptor;
}

export const permissionNames: Readonly<Record<Permission, PermissionLabels>> = {
  MANAGE_DASHBOARD: { name: msg`Dashboard`, description: msg`Analytics and the go-live checklist` },
  MANAGE_CLIENT_MANAGEMENT: {
    name: msg`Client Management`,
    description: msg`Looking at clients, adding, importing, editing and deactivating them, one or many at once`,
  },
  MANAGE_PAYMENTS: {
    name: msg`Payments`,
    description: msg`Incoming and outgoing payments; refunding and retrying those of clients`,
  },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: msg`White Label`,
    description: msg`Client Billing, Branding, Custom Domain, Stripe Integration, Legal, Quick Guide, Deployments and installing start-up packs`,
  },
  MANAGE_SETTINGS: {
    name: msg`Settings`,
    description: msg`Billing Card, retrying payments to Livery, and the company profile; Users, and Roles and Permissions, to look at`,
  },
};
