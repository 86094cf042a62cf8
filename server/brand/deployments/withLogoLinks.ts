import type { Context, FieldChange } from '../../platform';
import type { LogoKind } from '../../../contract/enums';
import { signLogoLink } from '../branding/logoLinks';

const logoKinds: Readonly<Record<string, LogoKind>> = { squareLogo: 'SquareLogo', fullLogo: 'FullLogo' };

/** Replaces the stored logo ids of a change with signed image paths, valid for at least a day. */
export function withLogoLinks({ services, viewer }: Context, fields: readonly FieldChange[]): FieldChange[] {
  const pathOf = (kind: LogoKind, version: string | null | undefined) =>
    version && viewer
      ? signLogoLink(services.settings.signingKey, { company: viewer.companyId, kind, version })
      : null;
  return fields.map((change) => {
    const kind = logoKinds[change.field];
    if (!kind) return change;
    return { ...change, before: pathOf(kind, change.before), after: pathOf(kind, change.after) };
  });
}
