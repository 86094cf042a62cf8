import * as z from 'zod';
import * as texts from '@/texts/add-ons/marketing-templates';
import type { TemplateDetail } from './templatesApi';

export type TextForm = Record<string, string>;

const variablePattern = /\{\{([^{}]*)\}\}/g;

export const variables = ['title', 'company', 'email', 'link'] as const;

const findUnknownVariable = (text: string): string | undefined =>
  [...text.matchAll(variablePattern)].find(
    ([, name]) => !variables.some((known) => known === name?.trim()),
  )?.[0];

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
          .refine((text) => findUnknownVariable(text) === undefined, {
            error: ({ input }) => texts.thereIsNoVariableCorrect(findUnknownVariable(String(input))),
          }),
      ]),
    ),
  );

export const toForm = ({ fields }: Pick<TemplateDetail, 'fields'>): TextForm =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

export const toFieldInputs = (form: TextForm): { key: string; value: string }[] =>
  Object.entries(form).map(([key, value]) => ({ key, value }));
