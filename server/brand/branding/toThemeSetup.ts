import type { Context, ThemeSetup } from '../../platform';
import type { LogoKind } from '../../../contract/enums';
import { signLogoLink } from './logoLinks';
import type { ThemeRow } from './branding.repository';

export interface LogoLinks {
  squareLogoUrl: string | null;
  fullLogoUrl: string | null;
}

export function logoLinksOf(
  { services: { settings } }: Context,
  company: string,
  { squareLogo, fullLogo }: Pick<ThemeRow, 'squareLogo' | 'fullLogo'>,
): LogoLinks {
  const linkTo = (kind: LogoKind, version: string | null) =>
    version && signLogoLink(settings.signingKey, { company, kind, version });
  return { squareLogoUrl: linkTo('SquareLogo', squareLogo), fullLogoUrl: linkTo('FullLogo', fullLogo) };
}

/** Returns the brand as the API presents it, or null until both the title and the color are set. */
export function toThemeSetup(ctx: Context, company: string, row: ThemeRow | undefined): ThemeSetup | null {
  if (!row?.title || !row.colour) return null;
  const { title, colour, squareLogo, fullLogo, tagline, introduction, farewell, isSignUpOpen } = row;
  return {
    title,
    colour,
    haveLogosBeenUploaded: squareLogo !== null && fullLogo !== null,
    ...logoLinksOf(ctx, company, row),
    tagline,
    introduction,
    closedAccountMessage: farewell,
    isSignUpOpen,
  };
}
