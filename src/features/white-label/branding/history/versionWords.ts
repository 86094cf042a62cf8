import type { ThemeField } from '@/api/schema.generated';
import { formatList } from '@/lib/formatList';
import * as texts from '@/texts/white-label/branding/history';

const fieldWords: Readonly<Record<ThemeField, string>> = {
  Title: 'name',
  Colour: 'colour',
  SquareLogo: texts.squareLogo,
  FullLogo: texts.fullLogo,
  Tagline: 'headline',
  Introduction: 'introduction',
  Farewell: 'farewell',
  IsSignUpOpen: 'sign-up',
};

/** What a version changed, and where it came from, in a sentence. */
export function changeWords({ changed, restoredFrom }: VersionChange): string {
  if (restoredFrom) return texts.broughtBackVersion(restoredFrom);
  if (changed.length === 0) return texts.nothingChanged;
  const words = formatList(changed.map((field) => fieldWords[field]));
  return texts.changed(words);
}

interface VersionChange {
  changed: readonly ThemeField[];
  restoredFrom?: number | null;
}
