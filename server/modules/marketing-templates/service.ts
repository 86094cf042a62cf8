import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput } from '../../errors';
import { authorise } from '../../permissions';
import type {
  DownloadLink,
  MarketingFileInput,
  MarketingTemplate,
  MarketingTemplateDetail,
} from '../../schema.generated';
import { identityFacts } from './brand';
import { signFileLink } from './link';
import { allWords, favouritesOf, wordsRow, type WordsRow } from './sql';
import { templateNamed, templates } from './templates/all';
import { formatsOf, isWritten, type Template } from './templates/template';
import { parseWords, type Words } from './words';

/** What showing templates takes, asked for once. */
interface Showing {
  ctx: Context;
  companyId: string;
  facts: Awaited<ReturnType<typeof identityFacts>>;
  favourites: ReadonlySet<string>;
}

const linkTo = (
  { ctx, companyId, facts }: Omit<Showing, 'favourites'>,
  { slug, version }: Template,
  file: { format: MarketingFileInput['format']; page: number; words: Words },
): DownloadLink =>
  signFileLink(ctx.services.settings.signingKey, {
    ...{ company: companyId, slug, format: file.format ?? null, page: file.page, words: file.words },
    stamp: `${version}-${facts.stamp}`,
  });

function toTemplate(showing: Showing, template: Template, own: WordsRow | undefined): MarketingTemplate {
  const { slug, name, category, description, width, height } = template;
  const link = linkTo(showing, template, { format: null, page: 1, words: own?.words ?? {} });
  return {
    ...{ slug, name, category, description, width, height },
    pages: isWritten(template) ? 1 : template.pages,
    formats: [...formatsOf(template)],
    isFavourite: showing.favourites.has(slug),
    isEdited: own !== undefined,
    previewUrl: link.url,
  };
}

async function show(db: Db, ctx: Context, { companyId, operatorId }: Viewer): Promise<Showing> {
  const facts = await identityFacts(db, ctx.services.settings, companyId);
  return { ctx, companyId, facts, favourites: await favouritesOf(db, companyId, operatorId) };
}

export async function marketingTemplates(ctx: Context): Promise<MarketingTemplate[]> {
  const viewer = authorise(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const showing = await show(db, ctx, viewer);
    const edited = new Map((await allWords(db, viewer.companyId)).map((row) => [row.slug, row]));
    return templates.map((template) => toTemplate(showing, template, edited.get(template.slug)));
  });
}

export async function shownTemplate(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  slug: string,
): Promise<MarketingTemplateDetail> {
  const template = templateNamed(slug);
  const showing = await show(db, ctx, viewer);
  const own = await wordsRow(db, viewer.companyId, slug);
  const { title, colour, link, fullLogoId } = showing.facts;
  return {
    template: toTemplate(showing, template, own),
    fields: template.fields.map(({ key, label, maxLength, isLong = false, default: usual }) => ({
      ...{ key, label, maxLength, isLong, default: usual, value: own?.words[key] ?? usual },
    })),
    lockVersion: own?.lockVersion ?? 0,
    brand: { title, colour, hasLogo: fullLogoId !== null, address: link },
    editedByName: own?.updatedByName ?? null,
    editedAt: own?.updatedAt ?? null,
  };
}

export async function marketingTemplate(ctx: Context, slug: string): Promise<MarketingTemplateDetail> {
  const viewer = authorise(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(viewer.companyId, (db) => shownTemplate(db, ctx, viewer, slug));
}

export async function marketingFile(ctx: Context, input: MarketingFileInput): Promise<DownloadLink> {
  const viewer = authorise(ctx.viewer, null, 'read');
  const { companyId } = viewer;
  const template = templateNamed(input.slug);
  const { format = null, page } = input;
  if (format && !formatsOf(template).includes(format)) {
    throw badInput({ format: `${template.name} can not be had as ${format}.` });
  }
  const pages = isWritten(template) ? 1 : template.pages;
  if (page && (page < 1 || page > pages)) throw badInput({ page: `Choose a page from 1 to ${pages}.` });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const facts = await identityFacts(db, ctx.services.settings, companyId);
    const saved = (await wordsRow(db, companyId, input.slug))?.words ?? {};
    const words = input.words
      ? { ...withoutGiven(saved, input), ...parseWords(template, input.words) }
      : saved;
    return linkTo({ ctx, companyId, facts }, template, { format, page: page ?? 1, words });
  });
}

// What is given is left out where it is the template's own: the saved words must not come back there.
const withoutGiven = (saved: Words, { words }: MarketingFileInput): Words =>
  Object.fromEntries(Object.entries(saved).filter(([key]) => !words?.some((given) => given.key === key)));
