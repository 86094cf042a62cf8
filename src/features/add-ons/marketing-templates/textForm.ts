import * as z from 'zod';
import { findUnknownTemplateVariable } from '@contract/content';
import * as texts from '@/texts/add-ons/marketing-templates';
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
          .max(maxLength, texts.typeCharactersAtMost(maxLength))
          .refine((text) => findUnknownTemplateVariable(text) === undefined, {
            error: ({ input }) => texts.thereIsNoVariableCorrect(findUnknownTemplateVariable(String(input))),
          }),
      ]),
    ),
  );

export const toForm = ({ fields }: Pick<TemplateDetail, 'fields'>): TextForm =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

export const toFieldInputs = (form: TextForm): { key: string; value: string }[] =>
  Object.entries(form).map(([key, value]) => ({ key, value }));
