import { readableTextColor } from '../lib/contrast';

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

/** The text that reads better on a colour. */
export const textOn = (colour: string): string => readableTextColor(colour, light, dark);
