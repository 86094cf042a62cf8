import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { contentLimits } from '@contract/content';
import type { ContentStatus } from '@contract/enums';
import type { ContentVersionFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import type { EditorPictures, EditorVariable } from '@/ui/editor/editorProps';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { TextField } from '@/ui/TextField';
import { ContentBadges } from './contentCells';
import {
  DocumentDialogs,
  type PreviewProps,
  type PublishProps,
  useDocumentTask,
  type VersionActions,
} from './DocumentDialogs';
import { SaveState, StaleDraftNotice, UnsavedDraftNotice } from './draft/DraftNotices';
import type { ContentFields, DraftStoreOptions } from './draft/draftStore';
import { useDraft } from './draft/useDraft';
import { ProblemsNotice } from './ProblemsNotice';

/** A legal page or quick guide, without its text. */
interface EditedDocument {
  title: string;
  status: ContentStatus;
  hasDraft: boolean;
  version: number | null;
  isDeploymentPending: boolean;
  updatedAt: string | null;
  updatedBy: string | null;
  lockVersion: number;
}

interface DocumentEditorProps {
  document: EditedDocument;
  detail: {
    /** The draft, or the published text or template. */
    text: ContentFields;
    published: ContentFields | null;
    /** Livery's own text, with which the first draft started. */
    template?: ContentFields;
    versions: readonly ContentVersionFieldsFragment[];
    variables: readonly EditorVariable[];
  };
  draftId: string;
  save: DraftStoreOptions['save'];
  actions: VersionActions;
  /** The link to the list. */
  backLink: ReactNode;
  notices: ReactNode;
  /** Documents without a hint have no summary. */
  summaryHint?: string;
  pictures?: EditorPictures;
  /** Fields below the text, which are saved separately. */
  children: ReactNode;
  renderPreview: (props: PreviewProps) => ReactNode;
  renderPublish: (props: PublishProps) => ReactNode;
}

const recentMs = 2 * 60_000;

/** Warns if another operator edited the document shortly before the screen opened, or since. */
function OtherEditorNotice({ updatedAt, updatedBy }: EditedDocument) {
  const { t } = useLingui();
  const viewerName = useAppSelector(selectOperator)?.name;
  const [openedAt] = useState(() => Date.now());
  if (!updatedAt || updatedBy === null || updatedBy === viewerName) return null;
  if (openedAt - new Date(updatedAt).getTime() >= recentMs) return null;
  return (
    <Notice tone="blue" title={t`${updatedBy} might be editing this too`}>
      {t`Last saved at ${{ time: formatDate(updatedAt, 'time') }}. If you both make changes, the second save causes a conflict.`}
    </Notice>
  );
}

/** Edits the text of a legal page or quick guide as an autosaved draft. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { t } = useLingui();
  const { document, detail, actions, pictures, summaryHint } = props;
  const { title, status, hasDraft, version, lockVersion } = document;
  const { text, published, template = null, versions, variables } = detail;
  const lang = useAppSelector(selectCompany)?.contentLanguage;
  const task = useDocumentTask();
  const draft = useDraft({ draftId: props.draftId, content: text, lockVersion, save: props.save });
  const { draftStore, state } = draft;
  const { content, stale, fields } = state;
  const hasBase = Boolean(published ?? template);
  const hasUnpublished = version === null || hasDraft || state.status !== 'Saved';
  const moreActions: readonly MenuAction[] = [
    { label: t`Version history`, onClick: () => task.open('history') },
    { label: t`View changes`, onClick: () => task.open('changes'), isDisabled: !hasBase },
    {
      label: t`Discard draft`,
      isDestructive: true,
      isDisabled: !hasDraft || !hasBase,
      onClick: () => task.open('discard'),
    },
  ];

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={<bdi lang={lang}>{title}</bdi>}
        actions={
          <>
            <ActionMenu
              label={t({ message: 'More', context: 'button' })}
              isLabelShown
              actions={moreActions}
            />
            <Button color="gray" variant="soft" onClick={() => task.open('preview')}>
              {t({ message: 'Preview', context: 'button' })}
            </Button>
            <Button
              onClick={() => task.open('publish')}
              disabled={stale !== null || status === 'Archived' || !hasUnpublished}
            >
              {t`Publish`}
            </Button>
          </>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          {props.backLink}
          <ContentBadges {...document} />
        </Stack>
        <SaveState state={state} />
      </PageHeader>
      {stale && (
        <StaleDraftNotice
          stale={stale}
          mine={content}
          theirs={lockVersion > draftStore.version ? text : null}
          onTheirs={() => draftStore.replace(text, lockVersion)}
          onMine={() => void draftStore.overwrite(lockVersion)}
        />
      )}
      <UnsavedDraftNotice draft={draft} />
      <OtherEditorNotice {...document} />
      {props.notices}
      <ProblemsNotice html={content.html} variables={variables} />
      <TextField
        label={t`Title`}
        lang={lang}
        value={content.title}
        onChange={({ target }) => draftStore.edit({ title: target.value })}
        error={fields['title']}
        maxLength={contentLimits.title.max}
      />
      {summaryHint && (
        <TextField
          label={t`Summary`}
          lang={lang}
          value={content.summary}
          onChange={({ target }) => draftStore.edit({ summary: target.value })}
          error={fields['summary']}
          hint={summaryHint}
          maxLength={contentLimits.summary.max}
        />
      )}
      <LazyEditor
        key={state.revision}
        label={t`Text of ${title}`}
        html={content.html}
        onChange={(html) => draftStore.edit({ html })}
        {...{ lang, variables, pictures }}
      />
      {props.children}
      <DocumentDialogs
        {...{ document, published, template, versions, draft, task, actions }}
        pictureUrl={pictures?.urlOf}
        renderPreview={props.renderPreview}
        renderPublish={props.renderPublish}
      />
    </Stack>
  );
}
