import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { apiBase } from '@/config/env';
import { searchDebounceMs } from '@/config/limits';
import { messageOf } from '@/lib/messageOf';
import { busyLine } from '@/ui/busyLine';
import { Pager } from '@/ui/Pager';
import * as texts from '@/texts/add-ons/marketing-templates';
import { useGetMarketingFileQuery, type Template } from './templatesApi';
import { toWords, type WordsForm } from './wordsForm';

interface LivePreviewProps {
  template: Template;
  words: WordsForm;
  /** Words that would be refused are not drawn: the last ones that would not be stay. */
  isValid: boolean;
}

const boxSx = {
  bgcolor: 'action.hover',
  borderRadius: 1,
  p: 2,
  display: 'grid',
  justifyItems: 'center',
} as const;

/** The words once typing rests. */
function useRested(words: WordsForm, isValid: boolean): WordsForm {
  const [rested, setRested] = useState(words);
  const written = JSON.stringify(words);
  useEffect(() => {
    if (!isValid) return;
    const timer = setTimeout(() => setRested(JSON.parse(written) as WordsForm), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [written, isValid]);
  return rested;
}

/** What the words make, drawn by the server as it is downloaded. */
export function LivePreview({ template, words, isValid }: LivePreviewProps) {
  const { slug, name, pages, width, height } = template;
  const [page, setPage] = useState(1);
  const rested = useRested(words, isValid);
  const input = { slug, page, words: toWords(rested) };
  const { currentData, data, error, isFetching } = useGetMarketingFileQuery({ input });
  const url = data?.marketingFile.url;

  return (
    <Stack spacing={1.5} sx={{ minWidth: 0, order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: 0 }}>
      <Box aria-busy={isFetching} sx={{ ...boxSx, ...busyLine(isFetching && url !== undefined) }}>
        {url ? (
          <Box
            component="img"
            src={`${apiBase}${url}`}
            alt={pages > 1 ? texts.pageOf(name, page, pages) : texts.withYourBrandAndTheseWords(name)}
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
