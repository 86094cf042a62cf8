import * as z from 'zod';
import { plainLine } from '../../lib/plainText';

export const themeSetupInput = z.object({
  title: plainLine('a title', 1, 60),
  colour: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, 'Type a colour as # and six digits or letters from A to F, such as #1A73E8.'),
});

export type Theme = z.output<typeof themeSetupInput>;
