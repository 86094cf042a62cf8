import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { useEditedJustNow } from '../../content/useEditedJustNow';
import type { Guide } from '../quickGuideApi';

const waiting = ({ status, version, deployedVersion }: Guide): string => {
  if (status === 'Archived') return texts.clientsReadItUntilTheNext;
  if (version === deployedVersion) return texts.itsPlaceOrItsAudienceChanges;
  const until = deployedVersion === null ? '' : texts.untilThenTheyReadVersion(deployedVersion);
  return texts.clientsReadVersionAfterTheNext(version, until);
};

/** What whoever writes should know of the guide. */
export function GuideNotices({ guide }: { guide: Guide }) {
  const me = useAppSelector(selectOperator)?.name;
  const isJustNow = useEditedJustNow(guide.updatedAt);
  const isOther = guide.updatedBy !== null && guide.updatedBy !== me;
  return (
    <>
      {isJustNow && isOther && guide.updatedAt && (
        <Notice tone="blue" title={texts.mayBeWritingHereToo(guide.updatedBy)}>
          {texts.theLastChangeIsOfWhoever(formatDate(guide.updatedAt, 'time'))}
        </Notice>
      )}
      {guide.status === 'Archived' && (
        <Notice tone="amber" title={texts.thisGuideIsArchived}>
          {texts.restoreItInTheList}
        </Notice>
      )}
      {guide.isDeploymentPending && (
        <Notice tone="blue" title={texts.notDeployedYet}>
          {waiting(guide)}
        </Notice>
      )}
    </>
  );
}
