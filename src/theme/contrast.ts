type Channels = readonly [number, number, number];

const toChannels = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

// The curve and the weights follow the definition of relative luminance in WCAG 2.2.
const linearValues = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const toLinear = (channel: number): number => linearValues[channel] ?? 0;

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function relativeLuminance(color: string): number {
  const [red, green, blue] = toChannels(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Returns the WCAG contrast ratio of two relative luminances, from 1 to 21. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the WCAG contrast ratio of two `#RRGGBB` colors, from 1 to 21. */
export const contrastRatio = (one: string, other: string): number =>
  ratioOf(relativeLuminance(one), relativeLuminance(other));

/** Mixes two colors. Returns `color` for a `share` of 0 and `other` for 1. */
export function mix(color: string, other: string, share: number): string {
  const target = toChannels(other);
  return toHex(toChannels(color).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share));
}
