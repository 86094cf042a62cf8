import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { Button } from '@/ui/Button';
import type { EditorPictures } from '@/ui/editor/editorProps';
import { FormError } from '@/ui/FormError';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { contentLimits } from '@contract/content';
import { PreviewDialog } from '../../content/PreviewDialog';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import type { ContentFields } from '../../content/contentFields';
import { confirmPublished, notSavedMessage } from '../../content/draft/confirmPublished';
import type { DraftStore } from '../../content/draft/draftStore';
import { replaceDraft } from '../../content/draft/replaceDraft';
import type { Draft } from '../../content/draft/useDraft';
import type { useContentTask } from '../../content/useContentTask';
import { ChangesDialog } from '../../content/versions/ChangesDialog';
import { DiscardDialog } from '../../content/versions/DiscardDialog';
import { HistoryDialog } from '../../content/versions/HistoryDialog';
import type { OpenVersion } from '../../content/versions/VersionView';
import {
  type GuideDetail,
  useDiscardQuickGuideDraftMutation,
  useGetGuidePlansQuery,
  useGetQuickGuideVersionQuery,
  usePublishQuickGuideMutation,
  useRestoreQuickGuideVersionMutation,
} from '../quickGuideApi';

interface PublishGuideDialogProps {
  detail: GuideDetail;
  draftStore: DraftStore;
  onClose: () => void;
}

function PublishGuideDialog({ detail, draftStore, onClose }: PublishGuideDialogProps) {
  const { guide, variables } = detail;
  const titleId = useId();
  const [publish] = usePublishQuickGuideMutation();
  const form = useForm({ defaultValues: { note: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ note }: { note: string }) => {
    if (!(await draftStore.flush())) {
      return form.setError('root', { message: notSavedMessage });
    }
    const result = await publish({
      input: { id: guide.id, lockVersion: draftStore.version, note: note || null },
    });
    if (!result.data) return showServerErrors(form, result.error);
    confirmPublished(draftStore, result.data.publishQuickGuide);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>
          {texts.publishVersionOf((guide.version ?? 0) + 1, guide.title)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <ProblemsNotice html={draftStore.getState().content.html} variables={variables} />
            <div>{texts.clientsReadItAfterTheNext}</div>
            <TextField
              label={texts.whatHasChanged}
              hint={texts.forYourOwnHistoryClientsDo}
              maxLength={contentLimits.note.max}
              error={errors.note?.message}
              {...form.register('note')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.publish}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface GuidePreviewProps {
  detail: GuideDetail;
  content: ContentFields;
  pictures: EditorPictures;
  onClose: () => void;
}

/** Previews the guide as a visitor or as a client on a plan. */
function GuidePreview({ detail, content, pictures, onClose }: GuidePreviewProps) {
  const { guide, variables } = detail;
  const { data } = useGetGuidePlansQuery();
  const [planId, setPlanId] = useState('');
  const plans = data?.clientBillingPlans ?? [];
  const isVisible = guide.planIds === null || guide.planIds.includes(planId);
  const planName = plans.find(({ id }) => id === planId)?.name;

  return (
    <PreviewDialog
      {...{ content, variables, onClose }}
      pictureUrl={pictures.urlOf}
      hiddenReason={isVisible ? null : texts.aClientOnAVisitorDoes(planName)}
    >
      <Box sx={{ minWidth: 200 }}>
        <SelectField
          label={texts.seenBy}
          isLabelHidden
          placeholder={texts.aVisitor}
          options={plans.map(({ id, name }) => ({ value: id, label: texts.aClientOn(name) }))}
          value={planId}
          onChange={({ target }) => setPlanId(target.value)}
        />
      </Box>
    </PreviewDialog>
  );
}

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
