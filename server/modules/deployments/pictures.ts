import type { Context } from '../../context';
import type { FieldChange } from '../../schema.generated';
import { signLogoLink } from '../branding/logoLinks';
import type { LogoKind } from '../branding/sql';

const logos: Readonly<Record<string, LogoKind>> = { squareLogo: 'SquareLogo', fullLogo: 'FullLogo' };

/** A change is noted with a logo's id and told with the path of its picture, which holds for a day. */
export function withPictures({ services, viewer }: Context, fields: readonly FieldChange[]): FieldChange[] {
  const pathOf = (kind: LogoKind, version: string | null | undefined) =>
    version && viewer
      ? signLogoLink(services.settings.signingKey, { company: viewer.companyId, kind, version })
      : null;
  return fields.map((change) => {
    const kind = logos[change.field];
    if (!kind) return change;
    return { ...change, before: pathOf(kind, change.before), after: pathOf(kind, change.after) };
  });
}
