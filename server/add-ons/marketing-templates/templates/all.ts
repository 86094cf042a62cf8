import { notFound } from '../../../lib/errors';
import { adTemplates } from './ads';
import { emailTemplates } from './emails';
import { flyerTemplates } from './flyers';
import { landingTemplates } from './landings';
import { presentationTemplates } from './presentations';
import { socialTemplates } from './social';
import type { Template } from './template';

/** All templates in the order of the gallery. */
export const templates: readonly Template[] = [
  ...emailTemplates,
  ...socialTemplates,
  ...flyerTemplates,
  ...presentationTemplates,
  ...adTemplates,
  ...landingTemplates,
];

export function findTemplate(slug: string): Template {
  const template = templates.find((candidate) => candidate.slug === slug);
  if (!template) throw notFound('template');
  return template;
}
