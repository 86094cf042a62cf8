import type { SeenField, SeenPlace } from '../../../schema.generated';
import type { CompanyProfileField } from './input';

/** Where clients come to read each field: what the site, its texts, receipts and mails are made of. */
const places: Readonly<Partial<Record<CompanyProfileField, readonly SeenPlace[]>>> = {
  name: ['ClientDashboard', 'Receipts', 'Mails'],
  legalName: ['Receipts'],
  email: ['ClientDashboard', 'Receipts', 'Mails'],
  phone: ['ClientDashboard', 'Receipts'],
  website: ['ClientDashboard', 'Receipts'],
  addressLine1: ['Receipts'],
  addressLine2: ['Receipts'],
  city: ['Receipts'],
  state: ['Receipts'],
  postalCode: ['Receipts'],
  country: ['ClientDashboard', 'Receipts'],
  currency: ['ClientDashboard', 'Receipts'],
  timeZone: ['ClientDashboard', 'Receipts', 'Mails'],
  taxId: ['Receipts'],
};

export const seenByClients = (): SeenField[] =>
  Object.entries(places).map(([field, where]) => ({ field, places: [...where] }));
