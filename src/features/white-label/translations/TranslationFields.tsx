import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { directionOf } from '@contract/languages';
import { maxFeatures } from '@contract/plans';
import { fieldLabel, labelInLanguage } from '@/ui/activity/fieldLabels';
import { Button } from '@/ui/Button';
import { ContentView } from '@/ui/content/ContentView';
import type { EditorPictures } from '@/ui/editor/editorProps';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import { FieldMessage } from '@/ui/FieldMessage';
import { TextField } from '@/ui/TextField';
import { useGuidePictures } from '../quick-guide/useGuidePictures';
import { controlOf, isEmptyValue, type TranslationValues } from './translationFields';
import type { TranslationDetail } from './translationsApi';

type Field = TranslationDetail['fields'][number];

interface TextProps {
  label: string;
  field: string;
  text: string;
  language: string;
  pictures: EditorPictures | undefined;
}

const textSx = ({ palette }: Theme) => ({
  mt: 0.75,
  px: 1.75,
  py: 1.25,
  border: `1px solid ${palette.divider}`,
  borderRadius: 1,
  bgcolor: palette.tones.gray.soft,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** Shows a text that can't be edited here. */
function ReadOnlyText({ label, field, text, language, pictures }: TextProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ minWidth: 0 }}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Box lang={language} dir={directionOf(language)} sx={textSx}>
        {controlOf(field) === 'html' ? (
          <ContentView html={text} resolveImageUrl={pictures?.urlOf} />
        ) : (
          text || '—'
        )}
      </Box>
    </Box>
  );
}

interface FieldsProps {
  form: UseFormReturn<TranslationValues>;
  detail: TranslationDetail;
  isReadOnly: boolean;
  /** Increments when a rich text is replaced from outside its editor. */
  revision: number;
  onCopyOriginal: (field: Field) => void;
}

interface ControlProps extends Pick<FieldsProps, 'form' | 'detail' | 'revision'> {
  name: string;
  label: string;
  pictures: EditorPictures | undefined;
}

function HtmlControl({ form, detail, revision, name, label, pictures }: ControlProps) {
  const messageId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange } = field;
  const error = fieldState.error?.message;
  return (
    <div>
      <Typography variant="body2" aria-hidden sx={{ fontWeight: 500, mb: 0.75 }}>
        {label}
      </Typography>
      <LazyEditor
        key={revision}
        ref={ref}
        label={label}
        html={value ?? ''}
        onChange={onChange}
        lang={detail.language}
        variables={detail.variables}
        pictures={pictures}
        describedBy={error ? messageId : undefined}
        isInvalid={Boolean(error)}
      />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}

function TextControl({ form, detail, name, label }: ControlProps) {
  const { t } = useLingui();
  const control = controlOf(name);
  return (
    <TextField
      label={label}
      hint={control === 'features' ? t`One feature per line, up to ${maxFeatures}.` : undefined}
      lang={detail.language}
      dir={directionOf(detail.language)}
      {...(control !== 'line' && { multiline: true, minRows: control === 'features' ? 4 : 3, maxRows: 12 })}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}

interface CopyOriginalProps extends Pick<ControlProps, 'form' | 'name'> {
  onClick: () => void;
}

/** Is hidden while the translation has a text, which it would replace. */
function CopyOriginalButton({ form, name, onClick }: CopyOriginalProps) {
  const { t } = useLingui();
  const value = useWatch({ control: form.control, name });
  if (!isEmptyValue(value)) return null;
  return (
    <Button
      size={1}
      variant="text"
      color="gray"
      onClick={onClick}
      aria-label={t`Copy original: ${{ field: fieldLabel(name) }}`}
    >
      {t`Copy original`}
    </Button>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
} as const;

/** Shows each original beside its translation. */
export function TranslationFields({ form, detail, isReadOnly, revision, onCopyOriginal }: FieldsProps) {
  const guidePictures = useGuidePictures(detail.imageQuery ?? '');
  const pictures = detail.imageQuery === null ? undefined : guidePictures;

  return detail.fields.map((field) => {
    const { name, original, translation } = field;
    const text = { field: name, pictures };
    const label = labelInLanguage(fieldLabel(name), detail.language);
    return (
      <Box key={name} sx={rowSx}>
        <ReadOnlyText
          {...text}
          label={labelInLanguage(fieldLabel(name), detail.contentLanguage)}
          text={original}
          language={detail.contentLanguage}
        />
        {isReadOnly ? (
          <ReadOnlyText {...text} label={label} text={translation} language={detail.language} />
        ) : (
          <Box sx={{ minWidth: 0 }}>
            {controlOf(name) === 'html' ? (
              <HtmlControl {...{ form, detail, revision, name, label, pictures }} />
            ) : (
              <TextControl {...{ form, detail, revision, name, label, pictures }} />
            )}
            <CopyOriginalButton form={form} name={name} onClick={() => onCopyOriginal(field)} />
          </Box>
        )}
      </Box>
    );
  });
}
