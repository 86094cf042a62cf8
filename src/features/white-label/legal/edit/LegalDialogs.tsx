import { formatDay } from '@/lib/days';
import * as texts from '@/texts/white-label/legal/edit';
import { ChangesDialog } from '../../content/versions/ChangesDialog';
import { DiscardDialog } from '../../content/versions/DiscardDialog';
import { HistoryDialog } from '../../content/versions/HistoryDialog';
import type { OpenVersion } from '../../content/versions/VersionView';
import { PreviewDialog } from '../../content/PreviewDialog';
import { replaceDraft } from '../../content/draft/replaceDraft';
import type { Draft } from '../../content/draft/useDraft';
import type { useContentTask } from '../../content/useContentTask';
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
  task: ReturnType<typeof useContentTask>;
}

export function LegalDialogs({ detail, draft, task }: LegalDialogsProps) {
  const { page, template, published, versions, variables } = detail;
  const { draftStore, state } = draft;
  const { close } = task;
  const base = published ?? template;
  const draftActions = useDraftActions(detail, draft);

  const useVersionQuery = (number: number | null) => {
    const { data, error, refetch } = useGetLegalVersionQuery(
      { pathname: page.pathname, number: number ?? 0 },
      { skip: number === null },
    );
    return { content: data?.legalVersion, error, refetch: () => void refetch() };
  };
  const restore = async (version: OpenVersion) => {
    if (await draftActions.restore(version)) close();
  };
  const discard = async () => {
    if (await draftActions.discard()) close();
  };

  switch (task.task) {
    case 'preview':
      return (
        <PreviewDialog
          content={state.content}
          variables={variables}
          subtitle={texts.inEffectFromDay(formatDay(page.effectiveOn ?? detail.today))}
          onClose={close}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          {...{ versions, template }}
          title={page.title}
          current={state.content}
          versionQuery={useVersionQuery}
          onRestore={restore}
          onClose={close}
        />
      );
    case 'changes':
      return (
        <ChangesDialog
          before={base}
          beforeName={published ? texts.version(page.version) : texts.theTemplate}
          after={state.content}
          onDiscard={page.hasDraft ? () => task.open('discard') : undefined}
          onClose={close}
        />
      );
    case 'discard':
      return (
        <DiscardDialog
          title={page.title}
          restoredName={published ? texts.versionVersion(page.version) : texts.theTemplate2}
          isBusy={draftActions.isBusy}
          onConfirm={() => void discard()}
          onClose={close}
        />
      );
    case 'publish':
      return <PublishDialog {...{ detail, draftStore }} onClose={close} />;
    default:
      return null;
  }
}

function useDraftActions({ page }: LegalDetail, { draftStore }: Draft) {
  const [restoreVersion, restoring] = useRestoreLegalVersionMutation();
  const [discardDraft, discarding] = useDiscardLegalDraftMutation();
  const { pathname } = page;

  const contentOf = (detail: LegalDetail | undefined) =>
    detail && { content: detail.text, lockVersion: detail.page.lockVersion };
  return {
    isBusy: restoring.isLoading || discarding.isLoading,
    restore: async (number: OpenVersion): Promise<boolean> => {
      await draftStore.flush();
      const { data, error } = await restoreVersion({ pathname, lockVersion: draftStore.version, number });
      const versionName = number === null ? texts.theTemplate : texts.versionNumber(number);
      const replacement = contentOf(data?.restoreLegalVersion);
      return replaceDraft(draftStore, { replacement, error }, texts.isTheDraftNow(versionName));
    },
    discard: async (): Promise<boolean> => {
      const { data, error } = await discardDraft({ pathname, lockVersion: draftStore.version });
      const replacement = contentOf(data?.discardLegalDraft);
      return replaceDraft(draftStore, { replacement, error }, texts.theDraftOfWasDiscarded(page.title));
    },
  };
}
