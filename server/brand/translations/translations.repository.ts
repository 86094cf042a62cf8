import type { PortalArea } from '../../../contract/enums';
import type { Db, StatementRows } from '../../platform';
import type { Timestamp } from '../../lib/timestamps';
import type { Editor } from '../documents/documents.repository';

/** An area of the portal whose items have texts. */
export type TranslatableArea = Exclude<PortalArea, 'Company'>;

/** Texts of an item, by the property of its content, and `html`. `features` is a list. */
export type ItemTexts = Readonly<Record<string, unknown>>;

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'content_translations.texts': ItemTexts;
  }
}

export type ContentLanguages = StatementRows['contentLanguages'];

export async function contentLanguages(db: Db, companyId: string): Promise<ContentLanguages> {
  const { rows } = await db.query(
    `/* contentLanguages */ select coalesce(content_language, default_language) as "contentLanguage",
       array_remove(portal_languages, coalesce(content_language, default_language)) as languages
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company does not exist.');
  return row;
}

export interface ItemKey {
  area: TranslatableArea;
  entityId: string;
}

export interface TranslationKey extends ItemKey {
  language: string;
}

export type OriginalRow = StatementRows['translatableItems'];

/**
 * Returns the content that the next deployment publishes, in the order of the portal, and the active plans that are not
 * public. With `item`, returns only this one.
 */
export async function translatableItems(db: Db, companyId: string, item?: ItemKey): Promise<OriginalRow[]> {
  const { rows } = await db.query(
    `/* translatableItems */ select area, entity_id as "entityId", label, content,
       (content ->> 'order')::integer as "order", (content ->> 'version')::integer as version,
       content ->> 'effectiveOn' as "effectiveOn", true as "isDeployed"
     from portal_content where company_id = $1 and area <> 'Company'
       and ($2::text is null or area = $2 and entity_id = $3)
     union all
     select 'ClientBilling', id::text, name,
       jsonb_build_object('name', name, 'description', description, 'features', features), null, null, null, false
     from client_billing_plans where company_id = $1 and status = 'Active' and not is_public
       and ($2::text is null or 'ClientBilling' = $2 and id::text = $3)
     order by "order", label`,
    [companyId, item?.area ?? null, item?.entityId ?? null],
  );
  return rows;
}

export type TranslationRow = StatementRows['currentTranslations'];

/** Returns the latest version of each translation, or of those of `item`. HTML is replaced by `-`. */
export async function currentTranslations(
  db: Db,
  companyId: string,
  item?: ItemKey,
): Promise<TranslationRow[]> {
  const { rows } = await db.query(
    `/* currentTranslations */ select area, entity_id as "entityId", language, version,
       texts || case when html is null then '{}' else '{"html": "-"}'::jsonb end as texts,
       original_version as "originalVersion", saved_at as "savedAt", saved_by_name as "savedByName"
     from content_translations where company_id = $1 and is_current
       and ($2::text is null or area = $2 and entity_id = $3)`,
    [companyId, item?.area ?? null, item?.entityId ?? null],
  );
  return rows;
}

/** Returns the HTML of the published version of a guide or legal page, or null. */
export async function originalHtml(
  db: Db,
  companyId: string,
  { area, entityId }: TranslationKey,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* originalHtml */ select v.html from legal_pages l join legal_page_versions v
       on v.company_id = l.company_id and v.pathname = l.pathname and v.number = l.published_version
     where l.company_id = $1 and $2 = 'Legal' and l.pathname = $3
     union all
     select v.html from quick_guides g join quick_guide_versions v
       on v.company_id = g.company_id and v.guide_id = g.id and v.number = g.published_version
     where g.company_id = $1 and $2 = 'QuickGuide' and g.id::text = $3`,
    [companyId, area, entityId],
  );
  return rows[0]?.html ?? null;
}

export async function translatedHtml(
  db: Db,
  companyId: string,
  { area, entityId, language }: TranslationKey,
  version: number,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* translatedHtml */ select html from content_translations
     where company_id = $1 and area = $2 and entity_id = $3 and language = $4 and version = $5`,
    [companyId, area, entityId, language, version],
  );
  return rows[0]?.html ?? null;
}

export interface NewTranslation {
  version: number;
  texts: ItemTexts;
  originalVersion: string;
  /** Defaults to the current time. */
  savedAt?: Date | Timestamp;
}

/**
 * Adds a version, which replaces the current one. Without texts, it removes the translation. Deletes replaced versions
 * that no snapshot refers to.
 */
export async function insertTranslation(
  db: Db,
  companyId: string,
  { area, entityId, language }: TranslationKey,
  { version, texts: { html = null, ...texts }, originalVersion, savedAt }: NewTranslation,
  editor: Editor,
): Promise<void> {
  const key = [companyId, area, entityId, language];
  await db.query(
    `/* replaceTranslation */ update content_translations set is_current = false
     where company_id = $1 and area = $2 and entity_id = $3 and language = $4 and is_current`,
    key,
  );
  await db.query(
    `/* deleteReplacedTranslations */ delete from content_translations x
     where x.company_id = $1 and x.area = $2 and x.entity_id = $3 and x.language = $4 and not exists (
       select from portal_snapshot_items i
       where i.company_id = $1 and i.area = $2 and i.entity_id = $3
         and i.content -> 'translations' -> $4 ->> 'translationVersion' = x.version::text
     )`,
    key,
  );
  await db.query(
    `/* insertTranslation */ insert into content_translations
       (company_id, area, entity_id, language, version, texts, html, original_version, saved_at, saved_by, saved_by_name)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, coalesce($9, now()), $10, $11)`,
    [
      ...[...key, version, JSON.stringify(texts), html, originalVersion, savedAt ?? null],
      ...[editor.operatorId, editor.name],
    ],
  );
}

export async function deletePlanTranslations(db: Db, companyId: string, planId: string): Promise<void> {
  await db.query(
    `/* deletePlanTranslations */ delete from content_translations
     where company_id = $1 and area = 'ClientBilling' and entity_id = $2`,
    [companyId, planId],
  );
}

/**
 * Returns the SQL of a plan's translated name, or its name without a translation, for statements whose `$1` is the
 * company. `plan` is the alias of
 * `client_billing_plans`, `language` an expression such as `$2`.
 */
export const planNameIn = (plan: string, language: string): string =>
  `coalesce((
    select x.texts ->> 'name' from current_translations x
    where x.company_id = $1 and x.area = 'ClientBilling' and x.entity_id = ${plan}.id::text
      and x.language = ${language}
  ), ${plan}.name)`;
