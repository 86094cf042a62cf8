import type { ThemeField } from '@/api/schema.generated';

const fieldWords: Readonly<Record<ThemeField, string>> = {
  Title: 'name',
  Colour: 'colour',
  SquareLogo: 'square logo',
  FullLogo: 'full logo',
  Tagline: 'headline',
  Introduction: 'introduction',
  Farewell: 'farewell',
  IsSignUpOpen: 'sign-up',
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a version changed, and where it came from, in a sentence. */
export function changeWords({ changed, restoredFrom }: VersionChange): string {
  if (restoredFrom) return `Brought back version ${restoredFrom}.`;
  if (changed.length === 0) return 'Nothing changed.';
  const words = listed.format(changed.map((field) => fieldWords[field]));
  return `Changed: ${words}.`;
}

interface VersionChange {
  changed: readonly ThemeField[];
  restoredFrom?: number | null;
}
