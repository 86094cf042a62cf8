import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/legal/edit';
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
        <Notice tone="blue" title={texts.mayBeWritingHereToo(page.updatedBy)}>
          {texts.theLastChangeIsOfWhoever(formatDate(page.updatedAt, 'time'))}
        </Notice>
      )}
      {page.isTemplate && (
        <Notice tone="amber" title={texts.thisIsATemplate}>
          {texts.weWroteItForCompanies}
        </Notice>
      )}
      {page.isDeploymentPending && (
        <Notice tone="blue" title={texts.publishedAndNotDeployedYet}>
          {texts.clientsReadVersionAfterTheNext(page.version, page.deployedVersion)}
        </Notice>
      )}
    </>
  );
}
