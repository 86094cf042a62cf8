import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import { useEditedJustNow } from '../../content/useEditedJustNow';
import type { LegalDetail } from '../legalApi';

/** What whoever writes should know of the page. */
export function LegalNotices({ detail: { page } }: { detail: LegalDetail }) {
  const me = useAppSelector(selectOperator)?.name;
  const isJustNow = useEditedJustNow(page.updatedAt);
  const isOther = page.updatedBy !== null && page.updatedBy !== me;
  return (
    <>
      {isJustNow && isOther && page.updatedAt && (
        <Notice tone="blue" title={`${page.updatedBy} may be writing here too`}>
          The last change is of {formatDate(page.updatedAt, 'time')}. Whoever saves second is told.
        </Notice>
      )}
      {page.isTemplate && (
        <Notice tone="amber" title="This is a template, to be checked by a lawyer">
          We wrote it for companies in general, and it is no legal advice. Have it checked for your company
          and your country before you publish it. Clients do not see it until you do.
        </Notice>
      )}
      {page.isDeploymentPending && (
        <Notice tone="blue" title="Published, and not deployed yet">
          Clients read version {page.version} after the next deployment
          {page.deployedVersion === null ? '' : `; until then they read version ${page.deployedVersion}`}.
        </Notice>
      )}
    </>
  );
}
