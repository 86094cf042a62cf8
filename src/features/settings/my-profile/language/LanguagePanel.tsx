import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { compareTexts } from '@/lib/format';
import { defaultLocale } from '@/lib/localeSettings';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { type Detail, DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { formattingLocale } from '@contract/languages';
import { useUpdateMyProfileMutation } from '../myProfileApi';

const tags = [
  ...['en-AU', 'en-CA', 'en-IN', 'en-IE', 'en-NZ', 'en-ZA', 'en-GB', 'en-US'],
  ...['ar-EG', 'ar-MA', 'ar-SA', 'ar-AE', 'bg-BG', 'cs-CZ', 'da-DK', 'de-AT', 'de-DE', 'de-CH', 'el-GR'],
  ...['es-AR', 'es-CL', 'es-CO', 'es-MX', 'es-ES', 'et-EE', 'fi-FI'],
  ...['fr-BE', 'fr-CA', 'fr-FR', 'fr-CH', 'hr-HR', 'hu-HU', 'id-ID', 'it-IT', 'it-CH', 'ja-JP', 'ko-KR'],
  ...['lt-LT', 'lv-LV', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'sk-SK', 'sl-SI'],
  ...['sv-SE', 'tr-TR', 'uk-UA', 'vi-VN', 'zh-CN', 'zh-TW'],
];

const localeName = (tag: string): string =>
  new Intl.DisplayNames(defaultLocale(), { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** Returns the locales sorted by name, including a chosen one that is not in the list. */
const localeOptions = (chosen: string | null) =>
  [...new Set(chosen ? [...tags, chosen] : tags)]
    .map((value) => ({ value, label: localeName(value) }))
    .sort((a, b) => compareTexts(a.label, b.label));

const browserLocaleLabel = (): string => t`Browser default: ${{ language: localeName(defaultLocale()) }}`;

const exampleDate = new Date(Date.UTC(2026, 2, 4, 17, 5));

/** Returns an example date, time, number and amount in a locale. */
function examplesIn(chosen: string, currency: string): Detail[] {
  const tag = formattingLocale(chosen);
  const formatExample = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(exampleDate);
  return [
    { label: t`Date`, value: formatExample({ dateStyle: 'medium' }) },
    { label: t({ message: 'Time', context: 'time of day' }), value: formatExample({ timeStyle: 'short' }) },
    {
      label: t({ message: 'Number', context: 'quantity' }),
      value: new Intl.NumberFormat(tag).format(12_345.67),
    },
    { label: t`Amount`, value: new Intl.NumberFormat(tag, { style: 'currency', currency }).format(1234.5) },
  ];
}

/** Changes the locale of dates and numbers, but not the language of the console. */
export function LanguagePanel({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const saved = operator.locale ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const locale = chosen ?? saved;
  const isDirty = locale !== saved;
  const [update, { isLoading }] = useUpdateMyProfileMutation();
  useUnsavedChanges(isDirty);

  async function save() {
    const result = await update({ input: { locale: locale || null } });
    if (result.error) return toast.error(errorMessage(result.error));
    toast.success(t`Format saved`);
  }

  return (
    <Panel title={t`Dates and numbers`}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Sets the format of dates, times, numbers and amounts on all your devices. The console’s language doesn’t change.`}
        </Typography>
        <SelectField
          label={t({ message: 'Format', context: 'noun' })}
          placeholder={browserLocaleLabel()}
          options={localeOptions(operator.locale)}
          value={locale}
          onChange={(event) => setChosen(event.target.value)}
        />
        <DetailList
          details={examplesIn(locale || defaultLocale(), operator.whiteLabelledCustomer.currency)}
        />
        <Button isLoading={isLoading} disabled={!isDirty} onClick={() => void save()}>
          {t`Save format`}
        </Button>
      </Stack>
    </Panel>
  );
}
