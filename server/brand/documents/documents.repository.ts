import type { ContentVersion, Db } from '../../platform';
import type { TextContent } from '../content/input';
import type { DocumentKind } from './kinds';

declare module '../../platform/db/rows.generated' {
  interface StatementRows {
    documentTexts: DocumentTexts;
    documentVersions: ContentVersion;
    documentVersionText: { text: TextContent };
    insertDocumentVersion: { number: number };
  }
}

export interface DocumentTexts {
  draft: TextContent | null;
  published: TextContent | null;
}

export interface Editor {
  operatorId: string;
  name: string;
}

const textJson = ({ textColumns }: DocumentKind, prefix: string): string => {
  const read = (name: keyof TextContent): string => (textColumns.includes(name) ? `${prefix}${name}` : `''`);
  return `jsonb_build_object('title', ${read('title')}, 'summary', ${read('summary')}, 'html', ${read('html')})`;
};

export async function documentTexts(
  db: Db,
  companyId: string,
  kind: DocumentKind,
  key: string,
): Promise<DocumentTexts> {
  const { rows } = await db.query(
    `/* documentTexts */ select
       case when d.draft_html is not null then ${textJson(kind, 'd.draft_')} end as draft,
       case when v.number is not null then ${textJson(kind, 'v.')} end as published
     from ${kind.table} d left join ${kind.versionTable} v
       on v.company_id = d.company_id and v.${kind.versionKeyColumn} = d.${kind.keyColumn}
       and v.number = d.published_version
     where d.company_id = $1 and d.${kind.keyColumn} = $2`,
    [companyId, key],
  );
  return rows[0] ?? { draft: null, published: null };
}

/** Saves the draft, or removes it if `draft` is null. */
export async function saveDraft(
  db: Db,
  companyId: string,
  kind: DocumentKind,
  key: string,
  draft: TextContent | null,
  editor: Editor,
): Promise<void> {
  const { table, keyColumn, textColumns } = kind;
  await db.query(
    `/* saveDocumentDraft */ update ${table}
     set draft_updated_at = now(), draft_updated_by = $3, draft_updated_by_name = $4,
       lock_version = lock_version + 1,
       ${textColumns.map((name, index) => `draft_${name} = $${index + 5}`).join(', ')}
     where company_id = $1 and ${keyColumn} = $2`,
    [companyId, key, editor.operatorId, editor.name, ...textColumns.map((name) => draft?.[name] ?? null)],
  );
}

export interface NewVersion extends TextContent {
  note: string | null;
  /** Values of the columns that only this kind of document has. */
  details?: Readonly<Record<string, string | boolean>>;
}

/**
 * Publishes the next version and returns its number. `restored_from` is the latest earlier version with the
 * same text.
 */
export async function publishVersion(
  db: Db,
  companyId: string,
  kind: DocumentKind,
  key: string,
  { note, details = {}, ...text }: NewVersion,
  editor: Editor,
): Promise<number> {
  const { table, keyColumn, versionTable, versionKeyColumn, textColumns } = kind;
  const columns = [...textColumns, 'note', 'published_by', 'published_by_name', ...Object.keys(details)];
  const sameText = textColumns.map((name, index) => `e.${name} = $${index + 3}`).join(' and ');
  const { rows } = await db.query(
    `/* insertDocumentVersion */ insert into ${versionTable}
       (company_id, ${versionKeyColumn}, number, restored_from, ${columns.join(', ')})
     select k.id, $2, coalesce(max(e.number), 0) + 1, max(e.number) filter (where ${sameText}),
       ${columns.map((_name, index) => `$${index + 3}`).join(', ')}
     from companies k left join ${versionTable} e on e.company_id = k.id and e.${versionKeyColumn} = $2
     where k.id = $1 group by k.id
     returning number`,
    [
      ...[companyId, key, ...textColumns.map((name) => text[name])],
      ...[note, editor.operatorId, editor.name, ...Object.values(details)],
    ],
  );
  const number = rows[0]?.number ?? 1;
  await db.query(
    `/* setPublishedVersion */ update ${table} set published_version = $3
     where company_id = $1 and ${keyColumn} = $2`,
    [companyId, key, number],
  );
  return number;
}

/** Returns the published versions, newest first. */
export async function documentVersions(
  db: Db,
  companyId: string,
  kind: DocumentKind,
  key: string,
): Promise<ContentVersion[]> {
  const { area, versionTable, versionKeyColumn, versionDetails } = kind;
  const { rows } = await db.query(
    `/* documentVersions */ select v.number, v.title, v.note, ${versionDetails},
       v.restored_from as "restoredFrom", s.content is not null as "isDeployed",
       v.published_at as "publishedAt", v.published_by_name as "publishedBy"
     from ${versionTable} v
     left join portals t on t.company_id = v.company_id
     left join portal_snapshot_items s on s.company_id = v.company_id and s.snapshot_id = t.snapshot_id
       and s.area = '${area}' and s.entity_id = v.${versionKeyColumn}::text
       and (s.content->>'version')::integer = v.number
     where v.company_id = $1 and v.${versionKeyColumn} = $2 order by v.number desc`,
    [companyId, key],
  );
  return rows;
}

export async function versionText(
  db: Db,
  companyId: string,
  kind: DocumentKind,
  key: string,
  number: number,
): Promise<TextContent | undefined> {
  const { versionTable, versionKeyColumn } = kind;
  const { rows } = await db.query(
    `/* documentVersionText */ select ${textJson(kind, 'v.')} as text from ${versionTable} v
     where v.company_id = $1 and v.${versionKeyColumn} = $2 and v.number = $3`,
    [companyId, key, number],
  );
  return rows[0]?.text;
}
