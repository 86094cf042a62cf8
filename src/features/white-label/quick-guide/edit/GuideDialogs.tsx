import type { EditorPictures } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ChangesDialog } from '../../content/versions/ChangesDialog';
import { DiscardDialog } from '../../content/versions/DiscardDialog';
import { HistoryDialog, type Looked } from '../../content/versions/HistoryDialog';
import { takeOver } from '../../content/draft/takeOver';
import type { Draft } from '../../content/draft/useDraft';
import type { useTask } from '../../content/useTask';
import {
  useDiscardQuickGuideDraftMutation,
  useGetQuickGuideVersionQuery,
  useRestoreQuickGuideVersionMutation,
  type GuideDetail,
} from '../quickGuideApi';
import { GuidePreview } from './GuidePreview';
import { PublishGuideDialog } from './PublishGuideDialog';

interface GuideDialogsProps {
  detail: GuideDetail;
  draft: Draft;
  task: ReturnType<typeof useTask>;
  pictures: EditorPictures;
}

/** Whatever of them is open. */
export function GuideDialogs({ detail, draft, task, pictures }: GuideDialogsProps) {
  const { guide, published, versions } = detail;
  const { keeper, state } = draft;
  const { close } = task;
  const takes = useTakesOver(detail, draft);

  const useLookUp = (number: number | null) => {
    const { data, error, refetch } = useGetQuickGuideVersionQuery(
      { id: guide.id, number: number ?? 0 },
      { skip: number === null },
    );
    return { words: data?.quickGuideVersion, error, refetch: () => void refetch() };
  };
  const restore = async (looked: Looked) => {
    if (looked !== null && (await takes.restore(looked))) close();
  };
  const discard = async () => {
    if (await takes.discard()) close();
  };

  switch (task.task) {
    case 'preview':
      return <GuidePreview {...{ detail, pictures }} words={state.words} onClose={close} />;
    case 'history':
      return (
        <HistoryDialog
          versions={versions}
          title={guide.title}
          now={state.words}
          lookUp={useLookUp}
          pictureUrl={pictures.urlOf}
          onRestore={restore}
          onClose={close}
        />
      );
    case 'changes':
      return (
        published && (
          <ChangesDialog
            before={published}
            beforeName={texts.version(guide.version)}
            after={state.words}
            onDiscard={guide.hasDraft ? () => task.open('discard') : undefined}
            onClose={close}
          />
        )
      );
    case 'discard':
      return (
        <DiscardDialog
          title={guide.title}
          backTo={texts.versionVersion(guide.version)}
          isBusy={takes.isBusy}
          onConfirm={() => void discard()}
          onClose={close}
        />
      );
    case 'publish':
      return <PublishGuideDialog {...{ detail, keeper }} onClose={close} />;
    default:
      return null;
  }
}

/** Puts other words in the place of the draft. */
function useTakesOver({ guide }: GuideDetail, { keeper }: Draft) {
  const [restoreVersion, restoring] = useRestoreQuickGuideVersionMutation();
  const [discardDraft, discarding] = useDiscardQuickGuideDraftMutation();
  const { id } = guide;

  const wordsOf = (detail: GuideDetail | undefined) =>
    detail && { words: detail.text, lockVersion: detail.guide.lockVersion };
  return {
    isBusy: restoring.isLoading || discarding.isLoading,
    restore: async (number: number): Promise<boolean> => {
      await keeper.flush();
      const { data, error } = await restoreVersion({ id, lockVersion: keeper.version, number });
      const taken = wordsOf(data?.restoreQuickGuideVersion);
      return takeOver(keeper, { taken, error }, texts.versionIsTheDraftNow(number));
    },
    discard: async (): Promise<boolean> => {
      const { data, error } = await discardDraft({ id, lockVersion: keeper.version });
      const taken = wordsOf(data?.discardQuickGuideDraft);
      return takeOver(keeper, { taken, error }, texts.theDraftOfWasDiscarded(guide.title));
    },
  };
}
