import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useAddStarterGuidesMutation, useGetQuickGuidesQuery } from '../quickGuideApi';

/** Ready-made guides, to be adapted. */
export function useStarterGuides() {
  const { data } = useGetQuickGuidesQuery();
  const [addGuides, { isLoading }] = useAddStarterGuidesMutation();

  const add = async () => {
    const before = data?.quickGuides.length ?? 0;
    const answer = await addGuides();
    if (!answer.data) return toast.error(errorMessage(answer.error));
    const count = answer.data.addStarterGuides.length - before;
    if (count > 0) toast.success(texts.starterGuidesWereAddedAsDrafts(count));
    else toast.default(texts.allStarterGuidesAreHereAlready);
  };
  return { add: () => void add(), isBusy: isLoading };
}
