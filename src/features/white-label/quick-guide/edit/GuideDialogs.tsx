import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EditorPictures } from '@/ui/editor/editorProps';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { contentLimits } from '@contract/content';
import type { PreviewProps, PublishProps } from '../../content/DocumentDialogs';
import { PreviewDialog } from '../../content/PreviewDialog';
import { PublishDialog } from '../../content/PublishDialog';
import { type GuideDetail, useGetGuidePlansQuery, usePublishQuickGuideMutation } from '../quickGuideApi';

interface PublishGuideDialogProps extends PublishProps {
  detail: GuideDetail;
}

export function PublishGuideDialog({ detail, draftStore, onClose }: PublishGuideDialogProps) {
  const { t } = useLingui();
  const { guide, variables } = detail;
  const [publishGuide] = usePublishQuickGuideMutation();
  const form = useForm({ defaultValues: { note: '' } });

  const publish = async ({ note }: { note: string }, lockVersion: number) => {
    const { data, error } = await publishGuide({ input: { id: guide.id, lockVersion, note: note || null } });
    return data?.publishQuickGuide ?? { error };
  };

  return (
    <PublishDialog document={guide} {...{ variables, draftStore, form, publish, onClose }}>
      <div>{t`You can’t edit a published version, but you can publish a new one. Clients see it after the next deployment.`}</div>
      <TextField
        label={t`Change note (optional)`}
        hint={t`Shown in your version history. Clients don’t see it.`}
        maxLength={contentLimits.note.max}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </PublishDialog>
  );
}

interface GuidePreviewProps extends PreviewProps {
  detail: GuideDetail;
  pictures: EditorPictures;
}

/** Previews the guide as a visitor or as a client on a plan. */
export function GuidePreview({ detail, content, pictures, onClose }: GuidePreviewProps) {
  const { t } = useLingui();
  const { guide, variables } = detail;
  const { data } = useGetGuidePlansQuery();
  const [planId, setPlanId] = useState('');
  const plans = data?.clientBillingPlans ?? [];
  const isVisible = guide.planIds === null || guide.planIds.includes(planId);
  const planName = plans.find(({ id }) => id === planId)?.name;
  const hiddenReason = planName
    ? t`Clients on ${planName} don’t see this guide.`
    : t`Visitors don’t see this guide.`;

  return (
    <PreviewDialog
      {...{ content, variables, onClose }}
      pictureUrl={pictures.urlOf}
      hiddenReason={isVisible ? null : hiddenReason}
    >
      <Box sx={{ minWidth: 200 }}>
        <SelectField
          label={t`Preview as`}
          isLabelHidden
          placeholder={t`Visitor`}
          options={plans.map(({ id, name }) => ({ value: id, label: t`Client on ${name}` }))}
          value={planId}
          onChange={({ target }) => setPlanId(target.value)}
        />
      </Box>
    </PreviewDialog>
  );
}
