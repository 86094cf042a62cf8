import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import { useEditedJustNow } from '../../content/useEditedJustNow';
import type { Guide } from '../quickGuideApi';

const waiting = ({ status, version, deployedVersion }: Guide): string => {
  if (status === 'Archived') return 'Clients read it until the next deployment.';
  if (version === deployedVersion) return 'Its place or its audience changes with the next deployment.';
  const until = deployedVersion === null ? '' : `; until then they read version ${deployedVersion}`;
  return `Clients read version ${version} after the next deployment${until}.`;
};

/** What whoever writes should know of the guide. */
export function GuideNotices({ guide }: { guide: Guide }) {
  const me = useAppSelector(selectOperator)?.name;
  const isJustNow = useEditedJustNow(guide.updatedAt);
  const isOther = guide.updatedBy !== null && guide.updatedBy !== me;
  return (
    <>
      {isJustNow && isOther && guide.updatedAt && (
        <Notice tone="blue" title={`${guide.updatedBy} may be writing here too`}>
          The last change is of {formatDate(guide.updatedAt, 'time')}. Whoever saves second is told.
        </Notice>
      )}
      {guide.status === 'Archived' && (
        <Notice tone="amber" title="This guide is archived">
          Restore it in the list of guides before you publish it.
        </Notice>
      )}
      {guide.isDeploymentPending && (
        <Notice tone="blue" title="Not deployed yet">
          {waiting(guide)}
        </Notice>
      )}
    </>
  );
}
