type Channels = readonly [number, number, number];

const toChannels = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

// The curve and the weights are WCAG 2.2's own definition of relative luminance.
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const toLinear = (channel: number): number => linear[channel] ?? 0;

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function relativeLuminance(colour: string): number {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** WCAG contrast of two relative luminances, 1 to 21. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG contrast of two `#RRGGBB` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number =>
  ratioOf(relativeLuminance(one), relativeLuminance(other));

/** `share` 0 gives `colour`, 1 gives `other`. */
export function mix(colour: string, other: string, share: number): string {
  const target = toChannels(other);
  return toHex(
    toChannels(colour).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share),
  );
}
