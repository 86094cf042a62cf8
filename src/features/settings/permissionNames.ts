import type { Permission } from '@/api/schema.generated';

export const permissionNames: Readonly<Record<Permission, { name: string; opens: string }>> = {
  MANAGE_DASHBOARD: { name: 'Dashboard', opens: 'Analytics and the go-live checklist' },
  MANAGE_CLIENT_MANAGEMENT: {
    name: 'Client Management',
    opens: 'Looking at clients, adding, importing, editing and deactivating them, one or many at once',
  },
  MANAGE_PAYMENTS: {
    name: 'Payments',
    opens: 'Incoming and outgoing payments; refunding and retrying those of clients',
  },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: 'White Label',
    opens:
      'Client Billing, Branding, Custom Domain, Stripe Integration, Legal, Quick Guide, Deployments and installing start-up packs',
  },
  MANAGE_SETTINGS: {
    name: 'Settings',
    opens:
      'Billing Card, retrying payments to Livery, and the company profile; Users, and Roles and Permissions, to look at',
  },
};

export const permissions = Object.keys(permissionNames) as Permission[];
