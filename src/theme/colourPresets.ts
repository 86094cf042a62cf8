/** Brand colours to start from; each reads well with white text. */
export const colourPresets: readonly { name: string; colour: string }[] = [
  { name: 'Indigo', colour: '#4f46e5' },
  { name: 'Ocean', colour: '#0b6796' },
  { name: 'Forest', colour: '#17714a' },
  { name: 'Plum', colour: '#7a2e8e' },
  { name: 'Brick', colour: '#b3262c' },
  { name: 'Slate', colour: '#475364' },
];
