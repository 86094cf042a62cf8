import type { Db, Settings } from '../../platform';
import { defaultBrandColor } from '../../../contract/colors';
import { signLogoLink } from './logoLinks';
import { brandRow } from './branding.repository';

/** A company's brand in emails, documents and card requests, with defaults for unset values. */
export interface Brand {
  companyName: string;
  email: string;
  title: string;
  /** A color such as `#1F2937`. */
  colour: string;
  /** A path relative to the API's URL, or null without a logo. */
  logoUrl: string | null;
}

export async function brandOf(
  db: Db,
  { signingKey }: Pick<Settings, 'signingKey'>,
  companyId: string,
): Promise<Brand> {
  const { name, email, title, colour, fullLogoId, squareLogoId } = await brandRow(db, companyId);
  const [kind, version] = fullLogoId
    ? (['FullLogo', fullLogoId] as const)
    : (['SquareLogo', squareLogoId] as const);
  return {
    companyName: name,
    email,
    title: title ?? name,
    colour: colour ?? defaultBrandColor,
    logoUrl: version && signLogoLink(signingKey, { company: companyId, kind, version }),
  };
}
