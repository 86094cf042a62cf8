import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useAddStarterGuidesMutation, useGetQuickGuidesQuery } from '../quickGuideApi';

/** Returns a function that adds the missing starter guides as drafts and shows the result in a toast. */
export function useStarterGuides() {
  const { data } = useGetQuickGuidesQuery();
  const [addGuides, { isLoading }] = useAddStarterGuidesMutation();

  const add = async () => {
    const countBefore = data?.quickGuides.length ?? 0;
    const result = await addGuides();
    if (!result.data) return toast.error(errorMessage(result.error));
    const count = result.data.addStarterGuides.length - countBefore;
    if (count > 0) toast.success(texts.starterGuidesWereAddedAsDrafts(count));
    else toast.default(texts.allStarterGuidesAreHereAlready);
  };
  return { add: () => void add(), isBusy: isLoading };
}
