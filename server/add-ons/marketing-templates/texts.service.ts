import { isDeepStrictEqual } from 'node:util';
import {
  authorize,
  type AuditContext,
  type Context,
  type Db,
  type MarketingTemplate,
  type MarketingTemplateDetail,
  type MarketingTextInput,
  type OnBehalf,
  messageTarget,
  writeAuditEvent,
} from '../../platform';
import { conflict } from '../../lib/errors';
import { idFromName } from '../../lib/ids';
import { contentText, t } from '../../lib/i18n/i18n';
import { parseFieldTexts, type FieldTexts } from './fieldTexts';
import {
  deleteFieldTexts,
  loadFavorites,
  loadFieldTexts,
  lockFieldTexts,
  saveFieldTexts,
  setFavorite,
} from './marketingTemplates.repository';
import { loadTemplateDetail } from './marketingTemplates.service';
import { findTemplate, type Template } from './templates';

/** Returns the id of a company's template in the audit log, derived from its slug. */
const templateId = (companyId: string, slug: string): string =>
  idFromName(companyId, `marketing template ${slug}`);

/** Writes an audit event with the changed texts. Call it in the transaction of the change. */
const auditTextChange = (
  db: Db,
  context: AuditContext,
  companyId: string,
  { slug, name, fields }: Template,
  action: 'wordsSaved' | 'wordsReset',
  before: FieldTexts,
  after: FieldTexts,
): Promise<void> =>
  writeAuditEvent(db, context, {
    action: `marketingTemplate.${action}`,
    targetType: 'MarketingTemplate',
    targetId: templateId(companyId, slug),
    ...messageTarget(() => contentText(name)),
    changes: fields
      .map(({ key, label, default: defaultText }) => ({
        ...{ field: label, before: before[key] ?? defaultText, after: after[key] ?? defaultText },
      }))
      .filter((change) => change.before !== change.after),
  });

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
        throw conflict(
          saved
            ? t('{name} has changed this text since you opened it. Reload the page to see the changes.', {
                name: saved.updatedByName,
              })
            : t('Another user has reset this text since you opened it. Reload the page to see the changes.'),
        );
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
        ...messageTarget(() => contentText(name)),
      });
    }
    return (await loadTemplateDetail(db, ctx, viewer, slug)).template;
  });
}

export const hasCustomTexts = async (db: Db, companyId: string, slug: string): Promise<boolean> =>
  (await loadFieldTexts(db, companyId, slug)) !== undefined;

/** Texts that a pack wrote: `mark` identifies the row after the change, `before` has the previous texts. */
export interface PackTexts {
  mark: string;
  before: FieldTexts | null;
}

const loadMark = async ({ db, companyId }: OnBehalf, slug: string): Promise<string> => {
  const row = await loadFieldTexts(db, companyId, slug);
  return row ? `${row.lockVersion} ${row.updatedAt.toISOString()}` : '';
};

export async function applyPackTexts(context: OnBehalf, slug: string, texts: FieldTexts): Promise<PackTexts> {
  const { db, companyId, operator, by } = context;
  const template = findTemplate(slug);
  await lockFieldTexts(db, companyId);
  const before = (await loadFieldTexts(db, companyId, slug))?.texts ?? null;
  await saveFieldTexts(db, companyId, slug, texts, operator.name);
  await auditTextChange(db, by, companyId, template, 'wordsSaved', before ?? {}, texts);
  return { mark: await loadMark(context, slug), before };
}

/**
 * Restores the previous texts and returns null. If they were changed in the meantime, changes nothing and
 * returns the reason.
 */
export async function revertPackTexts(
  context: OnBehalf,
  slug: string,
  { mark, before }: PackTexts,
): Promise<'Changed' | null> {
  const { db, companyId, operator, by } = context;
  await lockFieldTexts(db, companyId);
  if ((await loadMark(context, slug)) !== mark) return 'Changed';
  const texts = (await loadFieldTexts(db, companyId, slug))?.texts ?? {};
  if (before) await saveFieldTexts(db, companyId, slug, before, operator.name);
  else await deleteFieldTexts(db, companyId, slug);
  await auditTextChange(db, by, companyId, findTemplate(slug), 'wordsReset', texts, before ?? {});
  return null;
}
