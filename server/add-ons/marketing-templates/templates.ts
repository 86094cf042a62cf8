import path from 'node:path';
import * as z from 'zod';
import { templateVariablePattern, templateVariables } from '../../../contract/content';
import type { MarketingFormat } from '../../../contract/enums';
import { loadOnce, readJson } from '../../lib/contentFiles';
import { notFound } from '../../lib/errors';
import { backgroundNames } from './canvas/palette';

const lengthSchema = z.number().positive();
const position = { x: z.number().min(0), y: z.number().min(0) };
const area = { ...position, width: lengthSchema, height: lengthSchema };
const background = z.enum(backgroundNames);
const isTrue = z.literal(true).optional();

const nodeFields = {
  /** Draws the node only after the first deployment, or only before it. */
  when: z.enum(['live', 'notLive']).optional(),
};

/** A part of a page. Texts contain fields and variables, such as `{{headline}}` and `{{title}}`. */
const designNode = z.discriminatedUnion('kind', [
  z.strictObject({
    ...nodeFields,
    kind: z.literal('box'),
    ...area,
    fill: background,
    radius: lengthSchema.optional(),
  }),
  z.strictObject({ ...nodeFields, kind: z.literal('rings'), ...position, radius: lengthSchema, background }),
  z.strictObject({ ...nodeFields, kind: z.literal('logo'), ...area }),
  z.strictObject({ ...nodeFields, kind: z.literal('squareLogo'), ...position, size: lengthSchema }),
  z.strictObject({
    ...nodeFields,
    kind: z.literal('text'),
    text: z.string(),
    ...area,
    size: lengthSchema,
    background,
    /** The strong text color of the background, if not set. */
    colour: z.enum(['soft', 'accent']).optional(),
    isBold: isTrue,
    align: z.literal('center').optional(),
    valign: z.enum(['middle', 'bottom']).optional(),
    minSize: lengthSchema.optional(),
    lineHeight: lengthSchema.optional(),
  }),
  z.strictObject({
    ...nodeFields,
    kind: z.literal('pill'),
    text: z.string(),
    ...area,
    size: lengthSchema,
    background,
  }),
  z.strictObject({
    ...nodeFields,
    kind: z.literal('points'),
    items: z.array(z.string()).min(1),
    ...area,
    size: lengthSchema,
    background,
    isNumbered: isTrue,
  }),
  /** Opens the portal. Drawn only after the first deployment. */
  z.strictObject({ ...nodeFields, kind: z.literal('qr'), ...position, size: lengthSchema }),
]);

export type DesignNode = z.output<typeof designNode>;

/** A part of an email or a landing page. Blocks follow each other from top to bottom. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('logo'), background }),
  z.strictObject({ kind: z.literal('heading'), text: z.string(), size: lengthSchema, background }),
  z.strictObject({ kind: z.literal('text'), text: z.string(), isSmall: isTrue, background }),
  /** Texts that are separated by empty lines. */
  z.strictObject({ kind: z.literal('paragraphs'), text: z.string(), background }),
  z.strictObject({ kind: z.literal('points'), items: z.array(z.string()).min(1), background }),
  z.strictObject({ kind: z.literal('button'), text: z.string(), background }),
  z.strictObject({ kind: z.literal('space'), height: lengthSchema, background }),
]);

export type TemplateBlock = z.output<typeof block>;

const templateFields = {
  name: z.string(),
  description: z.string(),
  /** Must increase when the design or a default text changes, because browsers cache previews. */
  version: z.int().positive(),
  width: lengthSchema,
  height: lengthSchema,
  fields: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-zA-Z0-9]+$/),
      label: z.string(),
      maxLength: z.int().positive(),
      isMultiline: isTrue,
      default: z.string(),
    }),
  ),
};

/** A template that is drawn page by page. */
const drawnTemplate = z.strictObject({
  category: z.enum(['Social', 'Flyer', 'Presentation', 'Ad']),
  formats: z.array(z.enum(['Png', 'Pdf'])).min(1),
  ...templateFields,
  pages: z.array(z.strictObject({ background, nodes: z.array(designNode) })).min(1),
});

/** A template made of blocks, from which its HTML and its image are rendered. */
const blockTemplate = z.strictObject({
  category: z.enum(['Email', 'Landing']),
  ...templateFields,
  blocks: z.array(block),
});

const templateFile = z
  .discriminatedUnion('category', [drawnTemplate, blockTemplate])
  .superRefine((template, context) => {
    const known = new Set<string>([...templateVariables, ...template.fields.map(({ key }) => key)]);
    // The subject is the title of the HTML file.
    const design = JSON.stringify('blocks' in template ? ['{{subject}}', template.blocks] : template.pages);
    for (const [placeholder, name = ''] of design.matchAll(templateVariablePattern)) {
      if (!known.has(name)) context.addIssue(`${placeholder} is neither a field nor a variable`);
    }
  });

export type DrawnTemplate = z.output<typeof drawnTemplate> & { slug: string };
export type BlockTemplate = z.output<typeof blockTemplate> & { slug: string };
export type Template = DrawnTemplate | BlockTemplate;

const contentFile = (name: string): string => path.join(__dirname, 'templates', `${name}.json`);

/** Returns all templates in the order of the gallery. */
export const templates = loadOnce((): readonly Template[] =>
  readJson(contentFile('order'), z.array(z.string())).map((slug) => ({
    slug,
    ...readJson(contentFile(slug), templateFile),
  })),
);

/** Returns the template. Throws `NOT_FOUND` if there is no such template. */
export function findTemplate(slug: string): Template {
  const template = templates().find((candidate) => candidate.slug === slug);
  if (!template) throw notFound();
  return template;
}

export const isBlockTemplate = (template: Template): template is BlockTemplate => 'blocks' in template;

export const pageCountOf = (template: Template): number =>
  isBlockTemplate(template) ? 1 : template.pages.length;

export const formatsOf = (template: Template): readonly MarketingFormat[] =>
  isBlockTemplate(template) ? ['Html'] : template.formats;
