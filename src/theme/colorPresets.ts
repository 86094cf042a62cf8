import { colourNames } from '@/texts/ui/brand';

/** Suggested brand colors, all readable with white text. */
export const colorPresets: readonly { name: string; color: string }[] = [
  { name: colourNames.indigo, color: '#4f46e5' },
  { name: colourNames.ocean, color: '#0b6796' },
  { name: colourNames.forest, color: '#17714a' },
  { name: colourNames.plum, color: '#7a2e8e' },
  { name: colourNames.brick, color: '#b3262c' },
  { name: colourNames.slate, color: '#475364' },
];
