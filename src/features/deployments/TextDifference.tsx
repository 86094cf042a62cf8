import Skeleton from '@mui/material/Skeleton';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Difference } from '@/ui/content/Difference';
import { useGetGuideTextsQuery, useGetLegalTextsQuery, type SiteChange } from './deploymentsApi';

const numberOf = ({ fields }: SiteChange, which: 'before' | 'after'): number =>
  Number(fields.find(({ field }) => field === 'version')?.[which]);

/** The words of the version that clients read beside those of the one that they would. */
export default function TextDifference({ change }: { change: SiteChange }) {
  const numbers = { before: numberOf(change, 'before'), after: numberOf(change, 'after') };
  const isLegal = change.area === 'Legal';
  const legal = useGetLegalTextsQuery({ pathname: change.entityId, ...numbers }, { skip: !isLegal });
  const guide = useGetGuideTextsQuery({ id: change.entityId, ...numbers }, { skip: isLegal });
  const { currentData, error, refetch } = isLegal ? legal : guide;

  if (error && !currentData) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={64} />;
  return <Difference before={currentData.before} after={currentData.after} />;
}
