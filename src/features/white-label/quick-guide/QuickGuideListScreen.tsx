import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { GuideListBody } from './list/GuideListBody';
import { NewGuideDialog } from './list/NewGuideDialog';
import { useAddStarterGuidesMutation, useGetQuickGuidesQuery } from './quickGuideApi';

/** Returns a function that adds the missing starter guides as drafts and shows the result in a toast. */
function useStarterGuides() {
  const { t } = useLingui();
  const { data } = useGetQuickGuidesQuery();
  const [addGuides, { isLoading }] = useAddStarterGuidesMutation();

  const add = async () => {
    const countBefore = data?.quickGuides.length ?? 0;
    const result = await addGuides();
    if (!result.data) return toast.error(errorMessage(result.error));
    const count = result.data.addStarterGuides.length - countBefore;
    if (count > 0)
      toast.success(
        t`${plural(count, { one: '# starter guide added as a draft', other: '# starter guides added as drafts' })}`,
      );
    else toast.default(t`You already have all starter guides`);
  };
  return { add: () => void add(), isBusy: isLoading };
}

export default function QuickGuideListScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetQuickGuidesQuery();
  const [isAdding, setAdding] = useOpenFromUrl('add');
  const starters = useStarterGuides();
  const guides = data?.quickGuides;

  if (error && !guides) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Quick Guide`}
        actions={
          <>
            <Button color="gray" variant="soft" onClick={starters.add} isLoading={starters.isBusy}>
              {t`Add starter guides`}
            </Button>
            <Button onClick={() => setAdding(true)}>{t`Add guide`}</Button>
          </>
        }
      >
        {t`How-to guides on your client dashboard, in the order that clients see them.`}
      </PageHeader>
      <GuideListBody guides={guides} onAdd={() => setAdding(true)} />
      {isAdding && <NewGuideDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
