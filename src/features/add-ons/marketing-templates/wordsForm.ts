import * as z from 'zod';
import * as texts from '@/texts/add-ons/marketing-templates';
import type { TemplateDetail } from './templatesApi';

export type WordsForm = Record<string, string>;

const variable = /\{\{([^{}]*)\}\}/g;

export const variables = ['title', 'company', 'email', 'link'] as const;

const unknownIn = (text: string): string | undefined =>
  [...text.matchAll(variable)].find(([, name]) => !variables.some((known) => known === name?.trim()))?.[0];

/** The rules of the server, so that most mistakes are seen while typing. */
export const wordsSchema = ({ fields }: Pick<TemplateDetail, 'fields'>) =>
  z.object(
    Object.fromEntries(
      fields.map(({ key, maxLength }) => [
        key,
        z
          .string()
          .max(maxLength, texts.typeCharactersAtMost(maxLength))
          .refine((text) => unknownIn(text) === undefined, {
            error: ({ input }) => texts.thereIsNoVariableCorrect(unknownIn(String(input))),
          }),
      ]),
    ),
  );

export const toForm = ({ fields }: Pick<TemplateDetail, 'fields'>): WordsForm =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

export const toWords = (form: WordsForm): { key: string; value: string }[] =>
  Object.entries(form).map(([key, value]) => ({ key, value }));
