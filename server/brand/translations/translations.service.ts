import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ContentTranslationStatus } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { badInput, notFound, staleError } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type ContentTranslationDetail,
  type ContentTranslationInput,
  type ContentTranslations,
  type Context,
  type Db,
  type MutationRemoveContentTranslationArgs,
  type QueryContentTranslationArgs,
  writeAuditEvent,
} from '../../platform';
import { loadContentCompany, lockContent, type ContentCompany } from '../content/contentCompany.repository';
import { sanitizeDraft } from '../content/input';
import { countWords, isEmptyHtml, requireValidText } from '../content/publishing';
import { offeredVariables, variableValuesFor } from '../content/variables';
import { sanitizeText } from '../content/contentPool';
import { assertImagesExist } from '../quick-guides/guides.service';
import { signImageQuery } from '../quick-guides/imageLinks';
import { areaOf, fieldsOf, kindOf, contentValue, textOf, type TextField } from './fields';
import {
  contentLanguages,
  currentTranslations,
  insertTranslation,
  originalHtml,
  translatableItems,
  translatedHtml,
  type ItemKey,
  type ItemTexts,
  type TranslationKey,
  type TranslationRow,
} from './translations.repository';

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

/** An item of the portal with the fields that have a text. */
export interface Original {
  key: ItemKey;
  title: string;
  fields: readonly TextField[];
  /** HTML is `-`. */
  texts: ItemTexts;
  /** Changes with the texts: the version of a guide or legal page, else a hash. */
  version: string;
  effectiveOn: string | null;
  /** False for a plan that is not public. */
  isDeployed: boolean;
}

const areas = Object.values(areaOf);

const hashOf = (texts: ItemTexts, fields: readonly TextField[]): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => [field.name, textOf(texts, field)])))
    .digest('hex')
    .slice(0, 32);

/** Returns the items of the portal that have texts, in the order of the portal, or only `item`. */
export async function loadOriginals(db: Db, companyId: string, item?: ItemKey): Promise<Original[]> {
  const rows = await translatableItems(db, companyId, item);
  const originals = areas.flatMap((area) =>
    rows
      .filter((row) => row.area === area)
      .map(({ entityId, label, content, version, ...row }): Original => {
        const texts = version === null ? content : { ...content, html: '-' };
        const fields = fieldsOf[area].filter((field) => textOf(texts, field) !== '');
        return {
          ...{ key: { area, entityId }, title: label, fields, texts },
          ...{ effectiveOn: row.effectiveOn, isDeployed: row.isDeployed },
          version: version === null ? hashOf(texts, fields) : String(version),
        };
      }),
  );
  return originals.filter(({ fields }) => fields.length > 0);
}

const hasTexts = (translation: TranslationRow | undefined): translation is TranslationRow =>
  translation !== undefined && Object.keys(translation.texts).length > 0;

function statusOf(
  { fields, version }: Original,
  translation: TranslationRow | undefined,
): ContentTranslationStatus {
  if (!hasTexts(translation)) return 'Missing';
  if (translation.originalVersion !== version) return 'Outdated';
  return fields.every((field) => textOf(translation.texts, field) !== '') ? 'Complete' : 'Incomplete';
}

const keyText = ({ area, entityId, language }: TranslationKey): string => `${area} ${entityId} ${language}`;

async function loadTranslations(
  db: Db,
  companyId: string,
  item?: ItemKey,
): Promise<ReadonlyMap<string, TranslationRow>> {
  const rows = await currentTranslations(db, companyId, item);
  return new Map(rows.map((row) => [keyText(row), row]));
}

/** Returns the items of the portal with the state of their translation into each language. */
async function loadStates(db: Db, companyId: string, languages: readonly string[]) {
  const originals = await loadOriginals(db, companyId);
  const translations = await loadTranslations(db, companyId);
  return originals.map((original) => ({
    original,
    states: languages.map((language) => {
      const translation = translations.get(keyText({ ...original.key, language }));
      return {
        language,
        status: statusOf(original, translation),
        updatedAt: translation?.savedAt ?? null,
        updatedBy: translation?.savedByName ?? null,
      };
    }),
  }));
}

export async function contentTranslations(ctx: Context): Promise<ContentTranslations> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const languages = await contentLanguages(db, companyId);
    const items = await loadStates(db, companyId, languages.languages);
    return {
      ...languages,
      items: items.map(({ original: { key, title }, states }) => ({
        ...{ kind: kindOf[key.area], key: key.entityId, title },
        translations: states,
      })),
    };
  });
}

