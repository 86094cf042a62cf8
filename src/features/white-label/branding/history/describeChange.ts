import type { ThemeField } from '@contract/enums';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/white-label/branding/history';

const fieldLabels: Readonly<Record<ThemeField, string>> = {
  Title: 'name',
  Color: 'color',
  SquareLogo: texts.squareLogo,
  FullLogo: texts.fullLogo,
  Tagline: 'headline',
  Introduction: 'introduction',
  ClosedAccountMessage: 'closed-account message',
  IsSignUpOpen: 'sign-up',
};

/**
 * Describes the changed fields of a version, or the version that it restored, or states that nothing changed.
 */
export function describeChange({ changed, restoredFrom }: VersionChange): string {
  if (restoredFrom) return texts.broughtBackVersion(restoredFrom);
  if (changed.length === 0) return texts.nothingChanged;
  const fields = formatList(changed.map((field) => fieldLabels[field]));
  return texts.changed(fields);
}

interface VersionChange {
  changed: readonly ThemeField[];
  restoredFrom?: number | null;
}
