import { t } from '@lingui/core/macro';
import * as z from 'zod';
import { findUnknownTemplateVariable } from '@contract/content';
import type { TemplateDetail } from './templatesApi';

export type TextForm = Record<string, string>;

/**
 * Returns a schema that repeats the server's rules, so that the form shows most errors while the operator
 * types.
 */
export const textSchema = ({ fields }: Pick<TemplateDetail, 'fields'>) =>
  z.object(
    Object.fromEntries(
      fields.map(({ key, maxLength }) => [
        key,
        z
          .string()
          .max(maxLength, t`Type ${maxLength} characters at most.`)
          .refine((text) => findUnknownTemplateVariable(text) === undefined, {
            error: ({ input }) =>
              t`There is no variable ${{ unknownIn: findUnknownTemplateVariable(String(input)) ?? '' }}. Correct it, or take it out.`,
          }),
      ]),
    ),
  );

export const toForm = ({ fields }: Pick<TemplateDetail, 'fields'>): TextForm =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

export const toFieldInputs = (form: TextForm): { key: string; value: string }[] =>
  Object.entries(form).map(([key, value]) => ({ key, value }));
