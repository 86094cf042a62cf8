import { useLingui } from '@lingui/react/macro';
import { languageNames, languages, languageOr } from '@contract/languages';
import { errorMessage } from '@/api/errors';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { toast } from '@/ui/toast';
import { useUpdateMyProfileMutation } from '../myProfileApi';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Changes the language of the console and of the operator's emails. The store applies the saved language. */
export function ConsoleLanguagePanel() {
  const { t, i18n } = useLingui();
  const [update, { isLoading }] = useUpdateMyProfileMutation();

  async function save(language: string) {
    const { error } = await update({ input: { language: languageOr(language) } });
    if (error) toast.error(errorMessage(error));
  }

  return (
    <Panel title={t`Language`}>
      <SelectField
        label={t`Console and emails`}
        options={options}
        value={i18n.locale}
        disabled={isLoading}
        onChange={(event) => void save(event.target.value)}
      />
    </Panel>
  );
}
