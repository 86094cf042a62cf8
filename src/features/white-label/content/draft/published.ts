import { toast } from '@/ui/toast';
import type { DraftKeeper } from './draftKeeper';

export const unsavedYet = 'The last words could not be saved yet. Try again in a moment.';

interface Published {
  title: string;
  version?: number | null;
  lockVersion: number;
}

/** What was published is what the draft goes on from. */
export function followPublished(keeper: DraftKeeper, { title, version, lockVersion }: Published): void {
  keeper.follow(keeper.look().words, lockVersion);
  toast.success(`Version ${version} of ${title} was published. Clients read it after the next deployment.`);
}
