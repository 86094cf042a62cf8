import Skeleton from '@mui/material/Skeleton';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { TextDiff } from '@/ui/content/TextDiff';
import { useGetGuideTextsQuery, useGetLegalTextsQuery, type PortalChange } from './deploymentsApi';

const versionOf = ({ fields }: PortalChange, side: 'before' | 'after'): number =>
  Number(fields.find(({ field }) => field === 'version')?.[side]);

export default function TextDifference({ change }: { change: PortalChange }) {
  const versions = { before: versionOf(change, 'before'), after: versionOf(change, 'after') };
  const isLegal = change.area === 'Legal';
  const legal = useGetLegalTextsQuery({ pathname: change.entityId, ...versions }, { skip: !isLegal });
  const guide = useGetGuideTextsQuery({ id: change.entityId, ...versions }, { skip: isLegal });
  const { currentData, error, refetch } = isLegal ? legal : guide;

  if (error && !currentData) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={64} />;
  return <TextDiff before={currentData.before} after={currentData.after} />;
}
