import path from 'node:path';
import * as z from 'zod';
import { packPlan } from '../../billing';
import { guideHeader, legalPathnames, readHtml } from '../../brand';
import { brandLimits } from '../../../contract/branding';
import { isHexColor } from '../../../contract/colors';
import type { Language } from '../../../contract/languages';
import { loadOnce, readJson } from '../../lib/contentFiles';
import { notFound } from '../../lib/errors';

/** The language in which all packs are written. */
export const packLanguage: Language = 'en';

const packFile = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  industry: z.string(),
  /** Must increase when the contents change, so that companies with an earlier version see an update. */
  version: z.int().positive(),
  changelog: z.string(),
  brand: z.strictObject({
    colour: z.string().refine(isHexColor),
    tagline: z.string().max(brandLimits.tagline.max),
    introduction: z.string().max(brandLimits.introduction.max),
  }),
  plans: z.array(packPlan),
  /** The pathname is the last part of the guide's address, if it is not taken. */
  guides: z.array(guideHeader),
  /** Sections that are inserted before the last section of Livery's template for a legal page. */
  legal: z.array(z.strictObject({ pathname: z.enum(legalPathnames), about: z.string() })),
  /** Texts of marketing templates by field key. */
  templateTexts: z.array(z.strictObject({ slug: z.string(), texts: z.record(z.string(), z.string()) })),
});

const catalogFile = (...names: readonly string[]): string => path.join(__dirname, 'catalog', ...names);

function loadPack(slug: string) {
  const { guides, legal, ...pack } = readJson(catalogFile(slug, 'pack.json'), packFile);
  return {
    slug,
    ...pack,
    guides: guides.map((guide) => ({
      ...guide,
      html: readHtml(catalogFile(slug, 'guides', `${guide.pathname}.html`)),
    })),
    legal: legal.map((page) => ({
      ...page,
      html: readHtml(catalogFile(slug, 'legal', `${page.pathname}.html`)),
    })),
  };
}

export type Pack = ReturnType<typeof loadPack>;

/** Returns all packs in the order of the gallery. */
export const packs = loadOnce((): readonly Pack[] =>
  readJson(catalogFile('order.json'), z.array(z.string())).map(loadPack),
);

export const findPack = (slug: string): Pack | undefined => packs().find((pack) => pack.slug === slug);

/** Returns the pack. Throws `NOT_FOUND` if there is no such pack. */
export function packNamed(slug: string): Pack {
  const pack = findPack(slug);
  if (!pack) throw notFound();
  return pack;
}
