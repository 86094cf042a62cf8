import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import type { ContentVersionFieldsFragment } from '@/api/types';
import { useUrlParam } from '@/lib/useUrlParam';
import { Button } from '@/ui/Button';
import type { ResolveImageUrl } from '@/ui/content/ContentView';
import { TextDiff } from '@/ui/content/TextDiff';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import type { ContentFields, DraftStore } from './draft/draftStore';
import type { Draft } from './draft/useDraft';
import { HistoryDialog, type OpenVersion, type UseVersionQuery } from './HistoryDialog';

const tasks = ['preview', 'history', 'changes', 'publish', 'discard'] as const;

export type DocumentTask = (typeof tasks)[number];

/** Returns the editor's open dialog, which the URL stores in `?task=`, and functions to open and close it. */
export function useDocumentTask() {
  const [value, setValue] = useUrlParam('task');
  return {
    task: tasks.find((candidate) => candidate === value) ?? null,
    open: (task: DocumentTask) => setValue(task),
    close: () => setValue(''),
  };
}

/** The draft after the server replaced it, or the error. */
export type Replacement =
  { content: ContentFields; lockVersion: number; error?: undefined } | { error: unknown };

export interface VersionActions {
  /** Restores a version as the draft. Null is the template. */
  restore: (number: OpenVersion, lockVersion: number) => Promise<Replacement>;
  discard: (lockVersion: number) => Promise<Replacement>;
  useVersionQuery: UseVersionQuery;
}

interface ChangesDialogProps {
  before: ContentFields;
  /** Number of the compared version. Null is the template. */
  beforeVersion: OpenVersion;
  after: ContentFields;
  onDiscard?: () => void;
  onClose: () => void;
}

/** Compares the draft with the published text or the template. */
function ChangesDialog({ before, beforeVersion, after, onDiscard, onClose }: ChangesDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={beforeVersion === null ? t`Changes to the template` : t`Changes since version ${beforeVersion}`}
      size="md"
      regionLabel={t`Draft changes`}
      actions={
        onDiscard && (
          <Button color="red" variant="text" onClick={onDiscard}>
            {t`Discard draft`}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextDiff before={before} after={after} />
    </Dialog>
  );
}

export interface PreviewProps {
  content: ContentFields;
  onClose: () => void;
}

export interface PublishProps {
  draftStore: DraftStore;
  onClose: () => void;
}

interface DocumentDialogsProps {
  document: { title: string; hasDraft: boolean; version: number | null };
  published: ContentFields | null;
  template: ContentFields | null;
  versions: readonly ContentVersionFieldsFragment[];
  draft: Draft;
  task: ReturnType<typeof useDocumentTask>;
  actions: VersionActions;
  pictureUrl?: ResolveImageUrl;
  renderPreview: (props: PreviewProps) => ReactNode;
  renderPublish: (props: PublishProps) => ReactNode;
}

export function DocumentDialogs(props: DocumentDialogsProps) {
  const { t } = useLingui();
  const { document, published, template, versions, draft, task, actions, pictureUrl } = props;
  const { title, hasDraft, version } = document;
  const { draftStore, state } = draft;
  const { close } = task;
  const base = published ?? template;
  const publishedVersion = published ? version : null;

  const replaceDraft = (replacement: Replacement) => {
    if ('content' in replacement) draftStore.replace(replacement.content, replacement.lockVersion);
    return replacement;
  };
  const restore = async (number: OpenVersion) => {
    await draftStore.flush();
    const replacement = replaceDraft(await actions.restore(number, draftStore.version));
    if (replacement.error) return void toast.error(errorMessage(replacement.error));
    toast.success(number === null ? t`Template restored as draft` : t`Version ${number} restored as draft`);
    close();
  };

  switch (task.task) {
    case 'preview':
      return props.renderPreview({ content: state.content, onClose: close });
    case 'history':
      return (
        <HistoryDialog
          {...{ title, versions, template, pictureUrl }}
          current={state.content}
          versionQuery={actions.useVersionQuery}
          onRestore={restore}
          onClose={close}
        />
      );
    case 'changes':
      return (
        base && (
          <ChangesDialog
            before={base}
            beforeVersion={publishedVersion}
            after={state.content}
            onDiscard={hasDraft ? () => task.open('discard') : undefined}
            onClose={close}
          />
        )
      );
    case 'discard':
      return (
        base && (
          <ConfirmDialog
            title={t`Discard draft of ${title}?`}
            confirmLabel={t`Discard draft`}
            color="red"
            successMessage={t`Draft of ${title} discarded`}
            onConfirm={async () => replaceDraft(await actions.discard(draftStore.version))}
            onClose={close}
          >
            {publishedVersion === null
              ? t`Your changes are deleted, and the text is reset to the template. You can’t undo this.`
              : t`Your changes are deleted, and the text is reset to version ${publishedVersion}. You can’t undo this.`}
          </ConfirmDialog>
        )
      );
    case 'publish':
      return props.renderPublish({ draftStore, onClose: close });
    default:
      return null;
  }
}
