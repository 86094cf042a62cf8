import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatDate } from '@/lib/format';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { messageOf } from '@/lib/messageOf';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/marketing-templates';
import { DownloadMenu } from './DownloadMenu';
import { LivePreview } from './LivePreview';
import {
  useResetMarketingWordsMutation,
  useSaveMarketingWordsMutation,
  type TemplateDetail,
} from './templatesApi';
import { toForm, toWords, wordsSchema, type WordsForm } from './wordsForm';

interface WordsEditorProps {
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

export function WordsEditor({ detail, onReload, onClose }: WordsEditorProps) {
  const { template, fields, editedByName, editedAt } = detail;
  const { slug, name } = template;
  const formId = useId();
  // As it was when the words were read: who has changed them meanwhile is not written over.
  const [lockVersion, setLockVersion] = useState(detail.lockVersion);
  const [isResetting, askToReset] = useState(false);
  const [save, { isLoading: isSaving }] = useSaveMarketingWordsMutation();
  const [reset, { isLoading: isGoingBack }] = useResetMarketingWordsMutation();
  const schema = useMemo(() => wordsSchema({ fields }), [fields]);
  const form = useForm<WordsForm>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: toForm({ fields }),
  });
  const { errors, isDirty } = form.formState;
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useWatch({ control: form.control }) as WordsForm;
  useUnsavedGuard(isDirty);

  const startFrom = (saved: TemplateDetail) => {
    form.reset(toForm(saved));
    setLockVersion(saved.lockVersion);
  };

  const keep = form.handleSubmit(async (values) => {
    const answer = await save({ input: { slug, lockVersion, words: toWords(values) } });
    setProblem(answer.error ? messageOf(answer.error) : null);
    if (answer.error) return;
    startFrom(answer.data.saveMarketingWords);
    toast.success(texts.theWordsOfWereSaved(name));
  });

  const goBack = async () => {
    const answer = await reset({ slug });
    askToReset(false);
    if (answer.error) return toast.error(messageOf(answer.error));
    startFrom(answer.data.resetMarketingWords);
    toast.success(texts.hasItsOwnWordsAgain(name));
  };

  return (
    <>
      <DialogContent dividers>
        <Box sx={columnsSx}>
          <Stack component="form" id={formId} spacing={2} noValidate onSubmit={(event) => void keep(event)}>
            <FormError message={problem} />
            {problem && (
              <div>
                <Button size={2} colour="gray" variant="soft" onClick={onReload}>
                  {texts.reload}
                </Button>
              </div>
            )}
            {fields.map(({ key, label, isLong, maxLength }) => (
              <TextField
                key={key}
                label={label}
                multiline={isLong}
                minRows={isLong ? 3 : undefined}
                error={errors[key]?.message}
                hint={texts.of((typed[key] ?? '').length, maxLength)}
                {...form.register(key)}
              />
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.titleCompanyEmailAndLinkStand}
              {editedByName && editedAt && texts.changedByOn(editedByName, formatDate(editedAt))}
            </Typography>
          </Stack>
          <LivePreview template={template} words={typed} isValid={Object.keys(errors).length === 0} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {template.isEdited && (
          <Button colour="gray" variant="text" onClick={() => askToReset(true)}>
            {texts.backToTheOriginalWords}
          </Button>
        )}
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
        <Button type="submit" form={formId} variant="soft" isLoading={isSaving} disabled={!isDirty}>
          {texts.saveTheWords}
        </Button>
        <DownloadMenu template={template} words={typed} />
      </DialogActions>
      <ConfirmDialog
        isOpen={isResetting}
        title={texts.giveItsOriginalWords(name)}
        confirmLabel={texts.backToTheOriginalWords}
        colour="red"
        isBusy={isGoingBack}
        onConfirm={() => void goBack()}
        onClose={() => askToReset(false)}
      >
        {texts.theWordsThatYourCompany}
      </ConfirmDialog>
    </>
  );
}
