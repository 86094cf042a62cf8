import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { useEditedRecently } from '../../content/useEditedRecently';
import type { Guide } from '../quickGuideApi';

const pendingDeploymentText = ({ status, version, deployedVersion }: Guide): string => {
  if (status === 'Archived') return texts.clientsReadItUntilTheNext;
  if (version === deployedVersion) return texts.itsPlaceOrItsAudienceChanges;
  const currentVersionText = deployedVersion === null ? '' : texts.untilThenTheyReadVersion(deployedVersion);
  return texts.clientsReadVersionAfterTheNext(version, currentVersionText);
};

export function GuideNotices({ guide }: { guide: Guide }) {
  const operatorName = useAppSelector(selectOperator)?.name;
  const isRecentlyEdited = useEditedRecently(guide.updatedAt);
  const isOtherOperator = guide.updatedBy !== null && guide.updatedBy !== operatorName;
  return (
    <>
      {isRecentlyEdited && isOtherOperator && guide.updatedAt && (
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
          {pendingDeploymentText(guide)}
        </Notice>
      )}
    </>
  );
}
