import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { marketingCategories } from '@contract/enums';
import { foldText } from '@contract/foldText';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { apiBase } from '@/config/env';
import { paths } from '@/config/paths';
import { messageOf } from '@/lib/messageOf';
import { useUrlParam } from '@/lib/useUrlParam';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/add-ons/marketing-templates';
import * as screens from '@/texts/app/screens';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { IconButton } from '@/ui/IconButton';
import { Link } from '@/ui/Link';
import { NoMatch } from '@/ui/NoMatch';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { StatusBadge } from '@/ui/StatusBadge';
import { FilterBar } from '@/ui/table/FilterBar';
import {
  type ListSpec,
  type ListState,
  pagesOnly,
  type TextFilters,
  textFilters,
  useListState,
} from '@/ui/table/useListState';
import { toast } from '@/ui/toast';
import { ToggleChip } from '@/ui/ToggleChip';
import { TemplateDialog } from './TemplateDialog';
import { categoryLabels } from './templateLabels';
import {
  type Template,
  useGetMarketingTemplatesQuery,
  useSetMarketingFavoriteMutation,
} from './templatesApi';

const pictureSx = {
  display: 'block',
  width: '100%',
  height: 190,
  p: 1.5,
  bgcolor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
} as const;

interface TemplateCardProps {
  template: Template;
  onOpen: () => void;
}

function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const { slug, name, category, isFavorite, isEdited, previewUrl } = template;
  const [setFavorite] = useSetMarketingFavoriteMutation();

  const toggle = async () => {
    const { error } = await setFavorite({ slug, isFavorite: !isFavorite });
    if (error) toast.error(messageOf(error));
  };

  return (
    <Paper component="li" variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden', boxShadow: 1 }}>
      <ButtonBase onClick={onOpen} aria-haspopup="dialog" aria-label={texts.open(name)} sx={pictureSx}>
        <img src={`${apiBase}${previewUrl}`} alt="" loading="lazy" decoding="async" />
      </ButtonBase>
      <Box sx={{ p: 1.5, pt: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {categoryLabels[category]}
          </Typography>
        </Box>
        {isEdited && <StatusBadge tone="blue">{texts.yourWords}</StatusBadge>}
        <IconButton
          label={isFavorite ? texts.takeOutOfYourFavourites(name) : texts.makeAFavourite(name)}
          onClick={() => void toggle()}
        >
          {isFavorite ? <StarIcon color="warning" fontSize="small" /> : <StarBorderIcon fontSize="small" />}
        </IconButton>
      </Box>
    </Paper>
  );
}

type GalleryFilters = TextFilters<'category' | 'favourites'>;

const gallerySpec: ListSpec<GalleryFilters> = { ...pagesOnly, ...textFilters('category', 'favourites') };

interface TemplateFilterBarProps {
  templates: readonly Template[];
  list: ListState<GalleryFilters>;
}

function TemplateFilterBar({ templates, list }: TemplateFilterBarProps) {
  const { query, change } = list;
  const { category, favourites } = query.filters;
  const setFilters = (changes: Partial<GalleryFilters>) =>
    change({ filters: { ...query.filters, ...changes } });
  const countOf = (one: string) => templates.filter((template) => template.category === one).length;

  return (
    <FilterBar list={list} searchLabel={texts.searchTemplates}>
      <Box
        role="group"
        aria-label={texts.category}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}
      >
        <ToggleChip label={texts.all} isOn={category === ''} onClick={() => setFilters({ category: '' })} />
        {marketingCategories.map((one) => (
          <ToggleChip
            key={one}
            label={categoryLabels[one]}
            count={templates.length > 0 ? countOf(one) : undefined}
            isOn={category === one}
            onClick={() => setFilters({ category: category === one ? '' : one })}
          />
        ))}
        <ToggleChip
          label={texts.favourites}
          isOn={favourites === 'yes'}
          onClick={() => setFilters({ favourites: favourites === 'yes' ? '' : 'yes' })}
        />
      </Box>
    </FilterBar>
  );
}

interface TemplateFilter {
  category: string;
  search: string;
  isFavoritesOnly: boolean;
}

/** Returns the templates that match the category, the favorites filter and every search term. */
export function filterTemplates(
  templates: readonly Template[],
  { category, search, isFavoritesOnly }: TemplateFilter,
): Template[] {
  const terms = foldText(search).split(' ');
  return templates.filter((template) => {
    const text = foldText(`${template.name} ${template.description} ${categoryLabels[template.category]}`);
    const isIncluded = !isFavoritesOnly || template.isFavorite;
    return (
      isIncluded &&
      (!category || template.category === category) &&
      terms.every((term) => text.includes(term))
    );
  });
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Names what the templates still lack: the company's logos, the portal's address, or both. */
function BrandNotice() {
  const { data } = useGetThemeSetupQuery();
  const isPublished = Boolean(useAppSelector(selectCompany)?.dashboardLink);
  const canEditBrand =
    useAppSelector(selectOperator)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false;
  if (!data) return null;
  const hasLogos = data.themeSetup?.haveLogosBeenUploaded ?? false;
  if (hasLogos && isPublished) return null;

  return (
    <Notice tone="blue" title={hasLogos ? texts.theAddressIsStillMissing : texts.yourLogoIsStillMissing}>
      <span>
        {!hasLogos && texts.yourNameStandsInItsPlace}
        {!isPublished && texts.yourClientDashboardIsNot}
        {canEditBrand && (
          <Link to={hasLogos ? paths.deployments : paths.branding}>
            {hasLogos ? texts.deployIt : texts.uploadIt}
          </Link>
        )}
      </span>
    </Notice>
  );
}

export default function MarketingTemplatesScreen() {
  const { data, error, refetch } = useGetMarketingTemplatesQuery();
  const list = useListState(gallerySpec);
  const { search, filters } = list.query;
  const isFavoritesOnly = filters.favourites === 'yes';
  const [slug, open] = useUrlParam('template', '', { addsHistoryEntry: true });

  const templates = data?.marketingTemplates ?? [];
  const shown = filterTemplates(templates, { category: filters.category, search, isFavoritesOnly });
  const opened = templates.find((template) => template.slug === slug);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.marketingTemplates.title}>{texts.mailsPostsFlyersAndMore}</PageHeader>
      <BrandNotice />
      <TemplateFilterBar templates={templates} list={list} />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && (
        <NoMatch title={texts.noTemplateMatches} onClear={list.clearFilters}>
          {isFavoritesOnly ? texts.markTemplatesWithTheStar : texts.tryAnotherWordOrLookThrough}
        </NoMatch>
      )}
      {(!error || data) && (
        <Box component="ul" sx={gridSx} aria-busy={!data}>
          {!data &&
            [1, 2, 3, 4, 5, 6].map((one) => (
              <li key={one} aria-hidden>
                <Skeleton variant="rounded" height={280} />
              </li>
            ))}
          {shown.map((template) => (
            <TemplateCard key={template.slug} template={template} onOpen={() => open(template.slug)} />
          ))}
        </Box>
      )}
      {opened && <TemplateDialog key={opened.slug} template={opened} onClose={() => open('')} />}
    </Stack>
  );
}
