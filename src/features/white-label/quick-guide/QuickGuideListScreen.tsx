import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/quick-guide';
import * as listTexts from '@/texts/white-label/quick-guide/list';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { GuideListBody } from './list/GuideListBody';
import { NewGuideDialog } from './list/NewGuideDialog';
import { useAddStarterGuidesMutation, useGetQuickGuidesQuery } from './quickGuideApi';

/** Returns a function that adds the missing starter guides as drafts and shows the result in a toast. */
function useStarterGuides() {
  const { data } = useGetQuickGuidesQuery();
  const [addGuides, { isLoading }] = useAddStarterGuidesMutation();

  const add = async () => {
    const countBefore = data?.quickGuides.length ?? 0;
    const result = await addGuides();
    if (!result.data) return toast.error(errorMessage(result.error));
    const count = result.data.addStarterGuides.length - countBefore;
    if (count > 0) toast.success(listTexts.starterGuidesWereAddedAsDrafts(count));
    else toast.default(listTexts.allStarterGuidesAreHereAlready);
  };
  return { add: () => void add(), isBusy: isLoading };
}

export default function QuickGuideListScreen() {
  const { data, error, refetch } = useGetQuickGuidesQuery();
  const [isAdding, setAdding] = useOpenFromUrl('add');
  const starters = useStarterGuides();
  const guides = data?.quickGuides;

  if (error && !guides) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={screens.quickGuides.title}
        actions={
          <>
            <Button color="gray" variant="soft" onClick={starters.add} isLoading={starters.isBusy}>
              {texts.addStarterGuides}
            </Button>
            <Button onClick={() => setAdding(true)}>{texts.addGuide}</Button>
          </>
        }
      >
        {texts.shortHowTosThatClientsRead}
      </PageHeader>
      <GuideListBody guides={guides} onAdd={() => setAdding(true)} />
      {isAdding && <NewGuideDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
