/** Whose mail it is, where it is not Livery's own. */
export interface MailBrand {
  /** What stands for the sender's name, in the head and at the foot. */
  title: string;
  /** `#RRGGBB`. */
  colour: string;
  /** Where an answer goes. */
  replyTo: string;
}

const dark = '#1f2937';
const light = '#ffffff';

/** A channel's part of WCAG's relative luminance. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The text that reads better on a colour. */
export const textOn = (colour: string): string =>
  contrast(colour, light) >= contrast(colour, dark) ? light : dark;
