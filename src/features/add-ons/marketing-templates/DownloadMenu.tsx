import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { messageOf } from '@/lib/messageOf';
import type { MarketingFormat } from '@/api/schema.generated';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/marketing-templates';
import { useLazyGetMarketingFileQuery, type Template } from './templatesApi';
import { formatWords } from './templateWords';
import { toWords, type WordsForm } from './wordsForm';

interface DownloadMenuProps {
  template: Template;
  words: WordsForm;
}

/** Saves the template with the words as they stand in the editor. */
export function DownloadMenu({ template, words }: DownloadMenuProps) {
  const { slug, name, formats } = template;
  const [getFile, { isFetching }] = useLazyGetMarketingFileQuery();

  const download = async (format: MarketingFormat) => {
    const answer = await getFile({ input: { slug, format, words: toWords(words) } });
    if (!answer.data) return toast.error(messageOf(answer.error));
    downloadLink(`${apiBase}${answer.data.marketingFile.url}`);
    toast.success(texts.wasDownloaded(name));
  };

  const [only, ...others] = formats;
  if (only && others.length === 0) {
    return (
      <Button isLoading={isFetching} onClick={() => void download(only)}>
        {texts.downloadAs(formatWords[only])}
      </Button>
    );
  }
  return (
    <ActionMenu
      label={texts.download}
      isLabelShown
      actions={formats.map((format) => ({
        label: formatWords[format],
        onClick: () => void download(format),
      }))}
    />
  );
}
