import { isDeepStrictEqual } from 'node:util';
import {
  authorize,
  type Context,
  type MarketingTemplate,
  type MarketingTemplateDetail,
  type MarketingTextInput,
  writeAuditEvent,
} from '../../platform';
import { conflict } from '../../lib/errors';
import { auditTextChange, templateId } from './auditTextChange';
import { loadTemplateDetail } from './marketingTemplates.service';
import {
  deleteFieldTexts,
  loadFavorites,
  lockFieldTexts,
  saveFieldTexts,
  setFavorite,
  loadFieldTexts,
} from './marketingTemplates.repository';
import { findTemplate } from './templates/all';
import { parseFieldTexts } from './fieldTexts';

export async function saveMarketingText(
  ctx: Context,
  input: MarketingTextInput,
): Promise<MarketingTemplateDetail> {
  const viewer = authorize(ctx.viewer, null, 'write');
  const { companyId, name } = viewer;
  const { slug } = input;
  const template = findTemplate(slug);
  const texts = parseFieldTexts(template, input.fields);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockFieldTexts(db, companyId);
    const saved = await loadFieldTexts(db, companyId, slug);
    const previous = saved?.texts ?? {};
    // A retry after a lost response sends texts that are already saved, so it is not stale.
    if (!isDeepStrictEqual(texts, previous)) {
      if ((saved?.lockVersion ?? 0) !== input.lockVersion) {
        const message = `${saved?.updatedByName ?? 'Another operator'} changed this text after you opened it. Reload the page to see the changes.`;
        throw conflict(message);
      }
      if (Object.keys(texts).length > 0) await saveFieldTexts(db, companyId, slug, texts, name);
      else await deleteFieldTexts(db, companyId, slug);
      await auditTextChange(db, ctx, companyId, template, 'wordsSaved', previous, texts);
    }
    return loadTemplateDetail(db, ctx, viewer, slug);
  });
}

export async function resetMarketingText(ctx: Context, slug: string): Promise<MarketingTemplateDetail> {
  const viewer = authorize(ctx.viewer, null, 'write');
  const { companyId } = viewer;
  const template = findTemplate(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockFieldTexts(db, companyId);
    const saved = await loadFieldTexts(db, companyId, slug);
    if (saved) {
      await deleteFieldTexts(db, companyId, slug);
      await auditTextChange(db, ctx, companyId, template, 'wordsReset', saved.texts, {});
    }
    return loadTemplateDetail(db, ctx, viewer, slug);
  });
}

export async function setMarketingFavorite(
  ctx: Context,
  slug: string,
  isFavorite: boolean,
): Promise<MarketingTemplate> {
  const viewer = authorize(ctx.viewer, null, 'write');
  const { companyId, operatorId } = viewer;
  const { name } = findTemplate(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (isFavorite !== (await loadFavorites(db, companyId, operatorId)).has(slug)) {
      await setFavorite(db, companyId, operatorId, slug, isFavorite);
      await writeAuditEvent(db, ctx, {
        action: isFavorite ? 'marketingTemplate.favoured' : 'marketingTemplate.unfavoured',
        targetType: 'MarketingTemplate',
        targetId: templateId(companyId, slug),
        targetLabel: name,
      });
    }
    return (await loadTemplateDetail(db, ctx, viewer, slug)).template;
  });
}
