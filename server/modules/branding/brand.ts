import type { Db } from '../../db/database';
import type { Settings } from '../../settings';
import { signLogoLink } from './logoLinks';
import { brandRow } from './sql';

const usualColour = '#1F2937';

/** What a company looks like to its clients, with what it has not chosen filled in. */
export interface Brand {
  companyName: string;
  email: string;
  title: string;
  /** `#RRGGBB`. */
  colour: string;
  /** Under the API's address. */
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
    colour: colour ?? usualColour,
    logoUrl: version && signLogoLink(signingKey, { company: companyId, kind, version }),
  };
}
