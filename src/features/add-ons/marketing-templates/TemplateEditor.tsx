import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DialogBody } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import type { MarketingFormat } from '@contract/enums';
import { LivePreview } from './LivePreview';
import { formatNames } from './templateLabels';
import {
  type Template,
  type TemplateDetail,
  useLazyGetMarketingFileQuery,
  useResetMarketingTextMutation,
  useSaveMarketingTextMutation,
} from './templatesApi';
import { type TextForm, textSchema, toFieldInputs, toForm } from './textForm';

interface DownloadMenuProps {
  template: Template;
  text: TextForm;
}

/** Downloads the template with the current text of the editor, saved or not. */
function DownloadMenu({ template, text }: DownloadMenuProps) {
  const { t } = useLingui();
  const { slug, name, formats } = template;
  const [getFile, { isFetching }] = useLazyGetMarketingFileQuery();

  const download = async (format: MarketingFormat) => {
    const result = await getFile({ input: { slug, format, fields: toFieldInputs(text) } });
    if (!result.data) return toast.error(messageOf(result.error));
    downloadLink(`${apiBase}${result.data.marketingFile.url}`);
    toast.success(t`${name} downloaded`);
  };

  const [onlyFormat, ...otherFormats] = formats;
  if (onlyFormat && otherFormats.length === 0) {
    return (
      <Button variant="soft" isLoading={isFetching} onClick={() => void download(onlyFormat)}>
        {t`Download ${{ format: formatNames[onlyFormat] }}`}
      </Button>
    );
  }
  return (
    <ActionMenu
      label={t({ message: 'Download', context: 'verb' })}
      isLabelShown
      actions={formats.map((format) => ({
        label: formatNames[format],
        onClick: () => void download(format),
      }))}
    />
  );
}

interface TemplateEditorProps {
  detail: TemplateDetail;
  onReload: () => void;
  onClose: () => void;
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { md: 'minmax(260px, 380px) 1fr' },
  alignItems: 'start',
} as const;

export function TemplateEditor({ detail, onReload, onClose }: TemplateEditorProps) {
  const { t } = useLingui();
  const { template, fields, editedByName, editedAt } = detail;
  const { slug, name, description } = template;
  // The version of the loaded text. Saving fails if another operator has changed the text since.
  const [lockVersion, setLockVersion] = useState(detail.lockVersion);
  const [isConfirmingReset, setConfirmingReset] = useState(false);
  const [save, { isLoading: isSaving }] = useSaveMarketingTextMutation();
  const [reset] = useResetMarketingTextMutation();
  const schema = useMemo(() => textSchema({ fields }), [fields]);
  const form = useForm<TextForm>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: toForm({ fields }),
  });
  const { errors, isDirty } = form.formState;
  const [problem, setProblem] = useState<string | null>(null);
  const text = useWatch({ control: form.control }) as TextForm;
  useUnsavedChanges(isDirty);

  const resetForm = (saved: TemplateDetail) => {
    form.reset(toForm(saved));
    setLockVersion(saved.lockVersion);
  };

  const submit = form.handleSubmit(async (values) => {
    const result = await save({ input: { slug, lockVersion, fields: toFieldInputs(values) } });
    setProblem(result.error ? messageOf(result.error) : null);
    if (result.error) return;
    resetForm(result.data.saveMarketingText);
    toast.success(t`${name} saved`);
  });

  const resetText = async () => {
    const result = await reset({ slug });
    if (result.data) resetForm(result.data.resetMarketingText);
    return result;
  };

  return (
    <>
      <DialogBody
        title={name}
        description={description}
        hasDividers
        isForm
        actions={
          <>
            {template.isEdited && (
              <Button color="gray" variant="text" onClick={() => setConfirmingReset(true)}>
                {t`Reset text`}
              </Button>
            )}
            <DownloadMenu template={template} text={text} />
          </>
        }
        cancelLabel={t`Close`}
        submitLabel={t`Save changes`}
        isSubmitDisabled={!isDirty}
        isWaiting={isSaving}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <Box sx={columnsSx}>
          <Stack spacing={2}>
            <FormError message={problem} />
            {problem && (
              <div>
                <Button size={2} color="gray" variant="soft" onClick={onReload}>
                  {t`Reload`}
                </Button>
              </div>
            )}
            {fields.map(({ key, label, isMultiline, maxLength }) => (
              <TextField
                key={key}
                label={label}
                multiline={isMultiline}
                minRows={isMultiline ? 3 : undefined}
                error={errors[key]?.message}
                hint={t`${{ count: (text[key] ?? '').length }} of ${maxLength} characters`}
                {...form.register(key)}
              />
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t`Your company’s details replace the variables ${{ title: '{{title}}' }}, ${{ company: '{{company}}' }}, ${{ email: '{{email}}' }}, and ${{ link: '{{link}}' }}.`}
            </Typography>
            {editedByName && editedAt && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t`Last edited by ${editedByName} on ${{ date: formatDate(editedAt) }}`}
              </Typography>
            )}
          </Stack>
          <LivePreview template={template} text={text} isValid={Object.keys(errors).length === 0} />
        </Box>
      </DialogBody>
      {isConfirmingReset && (
        <ConfirmDialog
          title={t`Reset text of ${name}?`}
          confirmLabel={t`Reset text`}
          color="red"
          successMessage={t`${name} reset`}
          onConfirm={resetText}
          onClose={() => setConfirmingReset(false)}
        >
          {t`This replaces your company’s text with the original text for all users. You can’t undo this.`}
        </ConfirmDialog>
      )}
    </>
  );
}