/** Returns the number of translations of the next deployment that are missing, incomplete or outdated. */
export async function countOpenTranslations(db: Db, companyId: string): Promise<number> {
  const { languages } = await contentLanguages(db, companyId);
  if (languages.length === 0) return 0;
  const items = await loadStates(db, companyId, languages);
  return items
    .filter(({ original }) => original.isDeployed)
    .flatMap(({ states }) => states)
    .filter(({ status }) => status !== 'Complete').length;
}

/** An item with its translation into one language, which may not exist yet. */
interface TranslatedItem {
  original: Original;
  key: TranslationKey;
  contentLanguage: string;
  translation: TranslationRow | undefined;
  facts: ContentCompany;
}

/** Throws `NOT_FOUND` if the portal has no such item or language. */
async function loadItem(
  db: Db,
  companyId: string,
  { kind, key: entityId, language }: QueryContentTranslationArgs,
): Promise<TranslatedItem> {
  const { contentLanguage, languages } = await contentLanguages(db, companyId);
  const key = { area: areaOf[kind], entityId, language };
  const [original] = await loadOriginals(db, companyId, key);
  if (!original || !languages.includes(language)) throw notFound();
  const translation = (await loadTranslations(db, companyId, key)).get(keyText(key));
  const facts = await loadContentCompany(db, companyId);
  return { original, key, contentLanguage, translation, facts };
}

const hasHtml = ({ fields }: Original): boolean => fields.some(({ name }) => name === 'html');

const versionOf = ({ translation }: TranslatedItem): number => translation?.version ?? 0;

async function loadTexts(db: Db, companyId: string, item: TranslatedItem): Promise<[ItemTexts, ItemTexts]> {
  const { original, key, translation } = item;
  const translated: ItemTexts = translation?.texts ?? {};
  if (!hasHtml(original)) return [original.texts, translated];
  return [
    { ...original.texts, html: await originalHtml(db, companyId, key) },
    { ...translated, html: await translatedHtml(db, companyId, key, versionOf(item)) },
  ];
}

async function loadDetail(
  { services: { settings } }: Context,
  db: Db,
  companyId: string,
  args: QueryContentTranslationArgs,
): Promise<ContentTranslationDetail> {
  const item = await loadItem(db, companyId, args);
  const { original, key, contentLanguage, translation, facts } = item;
  const [texts, translated] = await loadTexts(db, companyId, item);
  return {
    ...{ kind: kindOf[key.area], key: key.entityId, title: original.title },
    ...{ contentLanguage, language: key.language, status: statusOf(original, translation) },
    fields: original.fields.map((field) => ({
      name: field.name,
      original: textOf(texts, field),
      translation: textOf(translated, field),
    })),
    originalVersion: original.version,
    variables: hasHtml(original) ? offeredVariables(facts, original.effectiveOn) : [],
    imageQuery: key.area === 'QuickGuide' ? signImageQuery(settings.signingKey, companyId) : null,
    lockVersion: versionOf(item),
    updatedAt: translation?.savedAt ?? null,
    updatedBy: translation?.savedByName ?? null,
  };
}

/** Sanitizes the stored HTML that the editor opens. Call it outside a transaction. */
async function sanitizeDetail(
  companyId: string,
  detail: ContentTranslationDetail,
): Promise<ContentTranslationDetail> {
  const fields = await Promise.all(
    detail.fields.map(async (field) =>
      field.name === 'html'
        ? {
            ...field,
            original: await sanitizeText(companyId, field.original),
            translation: await sanitizeText(companyId, field.translation),
          }
        : field,
    ),
  );
  return { ...detail, fields };
}

export async function contentTranslation(
  ctx: Context,
  args: QueryContentTranslationArgs,
): Promise<ContentTranslationDetail> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  const detail = await ctx.services.database.inCompany(companyId, (db) =>
    loadDetail(ctx, db, companyId, args),
  );
  return sanitizeDetail(companyId, detail);
}

const unknownField = (name: string) =>
  badInput({ [name]: t('The original no longer has this text. Reload the page.') });

