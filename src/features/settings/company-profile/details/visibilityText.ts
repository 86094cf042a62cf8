import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';

type ClientVisibleLocation = Profile['clientVisibleFields'][number]['locations'][number];

const locationLabels: Readonly<Record<ClientVisibleLocation, string>> = {
  ClientDashboard: texts.inTheirDashboard,
  Receipts: texts.onReceipts,
  Emails: texts.inMails,
};

/** Returns a sentence that names the places where clients see a field, or undefined if there are none. */
export function visibilityText({ clientVisibleFields }: Profile, field: string): string | undefined {
  const locations = clientVisibleFields.find((entry) => entry.field === field)?.locations ?? [];
  if (locations.length === 0) return undefined;
  return texts.clientsSeeThis(formatList(locations.map((location) => locationLabels[location])));
}
