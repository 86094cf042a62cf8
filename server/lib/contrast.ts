type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The linear value of each sRGB channel, for WCAG's relative luminance. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Returns the WCAG contrast ratio of two `#rrggbb` colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colors. A `share` of 0 returns `color`, and 1 returns `other`. */
export function mix(color: string, other: string, share: number): string {
  const target = channelsOf(other);
  const mixed = channelsOf(color).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

export const readableTextColor = (background: string, light: string, dark: string): string =>
  contrast(background, light) >= contrast(background, dark) ? light : dark;

const step = 0.02;

/**
 * Returns `color`, mixed with as little of `toward` as needed for a contrast of at least `ratio` with each
 * background. Returns `toward` if no mix is sufficient.
 */
export function ensureContrast(
  color: string,
  toward: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  for (let share = 0; share < 1; share += step) {
    const shade = mix(color, toward, share);
    if (backgrounds.every((background) => contrast(shade, background) >= ratio)) return shade;
  }
  return toward;
}
