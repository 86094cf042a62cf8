import { createHash } from 'node:crypto';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { brandRow } from '../branding/sql';
import { loadCompany } from '../company/service';
import { loadImage } from '../images/service';
import { paletteOf, type Palette } from './scene/palette';

const usualColour = '#1F2937';

/** What templates are filled with: the brand as it is saved now. */
export interface MarketingIdentity {
  title: string;
  company: string;
  email: string;
  colour: string;
  palette: Palette;
  /** PNGs; null while there is none. */
  fullLogo: Buffer | null;
  squareLogo: Buffer | null;
  /** Of the client dashboard; null until it was deployed. */
  link: string | null;
  /** The same without its scheme, as people read it; the email address where there is none. */
  address: string;
  /** Another one whenever anything of it is. */
  stamp: string;
}

const spoken = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

async function logo(db: Db, companyId: string, id: string | null): Promise<Buffer | null> {
  const image = id && (await loadImage(db, companyId, id));
  return image ? Buffer.from(image.png) : null;
}

interface WithoutLogos extends Omit<MarketingIdentity, 'fullLogo' | 'squareLogo'> {
  fullLogoId: string | null;
  squareLogoId: string | null;
}

/** The same with the logos' ids alone, for what draws nothing. */
export async function identityFacts(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<WithoutLogos> {
  const { name, email, title, colour, fullLogoId, squareLogoId } = await brandRow(db, companyId);
  const { dashboardLink } = await loadCompany(db, settings, companyId);
  const link = dashboardLink ?? null;
  const facts = [name, email, title, colour, fullLogoId, squareLogoId, link];
  return {
    title: title ?? name,
    company: name,
    email,
    colour: colour ?? usualColour,
    palette: paletteOf(colour ?? usualColour),
    ...{ link, address: link ? spoken(link) : email, fullLogoId, squareLogoId },
    stamp: createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12),
  };
}

export async function identityOf(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<MarketingIdentity> {
  const { fullLogoId, squareLogoId, ...facts } = await identityFacts(db, settings, companyId);
  return {
    ...facts,
    fullLogo: await logo(db, companyId, fullLogoId),
    squareLogo: await logo(db, companyId, squareLogoId),
  };
}
