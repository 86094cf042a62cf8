import type { Profile } from '../companyProfileApi';

type Place = Profile['seenByClients'][number]['places'][number];

const placeWords: Readonly<Record<Place, string>> = {
  ClientDashboard: 'in their dashboard',
  Receipts: 'on receipts',
  Mails: 'in mails',
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Where clients come to read a field; undefined for what they never see. */
export function seenWords({ seenByClients }: Profile, field: string): string | undefined {
  const places = seenByClients.find((seen) => seen.field === field)?.places ?? [];
  if (places.length === 0) return undefined;
  return `Clients see this ${listFormat.format(places.map((place) => placeWords[place]))}.`;
}
