import { useLingui } from '@lingui/react/macro';
import { languageOrDefault } from '@contract/languages';
import { errorMessage } from '@/api/errors';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { languageOptions } from '@/ui/selectOptions';
import { toast } from '@/ui/toast';
import { useUpdateMyProfileMutation } from '../myProfileApi';

/** Changes the language of the console and of the operator's emails. The store applies the saved language. */
export function ConsoleLanguagePanel() {
  const { t, i18n } = useLingui();
  const [update, { isLoading }] = useUpdateMyProfileMutation();

  async function save(language: string) {
    const { error } = await update({ input: { language: languageOrDefault(language) } });
    if (error) toast.error(errorMessage(error));
  }

  return (
    <Panel title={t`Language`}>
      <SelectField
        label={t`Console and emails`}
        options={languageOptions}
        value={i18n.locale}
        disabled={isLoading}
        onChange={(event) => void save(event.target.value)}
      />
    </Panel>
  );
}
