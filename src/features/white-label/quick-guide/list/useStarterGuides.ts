import { errorMessage } from '@/api/errors';
import { formatCount } from '@/lib/format';
import { toast } from '@/ui/toast';
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
    if (count > 0)
      toast.success(`${formatCount(count, 'starter guide was', 'starter guides were')} added as drafts`);
    else toast.default('All starter guides are here already');
  };
  return { add: () => void add(), isBusy: isLoading };
}
