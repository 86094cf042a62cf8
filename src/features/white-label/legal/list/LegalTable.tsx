import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { SkeletonRows } from '@/ui/SkeletonRows';
import * as texts from '@/texts/white-label/legal/list';
import type { LegalPageRow } from '../legalApi';
import { LegalCards } from './LegalCards';
import { LegalLive, LegalStatus, legalUpdated, legalVersion, ReviewDue } from './LegalParts';

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
