import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { apiBase } from '@/config/env';
import { searchDebounceMs } from '@/config/limits';
import { messageOf } from '@/lib/messageOf';
import { loadingBarSx } from '@/ui/LoadingBar';
import { Pager } from '@/ui/Pager';
import { type Template, useGetMarketingFileQuery } from './templatesApi';
import { type TextForm, toFieldInputs } from './textForm';

interface LivePreviewProps {
  template: Template;
  text: TextForm;
  /** Invalid text is not rendered. The preview keeps the last valid text. */
  isValid: boolean;
}

const boxSx = {
  bgcolor: 'action.hover',
  borderRadius: 1,
  p: 2,
  display: 'grid',
  justifyItems: 'center',
} as const;

function useDebouncedText(text: TextForm, isValid: boolean): TextForm {
  const [debounced, setDebounced] = useState(text);
  const serialized = JSON.stringify(text);
  useEffect(() => {
    if (!isValid) return;
    const timer = setTimeout(() => setDebounced(JSON.parse(serialized) as TextForm), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [serialized, isValid]);
  return debounced;
}

/** Shows the template as the server renders it for downloads. */
export function LivePreview({ template, text, isValid }: LivePreviewProps) {
  const { t } = useLingui();
  const { slug, name, pages, width, height } = template;
  const [page, setPage] = useState(1);
  const debounced = useDebouncedText(text, isValid);
  const input = { slug, page, fields: toFieldInputs(debounced) };
  const { currentData, data, error, isFetching } = useGetMarketingFileQuery({ input });
  const url = data?.marketingFile.url;

  return (
    <Stack spacing={1.5} sx={{ minWidth: 0, order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: 0 }}>
      <Box aria-busy={isFetching} sx={{ ...boxSx, ...loadingBarSx(isFetching && url !== undefined) }}>
        {url ? (
          <Box
            component="img"
            src={`${apiBase}${url}`}
            alt={pages > 1 ? t`Preview of ${name}, page ${page} of ${pages}` : t`Preview of ${name}`}
            sx={{
              maxWidth: '100%',
              maxHeight: { xs: '40vh', md: '60vh' },
              display: 'block',
              boxShadow: 2,
            }}
          />
        ) : (
          <Skeleton
            variant="rounded"
            sx={{ width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` }}
          />
        )}
      </Box>
      {error && !currentData && (
        <Typography role="alert" variant="body2" color="error">
          {messageOf(error)}
        </Typography>
      )}
      {pages > 1 && <Pager page={page} totalPages={pages} onChange={setPage} />}
    </Stack>
  );
}
