import type { MarketingFormat } from '@contract/enums';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { messageOf } from '@/lib/messageOf';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/marketing-templates';
import { useLazyGetMarketingFileQuery, type Template } from './templatesApi';
import { formatLabels } from './templateLabels';
import { toFieldInputs, type TextForm } from './textForm';

interface DownloadMenuProps {
  template: Template;
  text: TextForm;
}

/** Downloads the template with the current text of the editor, saved or not. */
export function DownloadMenu({ template, text }: DownloadMenuProps) {
  const { slug, name, formats } = template;
  const [getFile, { isFetching }] = useLazyGetMarketingFileQuery();

  const download = async (format: MarketingFormat) => {
    const result = await getFile({ input: { slug, format, fields: toFieldInputs(text) } });
    if (!result.data) return toast.error(messageOf(result.error));
    downloadLink(`${apiBase}${result.data.marketingFile.url}`);
    toast.success(texts.wasDownloaded(name));
  };

  const [onlyFormat, ...otherFormats] = formats;
  if (onlyFormat && otherFormats.length === 0) {
    return (
      <Button isLoading={isFetching} onClick={() => void download(onlyFormat)}>
        {texts.downloadAs(formatLabels[onlyFormat])}
      </Button>
    );
  }
  return (
    <ActionMenu
      label={texts.download}
      isLabelShown
      actions={formats.map((format) => ({
        label: formatLabels[format],
        onClick: () => void download(format),
      }))}
    />
  );
}
