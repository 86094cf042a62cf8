import { colourNames } from '@/texts/ui/brand';

/** Brand colours to start from; each reads well with white text. */
export const colourPresets: readonly { name: string; colour: string }[] = [
  { name: colourNames.indigo, colour: '#4f46e5' },
  { name: colourNames.ocean, colour: '#0b6796' },
  { name: colourNames.forest, colour: '#17714a' },
  { name: colourNames.plum, colour: '#7a2e8e' },
  { name: colourNames.brick, colour: '#b3262c' },
  { name: colourNames.slate, colour: '#475364' },
];
