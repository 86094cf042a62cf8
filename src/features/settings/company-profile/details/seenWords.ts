import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';

type Place = Profile['seenByClients'][number]['places'][number];

const placeWords: Readonly<Record<Place, string>> = {
  ClientDashboard: texts.inTheirDashboard,
  Receipts: texts.onReceipts,
  Mails: texts.inMails,
};

/** Where clients come to read a field; undefined for what they never see. */
export function seenWords({ seenByClients }: Profile, field: string): string | undefined {
  const places = seenByClients.find((seen) => seen.field === field)?.places ?? [];
  if (places.length === 0) return undefined;
  return texts.clientsSeeThis(formatList(places.map((place) => placeWords[place])));
}
