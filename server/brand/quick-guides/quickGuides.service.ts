import {
  authorize,
  type ContentText,
  type Context,
  type Db,
  type QuickGuide,
  type QuickGuideDetail,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { offeredVariables } from '../content/variables';
import { loadContentCompany } from '../content/contentCompany.repository';
import type { TextContent } from '../content/input';
import { sanitizeDetail, sanitizeStoredText } from '../content/storedText';
import { signImageQuery } from './imageLinks';
import { toGuide } from './present';
import { guidesOf, guideTexts } from './quickGuides.repository';
import { guideVersionsOf, guideVersionText } from './versions.repository';

export const emptyText: TextContent = { title: '', summary: '', html: '' };

export async function quickGuides(ctx: Context): Promise<QuickGuide[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => guidesOf(db, companyId));
  return rows.map(toGuide);
}

export async function loadDetail(
  db: Db,
  ctx: Context,
  companyId: string,
  guide: QuickGuide,
): Promise<QuickGuideDetail> {
  const { draft, published } = await guideTexts(db, companyId, guide.id);
  return {
    guide,
    text: draft ?? published ?? emptyText,
    published,
    versions: await guideVersionsOf(db, companyId, guide.id),
    variables: offeredVariables(await loadContentCompany(db, companyId), null),
    imageQuery: signImageQuery(ctx.services.settings.signingKey, companyId),
  };
}

export async function quickGuide(ctx: Context, pathname: string): Promise<QuickGuideDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const detail = await ctx.services.database.inCompany(companyId, async (db) => {
    const row = (await guidesOf(db, companyId)).find((guide) => guide.pathname === pathname);
    if (!row) throw notFound('guide');
    return loadDetail(db, ctx, companyId, toGuide(row));
  });
  return sanitizeDetail(companyId, detail);
}

export async function quickGuideVersion(ctx: Context, id: string, number: number): Promise<ContentText> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('guide');
  const text = await ctx.services.database.inCompany(companyId, (db) =>
    guideVersionText(db, companyId, id, number),
  );
  if (!text) throw notFound('version');
  return sanitizeStoredText(companyId, text);
}
