type Channels = readonly [number, number, number];

const toChannels = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

// The curve and the weights are WCAG 2.2's own definition of relative luminance.
const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function relativeLuminance(colour: string): number {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** WCAG contrast of two `#RRGGBB` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` 0 gives `colour`, 1 gives `other`. */
export function mix(colour: string, other: string, share: number): string {
  const target = toChannels(other);
  return toHex(
    toChannels(colour).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share),
  );
}
