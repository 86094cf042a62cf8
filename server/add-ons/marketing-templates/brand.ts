import { createHash } from 'node:crypto';
import { type Db, loadImage, type Services } from '../../platform';
import { loadCompany } from '../../company';
import { brandRow } from '../../brand';
import { defaultBrandColor } from '../../../contract/colors';
import { paletteOf, type Palette } from './canvas/palette';

/** The saved brand that templates are filled with. */
export interface MarketingIdentity {
  title: string;
  company: string;
  email: string;
  colour: string;
  palette: Palette;
  /** PNG files; null until uploaded. */
  fullLogo: Buffer | null;
  squareLogo: Buffer | null;
  /** URL of the portal; null until the first deployment. */
  link: string | null;
  /** The link without its scheme for display, or the email address if there is no link. */
  address: string;
  /** Hash of the values above. A change invalidates cached files. */
  stamp: string;
}

const displayAddress = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

async function loadLogo(db: Db, companyId: string, id: string | null): Promise<Buffer | null> {
  const image = id && (await loadImage(db, companyId, id));
  return image ? Buffer.from(image.png) : null;
}

interface MarketingIdentityFacts extends Omit<MarketingIdentity, 'fullLogo' | 'squareLogo'> {
  fullLogoId: string | null;
  squareLogoId: string | null;
}

/** Returns the brand with logo ids instead of logos, for callers that draw nothing. */
export async function loadIdentityFacts(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<MarketingIdentityFacts> {
  const { name, email, title, colour, fullLogoId, squareLogoId } = await brandRow(db, companyId);
  const { dashboardLink } = await loadCompany(db, settings, companyId);
  const link = dashboardLink ?? null;
  const facts = [name, email, title, colour, fullLogoId, squareLogoId, link];
  return {
    title: title ?? name,
    company: name,
    email,
    colour: colour ?? defaultBrandColor,
    palette: paletteOf(colour ?? defaultBrandColor),
    ...{ link, address: link ? displayAddress(link) : email, fullLogoId, squareLogoId },
    stamp: createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12),
  };
}

export async function loadIdentity(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<MarketingIdentity> {
  const { fullLogoId, squareLogoId, ...facts } = await loadIdentityFacts(db, settings, companyId);
  return {
    ...facts,
    fullLogo: await loadLogo(db, companyId, fullLogoId),
    squareLogo: await loadLogo(db, companyId, squareLogoId),
  };
}