/** Returns the normalized texts by property of the portal's content, without empty ones. */
async function parseTexts(
  companyId: string,
  { kind, fields: input }: ContentTranslationInput,
): Promise<ItemTexts> {
  const fields = fieldsOf[areaOf[kind]];
  const names = new Set(fields.map(({ name }) => name));
  for (const { name } of input) if (!names.delete(name)) throw unknownField(name);
  const schema = z.object(Object.fromEntries(fields.map(({ name, schema: text }) => [name, text])));
  const values: Record<string, string> = parseInput(schema, {
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...Object.fromEntries(input.map(({ name, value }) => [name, value])),
  });
  const { html = '' } = values;
  const sanitized = html === '' ? '' : (await sanitizeDraft(companyId, { html })).html;
  const texts: Record<string, string> = { ...values, html: isEmptyHtml(sanitized) ? '' : sanitized };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts[field.name];
      return text ? [[field.property, contentValue(field, text)]] : [];
    }),
  );
}

/** Shows texts in the audit log, but only the number of words of HTML. */
function auditValue(texts: ItemTexts, field: TextField): string | number | null {
  const text = textOf(texts, field);
  if (text === '') return null;
  return field.name === 'html' ? countWords(text) : text;
}

async function replaceTranslation(
  ctx: Context,
  args: QueryContentTranslationArgs & { lockVersion: number },
  { texts, originalVersion }: { texts: ItemTexts; originalVersion: string },
): Promise<ContentTranslationDetail> {
  const operator = authorize(ctx.viewer, permission, 'write');
  const { companyId } = operator;
  const detail = await ctx.services.database.inCompany(companyId, async (db) => {
    await lockContent(db, companyId);
    const item = await loadItem(db, companyId, args);
    const { original, key, translation, facts } = item;
    const [, before] = await loadTexts(db, companyId, item);
    const isSame = fieldsOf[key.area].every((field) => textOf(before, field) === textOf(texts, field));
    const isEmpty = Object.keys(texts).length === 0;
    // A retry after a lost response sends texts that are already saved.
    if (isSame && (isEmpty || translation?.originalVersion === originalVersion)) {
      return loadDetail(ctx, db, companyId, args);
    }
    if (versionOf(item) !== args.lockVersion) {
      throw staleError({
        updatedBy: translation?.savedByName ?? null,
        updatedAt: translation?.savedAt ?? null,
      });
    }
    const unexpected = fieldsOf[key.area].find(
      (field) => textOf(texts, field) !== '' && !original.fields.includes(field),
    );
    if (unexpected) throw unknownField(unexpected.name);
    if (hasHtml(original)) {
      const html = textOf(texts, { property: 'html' });
      const title = textOf(texts, { property: 'title' });
      const summary = textOf(texts, { property: 'summary' });
      requireValidText({ title, summary, html }, variableValuesFor(facts, original.effectiveOn));
      await assertImagesExist(db, companyId, html);
    }
    // Otherwise a translation could be current for a version that is not published yet.
    const isKnown = !hasHtml(original) || Number(originalVersion) <= Number(original.version);
    await insertTranslation(
      db,
      companyId,
      key,
      { version: versionOf(item) + 1, texts, originalVersion: isKnown ? originalVersion : '' },
      operator,
    );
    await writeAuditEvent(db, ctx, {
      action: isEmpty ? 'contentTranslation.removed' : 'contentTranslation.saved',
      targetType: 'ContentTranslation',
      // The brand and legal pages have no id.
      targetId: isId(key.entityId) ? key.entityId : companyId,
      targetLabel: original.title,
      changes: fieldsOf[key.area]
        .filter((field) => textOf(before, field) !== textOf(texts, field))
        .map((field) => ({
          field: field.name === 'html' ? 'words' : field.property,
          language: key.language,
          before: auditValue(before, field),
          after: auditValue(texts, field),
        })),
    });
    await db.publish({ type: 'companyChanged', companyId });
    return loadDetail(ctx, db, companyId, args);
  });
  return sanitizeDetail(companyId, detail);
}

/**
 * Saves the texts of an item in one language. Throws `NOT_FOUND` for an item or language that the portal does not
 * have, `CONFLICT` if the translation was changed since `lockVersion`, and `BAD_USER_INPUT` with the names of refused
 * fields.
 */
export async function saveContentTranslation(
  ctx: Context,
  input: ContentTranslationInput,
): Promise<ContentTranslationDetail> {
  const { companyId } = authorize(ctx.viewer, permission, 'write');
  const { originalVersion } = parseInput(z.object({ originalVersion: z.string().max(32) }), input);
  return replaceTranslation(ctx, input, { texts: await parseTexts(companyId, input), originalVersion });
}

export const removeContentTranslation = (
  ctx: Context,
  args: MutationRemoveContentTranslationArgs,
): Promise<ContentTranslationDetail> => replaceTranslation(ctx, args, { texts: {}, originalVersion: '' });
