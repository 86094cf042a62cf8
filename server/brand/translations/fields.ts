import * as z from 'zod';
import { brandLimits } from '../../../contract/branding';
import { contentLimits } from '../../../contract/content';
import { maxFeatures, planLimits } from '../../../contract/plans';
import { line, lines, normalizeLine } from '../../../contract/text';
import type { TranslatableKind } from '../../../contract/enums';
import { textMessages } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import { draftHtml } from '../content/input';
import type { ItemTexts, TranslatableArea } from './translations.repository';

export const areaOf: Readonly<Record<TranslatableKind, TranslatableArea>> = {
  Brand: 'Branding',
  Plan: 'ClientBilling',
  QuickGuide: 'QuickGuide',
  LegalPage: 'Legal',
};

export const kindOf: Readonly<Record<TranslatableArea, TranslatableKind>> = {
  Branding: 'Brand',
  ClientBilling: 'Plan',
  QuickGuide: 'QuickGuide',
  Legal: 'LegalPage',
};

export interface TextField {
  /** The name in `TranslatedField`. */
  name: string;
  /** The name in the content of the portal. */
  property: string;
  schema: z.core.$ZodType<string, string>;
}

const lineOf = (name: string, max: number, property = name): TextField => ({
  name,
  property,
  schema: line({ max }, textMessages),
});

const linesOf = (name: string, max: number, property = name): TextField => ({
  name,
  property,
  schema: lines({ max }, textMessages),
});

const html: TextField = { name: 'html', property: 'html', schema: draftHtml };

const features: TextField = {
  name: 'features',
  property: 'features',
  schema: z
    .string()
    .transform((text) => text.split('\n').map(normalizeLine).filter(Boolean))
    .refine((texts) => texts.every((text) => text.length <= planLimits.feature.max), {
      error: () => t('Enter at most {max} characters for each feature.', { max: planLimits.feature.max }),
    })
    .refine((texts) => texts.length <= maxFeatures, {
      error: () => t('Enter at most {max} features.', { max: maxFeatures }),
    })
    .transform((texts) => texts.join('\n')),
};

/** The translated fields of each area, in the order of the editor. */
export const fieldsOf: Readonly<Record<TranslatableArea, readonly TextField[]>> = {
  Branding: [
    lineOf('tagline', brandLimits.tagline.max),
    linesOf('introduction', brandLimits.introduction.max),
    linesOf('closedAccountMessage', brandLimits.closedAccountMessage.max, 'farewell'),
  ],
  ClientBilling: [
    lineOf('name', planLimits.name.max),
    linesOf('description', planLimits.description.max),
    features,
  ],
  QuickGuide: [lineOf('title', contentLimits.title.max), lineOf('summary', contentLimits.summary.max), html],
  Legal: [lineOf('title', contentLimits.title.max), html],
};

/** Returns a stored text for the editor: features are one per line. */
export function textOf(texts: ItemTexts, { property }: Pick<TextField, 'property'>): string {
  const value = texts[property];
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** Returns a text of the editor as the portal's content stores it. */
export const contentValue = ({ property }: TextField, text: string): string | string[] =>
  property === 'features' ? text.split('\n') : text;
