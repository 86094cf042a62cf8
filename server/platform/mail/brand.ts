import { readableTextColor } from '../../lib/contrast';

/** The company in whose name an email is sent. Emails without a brand come from Livery. */
export interface EmailBrand {
  title: string;
  /** A hex color as `#RRGGBB`. */
  colour: string;
  replyTo: string;
}

const dark = '#1f2937';
const light = '#ffffff';

/** Returns the text color with the higher contrast on a background. */
export const textColorOn = (colour: string): string => readableTextColor(colour, light, dark);
