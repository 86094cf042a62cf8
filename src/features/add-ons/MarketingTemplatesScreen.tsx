import Stack from '@mui/material/Stack';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

export default function MarketingTemplatesScreen() {
  const { data } = useGetThemeSetupQuery();
  const brand = data?.themeSetup;

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Marketing Templates" />
      <EmptyState title="No templates on offer yet">
        Templates are e-mails, posts and flyers with your own brand already in them.
      </EmptyState>
      <ComingPanel
        meanwhile={
          brand &&
          (brand.haveLogosBeenUploaded
            ? `they will carry the name “${brand.title}” and your logos, which are ready.`
            : `they will carry the name “${brand.title}” and your logos, which are still to be uploaded.`)
        }
      >
        You will pick a template by channel and purpose, see it with your logo and colour, change its words,
        and download it.
      </ComingPanel>
    </Stack>
  );
}
