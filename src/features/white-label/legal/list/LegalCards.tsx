import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/white-label/legal/list';
import type { LegalPageRow } from '../legalApi';
import { LegalLive, LegalStatus, legalUpdated, legalVersion, ReviewDue } from './LegalParts';

const cardSx = { p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 } as const;

/** Renders the phone layout of `LegalTable`. */
export function LegalCards({ pages }: { pages: readonly LegalPageRow[] | undefined }) {
  return (
    <CardList label={texts.legalPages} cardHeight={180} isStale={false}>
      {pages?.map((page) => (
        <Box key={page.pathname} component="li" sx={cardSx}>
          <Link to={paths.legalPage(page.pathname)} isQuiet>
            {page.title}
          </Link>
          {page.isTemplate && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.aTemplateToBeChecked}
            </Typography>
          )}
          <LegalStatus page={page} />
          <DetailList
            details={{
              [texts.version]: legalVersion(page),
              [texts.updated]: legalUpdated(page),
              [texts.review]: <ReviewDue page={page} />,
              [texts.publicPage]: <LegalLive page={page} />,
            }}
          />
        </Box>
      ))}
    </CardList>
  );
}
