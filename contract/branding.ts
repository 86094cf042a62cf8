import * as z from 'zod/mini';
import { isHexColor } from './colors';
import type { Message } from './message';
import { line, lines, textOrNull, type DescribeText } from './text';

export const brandLimits = {
  title: { min: 1, max: 60 },
  tagline: { max: 120 },
  introduction: { max: 500 },
  closedAccountMessage: { max: 500 },
} as const;

/** The least width and height of a square logo, and the least width of a full logo. */
export const logoMinPixels = 128;

const squareTolerance = 0.05;

/** Returns whether the sides of an image differ by at most 5 %. */
export const isSquare = (width: number, height: number): boolean =>
  Math.abs(width - height) <= Math.max(width, height) * squareTolerance;

/** The fields that every form of a brand has. */
export const brandFields = (messages: { title: DescribeText; colour: Message }) => ({
  title: line(brandLimits.title, messages.title),
  colour: z.string().check(z.trim(), z.refine(isHexColor, { error: messages.colour })),
});

// An omitted field stays unchanged. Null or an empty text clears it.
const clearable = (schema: z.ZodMiniType<string, string>) => z.nullish(textOrNull(schema));

/** The portal's texts of `ThemeSetupInput`. */
export const portalTextFields = (
  messages: Record<'tagline' | 'introduction' | 'closedAccountMessage', DescribeText>,
) => ({
  tagline: clearable(line(brandLimits.tagline, messages.tagline)),
  introduction: clearable(lines(brandLimits.introduction, messages.introduction)),
  closedAccountMessage: clearable(lines(brandLimits.closedAccountMessage, messages.closedAccountMessage)),
});
