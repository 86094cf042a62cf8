import { formatDay } from '@/lib/days';
import * as texts from '@/texts/white-label/legal/edit';
import { ChangesDialog } from '../../content/versions/ChangesDialog';
import { DiscardDialog } from '../../content/versions/DiscardDialog';
import { HistoryDialog, type Looked } from '../../content/versions/HistoryDialog';
import { PreviewDialog } from '../../content/PreviewDialog';
import { takeOver } from '../../content/draft/takeOver';
import type { Draft } from '../../content/draft/useDraft';
import type { useTask } from '../../content/useTask';
import {
  useDiscardLegalDraftMutation,
  useGetLegalVersionQuery,
  useRestoreLegalVersionMutation,
  type LegalDetail,
} from '../legalApi';
import { PublishDialog } from './PublishDialog';

interface LegalDialogsProps {
  detail: LegalDetail;
  draft: Draft;
  task: ReturnType<typeof useTask>;
}

/** Whatever of them is open. */
export function LegalDialogs({ detail, draft, task }: LegalDialogsProps) {
  const { page, template, published, versions, variables } = detail;
  const { keeper, state } = draft;
  const { close } = task;
  const base = published ?? template;
  const takes = useTakesOver(detail, draft);

  const useLookUp = (number: number | null) => {
    const { data, error, refetch } = useGetLegalVersionQuery(
      { pathname: page.pathname, number: number ?? 0 },
      { skip: number === null },
    );
    return { words: data?.legalVersion, error, refetch: () => void refetch() };
  };
  const restore = async (looked: Looked) => {
    if (await takes.restore(looked)) close();
  };
  const discard = async () => {
    if (await takes.discard()) close();
  };

  switch (task.task) {
    case 'preview':
      return (
        <PreviewDialog
          words={state.words}
          variables={variables}
          line={texts.inEffectFromDay(formatDay(page.effectiveOn ?? detail.today))}
          onClose={close}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          {...{ versions, template }}
          title={page.title}
          now={state.words}
          lookUp={useLookUp}
          onRestore={restore}
          onClose={close}
        />
      );
    case 'changes':
      return (
        <ChangesDialog
          before={base}
          beforeName={published ? texts.version(page.version) : texts.theTemplate}
          after={state.words}
          onDiscard={page.hasDraft ? () => task.open('discard') : undefined}
          onClose={close}
        />
      );
    case 'discard':
      return (
        <DiscardDialog
          title={page.title}
          backTo={published ? texts.versionVersion(page.version) : texts.theTemplate2}
          isBusy={takes.isBusy}
          onConfirm={() => void discard()}
          onClose={close}
        />
      );
    case 'publish':
      return <PublishDialog {...{ detail, keeper }} onClose={close} />;
    default:
      return null;
  }
}

/** Puts other words in the place of the draft. */
function useTakesOver({ page }: LegalDetail, { keeper }: Draft) {
  const [restoreVersion, restoring] = useRestoreLegalVersionMutation();
  const [discardDraft, discarding] = useDiscardLegalDraftMutation();
  const { pathname } = page;

  const wordsOf = (detail: LegalDetail | undefined) =>
    detail && { words: detail.text, lockVersion: detail.page.lockVersion };
  return {
    isBusy: restoring.isLoading || discarding.isLoading,
    restore: async (number: Looked): Promise<boolean> => {
      await keeper.flush();
      const { data, error } = await restoreVersion({ pathname, lockVersion: keeper.version, number });
      const what = number === null ? texts.theTemplate : texts.versionNumber(number);
      const taken = wordsOf(data?.restoreLegalVersion);
      return takeOver(keeper, { taken, error }, texts.isTheDraftNow(what));
    },
    discard: async (): Promise<boolean> => {
      const { data, error } = await discardDraft({ pathname, lockVersion: keeper.version });
      const taken = wordsOf(data?.discardLegalDraft);
      return takeOver(keeper, { taken, error }, texts.theDraftOfWasDiscarded(page.title));
    },
  };
}
