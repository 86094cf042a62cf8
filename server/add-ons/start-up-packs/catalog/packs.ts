import { notFound } from '../../../lib/errors';
import { bookkeeping } from './bookkeeping';
import { consultancy } from './consultancy';
import { fitnessStudio } from './fitnessStudio';
import { homeServices } from './homeServices';
import type { Pack } from './pack';
import { webAgency } from './webAgency';

export const packs: readonly Pack[] = [webAgency, fitnessStudio, bookkeeping, homeServices, consultancy];

export function packNamed(slug: string): Pack {
  const pack = packs.find((one) => one.slug === slug);
  if (!pack) throw notFound('start-up pack');
  return pack;
}
