import type { LegalPage } from '../../schema.generated';
import { templateOf, type LegalPathname } from '../content/templates';
import type { LegalPageRow } from './sql';

const untouched = {
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

/** `row` is undefined for a page that nobody has touched. */
export function toLegalPage(pathname: LegalPathname, row: LegalPageRow | undefined): LegalPage {
  const { draftTitle, publishedTitle, ...page } = { ...untouched, ...row };
  const unpublished = page.hasDraft ? 'Draft' : 'Default';
  return {
    ...page,
    pathname,
    title: draftTitle ?? publishedTitle ?? templateOf(pathname).title,
    status: page.version === null ? unpublished : 'Published',
    isTemplate: page.version === null && !page.hasDraft,
  };
}
