import type { Db } from '../../platform';
import { contentLanguageOf } from '../content/contentCompany.repository';
import type { TextContent } from '../content/input';
import { isLegalPathname, legalTemplate } from '../content/templates';

/** A kind of document that clients read: its tables, and what its versions have in addition to the text. */
export interface DocumentKind {
  auditTarget: 'legalPage' | 'quickGuide';
  auditTargetType: 'LegalPage' | 'QuickGuide';
  /** Returns the id in audit events. A legal page has none, so its events have the company's. */
  auditIdOf: (companyId: string, key: string) => string;
  /** Area of the portal's snapshots, whose items have the document's key as their id. */
  area: 'Legal' | 'QuickGuide';
  table: string;
  keyColumn: string;
  versionTable: string;
  versionKeyColumn: string;
  /** Text columns of a version. The draft has the same, with the prefix `draft_`. */
  textColumns: readonly (keyof TextContent)[];
  /** Selects the fields of `ContentVersion` that only some kinds store, from the version `v`. */
  versionDetails: string;
  /** Returns the text before the first version in the company's content language, or null if there is none. */
  templateOf: (db: Db, companyId: string, key: string) => Promise<TextContent | null>;
}

export const legalPageKind: DocumentKind = {
  auditTarget: 'legalPage',
  auditTargetType: 'LegalPage',
  auditIdOf: (companyId) => companyId,
  area: 'Legal',
  table: 'legal_pages',
  keyColumn: 'pathname',
  versionTable: 'legal_page_versions',
  versionKeyColumn: 'pathname',
  textColumns: ['title', 'html'],
  versionDetails: `v.effective_on::text as "effectiveOn", v.requires_reacceptance as "requiresReacceptance",
    case when v.requires_reacceptance then (
      select count(*)::integer from legal_acceptances a
      where a.company_id = $1 and a.pathname = v.pathname and a.version = v.number
    ) end as "acceptedCount"`,
  templateOf: async (db, companyId, pathname) =>
    isLegalPathname(pathname) ? legalTemplate(pathname, await contentLanguageOf(db, companyId)) : null,
};

export const quickGuideKind: DocumentKind = {
  auditTarget: 'quickGuide',
  auditTargetType: 'QuickGuide',
  auditIdOf: (_companyId, id) => id,
  area: 'QuickGuide',
  table: 'quick_guides',
  keyColumn: 'id',
  versionTable: 'quick_guide_versions',
  versionKeyColumn: 'guide_id',
  textColumns: ['title', 'summary', 'html'],
  versionDetails: `null as "effectiveOn", false as "requiresReacceptance", null as "acceptedCount"`,
  templateOf: () => Promise.resolve(null),
};
