import type { Permission, Role } from '@/api/schema.generated';

export const permissionNames: Readonly<Record<Permission, { name: string; opens: string }>> = {
  MANAGE_DASHBOARD: { name: 'Dashboard', opens: 'Analytics and the go-live checklist' },
  MANAGE_CLIENT_MANAGEMENT: {
    name: 'Client Management',
    opens: 'The list of clients, adding and importing them',
  },
  MANAGE_PAYMENTS: { name: 'Payments', opens: 'Incoming and outgoing payments' },
  MANAGE_WHITE_LABELLED_CUSTOMER: {
    name: 'White Label',
    opens: 'Client Billing, Branding, Custom Domain, Stripe Integration, Legal and Quick Guide',
  },
  MANAGE_SETTINGS: {
    name: 'Settings',
    opens: 'Billing Card, Users, Roles and Permissions, and the profiles',
  },
};

export const permissions = Object.keys(permissionNames) as Permission[];

export const roleNames: Readonly<Record<Role, string>> = {
  Admin: 'Admin',
  Staff: 'Staff',
  ClientManagement: 'Client Management',
};
