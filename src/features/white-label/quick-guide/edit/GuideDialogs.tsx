import type { EditorPictures } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ChangesDialog } from '../../content/versions/ChangesDialog';
import { DiscardDialog } from '../../content/versions/DiscardDialog';
import { HistoryDialog } from '../../content/versions/HistoryDialog';
import type { OpenVersion } from '../../content/versions/VersionView';
import { replaceDraft } from '../../content/draft/replaceDraft';
import type { Draft } from '../../content/draft/useDraft';
import type { useContentTask } from '../../content/useContentTask';
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
  task: ReturnType<typeof useContentTask>;
  pictures: EditorPictures;
}

export function GuideDialogs({ detail, draft, task, pictures }: GuideDialogsProps) {
  const { guide, published, versions } = detail;
  const { draftStore, state } = draft;
  const { close } = task;
  const draftReplacement = useDraftReplacement(detail, draft);

  const useVersionText = (number: number | null) => {
    const { data, error, refetch } = useGetQuickGuideVersionQuery(
      { id: guide.id, number: number ?? 0 },
      { skip: number === null },
    );
    return { content: data?.quickGuideVersion, error, refetch: () => void refetch() };
  };
  const restore = async (version: OpenVersion) => {
    if (version !== null && (await draftReplacement.restore(version))) close();
  };
  const discard = async () => {
    if (await draftReplacement.discard()) close();
  };

  switch (task.task) {
    case 'preview':
      return <GuidePreview {...{ detail, pictures }} content={state.content} onClose={close} />;
    case 'history':
      return (
        <HistoryDialog
          versions={versions}
          title={guide.title}
          current={state.content}
          versionQuery={useVersionText}
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
            after={state.content}
            onDiscard={guide.hasDraft ? () => task.open('discard') : undefined}
            onClose={close}
          />
        )
      );
    case 'discard':
      return (
        <DiscardDialog
          title={guide.title}
          restoredName={texts.versionVersion(guide.version)}
          isBusy={draftReplacement.isBusy}
          onConfirm={() => void discard()}
          onClose={close}
        />
      );
    case 'publish':
      return <PublishGuideDialog {...{ detail, draftStore }} onClose={close} />;
    default:
      return null;
  }
}

function useDraftReplacement({ guide }: GuideDetail, { draftStore }: Draft) {
  const [restoreVersion, restoring] = useRestoreQuickGuideVersionMutation();
  const [discardDraft, discarding] = useDiscardQuickGuideDraftMutation();
  const { id } = guide;

  const draftTextOf = (detail: GuideDetail | undefined) =>
    detail && { content: detail.text, lockVersion: detail.guide.lockVersion };
  return {
    isBusy: restoring.isLoading || discarding.isLoading,
    restore: async (number: number): Promise<boolean> => {
      await draftStore.flush();
      const { data, error } = await restoreVersion({ id, lockVersion: draftStore.version, number });
      const replacement = draftTextOf(data?.restoreQuickGuideVersion);
      return replaceDraft(draftStore, { replacement, error }, texts.versionIsTheDraftNow(number));
    },
    discard: async (): Promise<boolean> => {
      const { data, error } = await discardDraft({ id, lockVersion: draftStore.version });
      const replacement = draftTextOf(data?.discardQuickGuideDraft);
      return replaceDraft(draftStore, { replacement, error }, texts.theDraftOfWasDiscarded(guide.title));
    },
  };
}
