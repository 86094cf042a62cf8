import * as z from 'zod/mini';
import { brandLimits } from '@contract/branding';
import { contentLimits } from '@contract/content';
import { planLimits } from '@contract/plans';
import { line, lines, type TextLimits } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import { planChecks } from '@/ui/plans/planChecks';
import type { TranslationDetail } from './translationsApi';

export type TranslationValues = Record<string, string>;

type TranslationField =
  { control: 'line' | 'lines'; limits: TextLimits } | { control: 'features' } | { control: 'html' };

const translationFields: Readonly<Record<string, TranslationField>> = {
  tagline: { control: 'line', limits: brandLimits.tagline },
  introduction: { control: 'lines', limits: brandLimits.introduction },
  closedAccountMessage: { control: 'lines', limits: brandLimits.closedAccountMessage },
  name: { control: 'line', limits: planLimits.name },
  description: { control: 'lines', limits: planLimits.description },
  features: { control: 'features' },
  title: { control: 'line', limits: contentLimits.title },
  summary: { control: 'line', limits: contentLimits.summary },
  html: { control: 'html' },
};

export const controlOf = (name: string): TranslationField['control'] =>
  translationFields[name]?.control ?? 'lines';

function checkOf(name: string): z.ZodMiniType<string, string> {
  const field = translationFields[name];
  if (!field || field.control === 'html') return z.string();
  if (field.control === 'features') return planChecks().features;
  // A translation can be empty, also of a text that needs one.
  const limits = { max: field.limits.max };
  return field.control === 'line' ? line(limits, textMessages()) : lines(limits, textMessages());
}

/** Returns the form schema of a translation, with messages in the current language. */
export const translationForm = ({ fields }: TranslationDetail) =>
  z.object(Object.fromEntries(fields.map(({ name }) => [name, checkOf(name)])));

export const toTranslationForm = ({ fields }: TranslationDetail): TranslationValues =>
  Object.fromEntries(fields.map(({ name, translation }) => [name, translation]));

/** Returns whether a value is no text, or rich text without content. */
export const isEmptyValue = (value = ''): boolean => value === '' || value === '<p></p>';

export const toFieldInputs = (values: TranslationValues): { name: string; value: string }[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: isEmptyValue(value) ? '' : value }));
