import { plural, t } from '@lingui/core/macro';
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
          .max(
            maxLength,
            t`${plural(maxLength, { one: 'Enter at most # character.', other: 'Enter at most # characters.' })}`,
          )
          .refine((text) => findUnknownTemplateVariable(text) === undefined, {
            error: ({ input }) =>
              t`Unknown variable: ${{ name: findUnknownTemplateVariable(String(input)) ?? '' }}. Correct or remove it.`,
          }),
      ]),
    ),
  );

export const toForm = ({ fields }: Pick<TemplateDetail, 'fields'>): TextForm =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

export const toFieldInputs = (form: TextForm): { key: string; value: string }[] =>
  Object.entries(form).map(([key, value]) => ({ key, value }));
