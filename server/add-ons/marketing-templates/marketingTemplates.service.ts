import {
  authorize,
  type Context,
  type Db,
  type DownloadLink,
  type MarketingFileInput,
  type MarketingTemplate,
  type MarketingTemplateDetail,
  type Viewer,
} from '../../platform';
import { badInput } from '../../lib/errors';
import { contentText, t } from '../../lib/i18n/i18n';
import { loadIdentityFacts } from './brand';
import { signFileLink } from './link';
import {
  loadAllFieldTexts,
  loadFavorites,
  loadFieldTexts,
  type FieldTextsRow,
} from './marketingTemplates.repository';
import { findTemplate, formatsOf, pageCountOf, templates, type Template } from './templates';
import { parseFieldTexts, type FieldTexts } from './fieldTexts';

/** Data for all templates, loaded once per request. */
interface TemplateContext {
  ctx: Context;
  companyId: string;
  facts: Awaited<ReturnType<typeof loadIdentityFacts>>;
  favourites: ReadonlySet<string>;
}

const createFileLink = (
  { ctx, companyId, facts }: Omit<TemplateContext, 'favourites'>,
  { slug, version }: Template,
  file: { format: MarketingFileInput['format']; page: number; texts: FieldTexts },
): DownloadLink =>
  signFileLink(ctx.services.settings.signingKey, {
    ...{ company: companyId, slug, format: file.format ?? null, page: file.page, words: file.texts },
    stamp: `${version}-${facts.stamp}`,
  });

function toTemplate(
  context: TemplateContext,
  template: Template,
  savedRow: FieldTextsRow | undefined,
): MarketingTemplate {
  const { slug, name, category, description, width, height } = template;
  const link = createFileLink(context, template, { format: null, page: 1, texts: savedRow?.texts ?? {} });
  return {
    ...{ slug, category, width, height },
    name: contentText(name),
    description: contentText(description),
    pages: pageCountOf(template),
    formats: [...formatsOf(template)],
    isFavorite: context.favourites.has(slug),
    isEdited: savedRow !== undefined,
    previewUrl: link.url,
  };
}

async function loadTemplateContext(
  db: Db,
  ctx: Context,
  { companyId, operatorId }: Viewer,
): Promise<TemplateContext> {
  const facts = await loadIdentityFacts(db, ctx.services.settings, companyId);
  return { ctx, companyId, facts, favourites: await loadFavorites(db, companyId, operatorId) };
}

export async function marketingTemplates(ctx: Context): Promise<MarketingTemplate[]> {
  const viewer = authorize(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const context = await loadTemplateContext(db, ctx, viewer);
    const savedRows = new Map((await loadAllFieldTexts(db, viewer.companyId)).map((row) => [row.slug, row]));
    return templates().map((template) => toTemplate(context, template, savedRows.get(template.slug)));
  });
}

export async function loadTemplateDetail(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  slug: string,
): Promise<MarketingTemplateDetail> {
  const template = findTemplate(slug);
  const context = await loadTemplateContext(db, ctx, viewer);
  const savedRow = await loadFieldTexts(db, viewer.companyId, slug);
  const { title, colour, link, fullLogoId } = context.facts;
  return {
    template: toTemplate(context, template, savedRow),
    fields: template.fields.map(({ key, label, maxLength, isMultiline = false, default: defaultText }) => ({
      ...{
        key,
        label: contentText(label),
        maxLength,
        isMultiline,
        default: defaultText,
        value: savedRow?.texts[key] ?? defaultText,
      },
    })),
    lockVersion: savedRow?.lockVersion ?? 0,
    brand: { title, colour, hasLogo: fullLogoId !== null, portalUrl: link },
    editedByName: savedRow?.updatedByName ?? null,
    editedAt: savedRow?.updatedAt ?? null,
  };
}

export async function marketingTemplate(ctx: Context, slug: string): Promise<MarketingTemplateDetail> {
  const viewer = authorize(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(viewer.companyId, (db) => loadTemplateDetail(db, ctx, viewer, slug));
}

export async function marketingFile(ctx: Context, input: MarketingFileInput): Promise<DownloadLink> {
  const viewer = authorize(ctx.viewer, null, 'read');
  const { companyId } = viewer;
  const template = findTemplate(input.slug);
  const { format = null, page } = input;
  if (format && !formatsOf(template).includes(format)) {
    throw badInput({
      format: t('{template} is not available as {format}.', { template: contentText(template.name), format }),
    });
  }
  const pages = pageCountOf(template);
  if (page && (page < 1 || page > pages))
    throw badInput({ page: t('Choose a page from 1 to {pages}.', { pages }) });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const facts = await loadIdentityFacts(db, ctx.services.settings, companyId);
    const savedTexts = (await loadFieldTexts(db, companyId, input.slug))?.texts ?? {};
    const texts = input.fields
      ? { ...omitRequestedFields(savedTexts, input), ...parseFieldTexts(template, input.fields) }
      : savedTexts;
    return createFileLink({ ctx, companyId, facts }, template, { format, page: page ?? 1, texts });
  });
}

// Omits the saved texts of requested fields. They would replace a requested default text, which
// `parseFieldTexts` leaves out.
const omitRequestedFields = (savedTexts: FieldTexts, { fields: texts }: MarketingFileInput): FieldTexts =>
  Object.fromEntries(
    Object.entries(savedTexts).filter(([key]) => !texts?.some((field) => field.key === key)),
  );
