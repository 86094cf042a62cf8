import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/legal/edit';
import { useEditedRecently } from '../../content/useEditedRecently';
import type { LegalDetail } from '../legalApi';

export function LegalNotices({ detail: { page } }: { detail: LegalDetail }) {
  const viewerName = useAppSelector(selectOperator)?.name;
  const isRecent = useEditedRecently(page.updatedAt);
  const isOtherEditor = page.updatedBy !== null && page.updatedBy !== viewerName;
  return (
    <>
      {isRecent && isOtherEditor && page.updatedAt && (
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
