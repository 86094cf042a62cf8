import type { LegalPage } from '../../platform';
import { legalTemplate, type LegalPathname } from '../content/templates';
import type { LegalPageRow } from './legal.repository';

const defaultRow = {
  draftTitle: null,
  hasDraft: false,
  publishedTitle: null,
  version: null,
  deployedVersion: null,
  isDeploymentPending: false,
  effectiveOn: null,
  acceptedCount: null,
  reviewDueOn: null,
  updatedAt: null,
  updatedBy: null,
  lockVersion: 1,
} satisfies Partial<LegalPageRow>;

/** Maps a row to the API's type. `row` is undefined for a page that was never edited. */
export function toLegalPage(pathname: LegalPathname, row: LegalPageRow | undefined): LegalPage {
  const { draftTitle, publishedTitle, ...page } = { ...defaultRow, ...row };
  const draftStatus = page.hasDraft ? 'Draft' : 'Default';
  return {
    ...page,
    pathname,
    title: draftTitle ?? publishedTitle ?? legalTemplate(pathname).title,
    status: page.version === null ? draftStatus : 'Published',
    isTemplate: page.version === null && !page.hasDraft,
  };
}
