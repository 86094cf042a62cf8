import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { authorise } from '../../permissions';
import type { MarketingTemplate, MarketingTemplateDetail, MarketingWordsInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { recordWords, templateId } from './record';
import { shownTemplate } from './service';
import { deleteWords, favouritesOf, lockWords, saveWords, setFavourite, wordsRow } from './sql';
import { templateNamed } from './templates/all';
import { parseWords } from './words';

export async function saveMarketingWords(
  ctx: Context,
  input: MarketingWordsInput,
): Promise<MarketingTemplateDetail> {
  const viewer = authorise(ctx.viewer, null, 'write');
  const { companyId, name } = viewer;
  const { slug } = input;
  const template = templateNamed(slug);
  const words = parseWords(template, input.words);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockWords(db, companyId);
    const known = await wordsRow(db, companyId, slug);
    const before = known?.words ?? {};
    // What an answer was lost of is saved already.
    if (!isDeepStrictEqual(words, before)) {
      if ((known?.lockVersion ?? 0) !== input.lockVersion) {
        const message = `${known?.updatedByName ?? 'Somebody'} has changed these words since you opened them. Reload the page to see theirs.`;
        throw new DomainError('CONFLICT', message);
      }
      if (Object.keys(words).length > 0) await saveWords(db, companyId, slug, words, name);
      else await deleteWords(db, companyId, slug);
      await recordWords(db, ctx, companyId, template, 'wordsSaved', before, words);
    }
    return shownTemplate(db, ctx, viewer, slug);
  });
}

export async function resetMarketingWords(ctx: Context, slug: string): Promise<MarketingTemplateDetail> {
  const viewer = authorise(ctx.viewer, null, 'write');
  const { companyId } = viewer;
  const template = templateNamed(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockWords(db, companyId);
    const known = await wordsRow(db, companyId, slug);
    if (known) {
      await deleteWords(db, companyId, slug);
      await recordWords(db, ctx, companyId, template, 'wordsReset', known.words, {});
    }
    return shownTemplate(db, ctx, viewer, slug);
  });
}

export async function setMarketingFavourite(
  ctx: Context,
  slug: string,
  isFavourite: boolean,
): Promise<MarketingTemplate> {
  const viewer = authorise(ctx.viewer, null, 'write');
  const { companyId, operatorId } = viewer;
  const { name } = templateNamed(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (isFavourite !== (await favouritesOf(db, companyId, operatorId)).has(slug)) {
      await setFavourite(db, companyId, operatorId, slug, isFavourite);
      await writeAuditEvent(db, ctx, {
        action: isFavourite ? 'marketingTemplate.favoured' : 'marketingTemplate.unfavoured',
        targetType: 'MarketingTemplate',
        targetId: templateId(companyId, slug),
        targetLabel: name,
      });
    }
    return (await shownTemplate(db, ctx, viewer, slug)).template;
  });
}
