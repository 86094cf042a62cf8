import type { ClientVisibleLocation } from '../../../contract/enums';
import type { ClientVisibleField } from '../../platform';
import type { CompanyProfileField } from './input';

/** Where clients see each field: on the portal, on receipts or in emails. */
const placesByField: Readonly<Partial<Record<CompanyProfileField, readonly ClientVisibleLocation[]>>> = {
  name: ['ClientDashboard', 'Receipts', 'Emails'],
  legalName: ['Receipts'],
  email: ['ClientDashboard', 'Receipts', 'Emails'],
  phone: ['ClientDashboard', 'Receipts'],
  website: ['ClientDashboard', 'Receipts'],
  addressLine1: ['Receipts'],
  addressLine2: ['Receipts'],
  city: ['Receipts'],
  state: ['Receipts'],
  postalCode: ['Receipts'],
  country: ['ClientDashboard', 'Receipts'],
  currency: ['ClientDashboard', 'Receipts'],
  timeZone: ['ClientDashboard', 'Receipts', 'Emails'],
  taxId: ['Receipts'],
};

export const fieldsSeenByClients = (): ClientVisibleField[] =>
  Object.entries(placesByField).map(([field, fieldPlaces]) => ({ field, locations: [...fieldPlaces] }));
