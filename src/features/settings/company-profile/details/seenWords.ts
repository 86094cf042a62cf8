import type { Profile } from '../companyProfileApi';

type Place = Profile['seenByClients'][number]['places'][number];

const placeWords: Readonly<Record<Place, string>> = {
  ClientDashboard: 'their dashboard',
  Receipts: 'receipts',
  Mails: 'mails',
};

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where clients come to read a field; undefined for what they never see. */
export function seenWords({ seenByClients }: Profile, field: string): string | undefined {
  const places = seenByClients.find((seen) => seen.field === field)?.places ?? [];
  if (places.length === 0) return undefined;
  return `Clients see this in ${listFormat.format(places.map((place) => placeWords[place]))}.`;
}
