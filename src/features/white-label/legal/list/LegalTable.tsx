import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paths } from '@/config/paths';
import { formatDay, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/white-label/legal/list';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import { Link } from '@/ui/Link';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { StatusBadge } from '@/ui/StatusBadge';
import { ContentBadges } from '../../content/ContentBadges';
import { LiveLink } from '../../content/LiveLink';
import { formatEdit } from '../../content/formatEdit';
import type { LegalPageRow } from '../legalApi';

interface PageProps {
  page: LegalPageRow;
}

const LegalStatus = ({ page }: PageProps) => <ContentBadges {...page} />;

function legalVersion({ version, acceptedCount }: LegalPageRow): string {
  if (version === null) return '—';
  return acceptedCount === null ? String(version) : texts.acceptedByClient(version, acceptedCount);
}

const legalUpdated = ({ updatedAt, updatedBy }: LegalPageRow): string => formatEdit(updatedAt, updatedBy);

/**
 * Shows the date of the next review, highlighted once due in the company's time zone, or a dash if none is
 * scheduled.
 */
function ReviewDue({ page: { reviewDueOn } }: PageProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  if (!reviewDueOn) return <>—</>;
  if (reviewDueOn > todayIn(timeZone)) return <>{formatDay(reviewDueOn)}</>;
  return <StatusBadge tone="red">{texts.dueSince(formatDay(reviewDueOn))}</StatusBadge>;
}

const LegalLive = ({ page: { pathname, title, deployedVersion } }: PageProps) => (
  <LiveLink path={deployedVersion === null ? null : `/legal/${pathname}`} title={title} />
);

const cardSx = { p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 } as const;

/** Renders the phone layout of `LegalTable`. */
function LegalCards({ pages }: { pages: readonly LegalPageRow[] | undefined }) {
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

const columns = [texts.page, texts.status, texts.version, texts.updated, texts.review, texts.publicPage];

/** Lists the legal pages. `pages` is undefined while loading. */
export function LegalTable({ pages }: { pages: readonly LegalPageRow[] | undefined }) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  if (isPhone) return <LegalCards pages={pages} />;
  return (
    <TableContainer role="region" aria-label={texts.legalPages} tabIndex={0}>
      <Table aria-label={texts.legalPages}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {pages ? (
            pages.map((page) => <LegalRow key={page.pathname} page={page} />)
          ) : (
            <SkeletonRows rows={5} columns={columns.length} />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const LegalRow = ({ page }: { page: LegalPageRow }) => (
  <TableRow hover>
    <TableCell component="th" scope="row">
      <Link to={paths.legalPage(page.pathname)} isQuiet>
        {page.title}
      </Link>
      {page.isTemplate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.aTemplateToBeChecked}
        </Typography>
      )}
    </TableCell>
    <TableCell>
      <LegalStatus page={page} />
    </TableCell>
    <TableCell>{legalVersion(page)}</TableCell>
    <TableCell>{legalUpdated(page)}</TableCell>
    <TableCell>
      <ReviewDue page={page} />
    </TableCell>
    <TableCell>
      <LegalLive page={page} />
    </TableCell>
  </TableRow>
);
