import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { slug, name, category, isFavorite, isEdited, previewUrl } = template;
  const [setFavorite] = useSetMarketingFavoriteMutation();

  const toggle = async () => {
    const { error } = await setFavorite({ slug, isFavorite: !isFavorite });
    if (error) toast.error(messageOf(error));
  };

  return (
    <Paper component="li" variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden', boxShadow: 1 }}>
      <ButtonBase onClick={onOpen} aria-haspopup="dialog" aria-label={t`Open ${name}`} sx={pictureSx}>
        <img src={`${apiBase}${previewUrl}`} alt="" loading="lazy" decoding="async" />
      </ButtonBase>
      <Box sx={{ p: 1.5, pt: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(categoryLabels[category])}
          </Typography>
        </Box>
        {isEdited && <StatusBadge tone="blue">{t`Edited`}</StatusBadge>}
        <IconButton
          label={isFavorite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
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
  const { t } = useLingui();
  const { query, change } = list;
  const { category, favourites } = query.filters;
  const setFilters = (changes: Partial<GalleryFilters>) =>
    change({ filters: { ...query.filters, ...changes } });
  const countOf = (one: string) => templates.filter((template) => template.category === one).length;

  return (
    <FilterBar list={list} searchLabel={t`Search templates`}>
      <Box role="group" aria-label={t`Category`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
        <ToggleChip label={t`All`} isOn={category === ''} onClick={() => setFilters({ category: '' })} />
        {marketingCategories.map((one) => (
          <ToggleChip
            key={one}
            label={t(categoryLabels[one])}
            count={templates.length > 0 ? countOf(one) : undefined}
            isOn={category === one}
            onClick={() => setFilters({ category: category === one ? '' : one })}
          />
        ))}
        <ToggleChip
          label={t`Favorites`}
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
    const categoryLabel = i18n._(categoryLabels[template.category]);
    const text = foldText(`${template.name} ${template.description} ${categoryLabel}`);
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
  const { t } = useLingui();
  const { data } = useGetThemeSetupQuery();
  const isPublished = Boolean(useAppSelector(selectCompany)?.dashboardLink);
  const canEditBrand =
    useAppSelector(selectOperator)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false;
  if (!data) return null;
  const hasLogos = data.themeSetup?.haveLogosBeenUploaded ?? false;
  if (hasLogos && isPublished) return null;

  return (
    <Notice tone="blue" title={hasLogos ? t`Client dashboard not deployed` : t`Logos missing`}>
      {!hasLogos && <div>{t`Templates show your company’s name until you upload your logos.`}</div>}
      {!isPublished && (
        <div>
          {t`Until you deploy your client dashboard, templates show your email address instead of the dashboard’s address and have no QR code.`}
        </div>
      )}
      {canEditBrand && (
        <div>
          <Link to={hasLogos ? paths.deployments : paths.branding}>
            {hasLogos ? t`Deploy client dashboard` : t`Upload logos`}
          </Link>
        </div>
      )}
    </Notice>
  );
}

export default function MarketingTemplatesScreen() {
  const { t } = useLingui();
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
      <PageHeader
        title={t`Marketing Templates`}
      >{t`Emails, social posts, flyers, and more in your brand. Edit the text and download them.`}</PageHeader>
      <BrandNotice />
      <TemplateFilterBar templates={templates} list={list} />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && (
        <NoMatch title={t`No matching templates`} onClear={list.clearFilters}>
          {isFavoritesOnly
            ? t`Star a template to add it to your favorites.`
            : t`Try a different search or category.`}
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
