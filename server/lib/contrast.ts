type Channels = readonly [number, number, number];

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Each channel's part of WCAG's relative luminance. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** WCAG's contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` 0 gives `colour`, 1 gives `other`. */
export function mix(colour: string, other: string, share: number): string {
  const target = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, at) => channel + ((target[at] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Of two colours for text the one that reads better on a ground. */
export const clearerOn = (ground: string, light: string, dark: string): string =>
  contrast(ground, light) >= contrast(ground, dark) ? light : dark;

const step = 0.02;

/** The shade nearest to `colour`, on its way to `away`, that stands out from each ground by `ratio`. */
export function standOut(colour: string, away: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += step) {
    const shade = mix(colour, away, share);
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return away;
}
