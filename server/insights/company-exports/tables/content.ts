import { t } from '../../../lib/i18n/i18n';
import { columnNames, type ArchiveTable } from './table';

export const contentTables: readonly ArchiveTable[] = [
  {
    file: 'brand/theme.csv',
    description: () => t('your current brand, whose logos are in images'),
    table: 'theme_setups',
    key: [],
    columns: columnNames(
      'title colour square_logo_id full_logo_id tagline introduction farewell is_sign_up_open updated_at',
    ),
  },
  {
    file: 'brand/theme-versions.csv',
    description: () => t('all saved versions of your brand'),
    table: 'theme_versions',
    key: ['number'],
    columns:
      columnNames(`number title colour square_logo_id full_logo_id tagline introduction farewell is_sign_up_open
      restored_from saved_by saved_by_name saved_at`),
  },
  {
    file: 'brand/images.csv',
    description: () =>
      t('logos, profile pictures and images in guides, whose ids are the names of the files in images'),
    table: 'images',
    key: ['id'],
    columns: columnNames('id kind width height created_at'),
    omitted: columnNames('png svg'),
  },
  {
    file: 'brand/domains.csv',
    description: () => t('your custom domains'),
    table: 'custom_domains',
    key: ['id'],
    columns:
      columnNames(`id hostname kind is_primary redirects_here dns_status certificate_status certificate_expires_at
      certificate_problem findings held_elsewhere unchecked_because check_count last_checked_at next_check_at begun_at
      created_at owned_at verified_at live_at broken_at doubted_at given_up_at removed_at reminders
      instructions_sent_to instructions_sent_at added_by added_by_name`),
    omitted: ['token'],
  },
  {
    file: 'brand/deployments.csv',
    description: () => t('deployments of your client dashboard and their changes'),
    table: 'deployment_sessions',
    key: ['id'],
    columns:
      columnNames(`id kind status trigger url note requested_by requested_by_name changes domain_id earlier_session_id
      snapshot_id previous_snapshot_id error_code error_message cancel_asked_at created_at started_at finished_at`),
  },
  {
    file: 'brand/deployment-steps.csv',
    description: () => t('the steps of deployments'),
    table: 'deployment_steps',
    key: columnNames('session_id position'),
    columns: columnNames('session_id position name status message started_at finished_at'),
  },
  {
    file: 'content/legal-pages.csv',
    description: () => t('your legal pages, whose text is in content/legal'),
    table: 'legal_pages',
    key: ['pathname'],
    columns:
      columnNames(`pathname draft_title draft_updated_at draft_updated_by draft_updated_by_name published_version
      review_due_on created_at`),
    omitted: columnNames('draft_html lock_version'),
  },
  {
    file: 'content/legal-versions.csv',
    description: () => t('published versions of legal pages'),
    table: 'legal_page_versions',
    key: columnNames('pathname number'),
    columns:
      columnNames(`pathname number title note effective_on requires_reacceptance restored_from published_by
      published_by_name published_at`),
    omitted: ['html'],
  },
  {
    file: 'content/guides.csv',
    description: () => t('your quick guides, whose text is in content/guides'),
    table: 'quick_guides',
    key: ['id'],
    columns:
      columnNames(`id pathname position plan_ids draft_title draft_summary draft_updated_at draft_updated_by
      draft_updated_by_name published_version archived_at created_at`),
    omitted: columnNames('draft_html lock_version'),
  },
  {
    file: 'content/guide-versions.csv',
    description: () => t('published versions of quick guides'),
    table: 'quick_guide_versions',
    key: columnNames('guide_id number'),
    columns: columnNames(
      'guide_id number title summary note restored_from published_by published_by_name published_at',
    ),
    omitted: ['html'],
  },
  {
    file: 'content/translations.csv',
    description: () => t('translations of your brand texts, plans, guides and legal pages'),
    table: 'content_translations',
    key: columnNames('area entity_id language version'),
    columns: columnNames(
      'area entity_id language version is_current html original_version saved_at saved_by saved_by_name',
    ),
    computed: { texts: 't.texts' },
    omitted: ['texts'],
  },
  {
    file: 'content/marketing-texts.csv',
    description: () => t('your text in marketing templates'),
    table: 'marketing_texts',
    key: ['slug'],
    columns: columnNames('slug updated_by_name updated_at'),
    computed: { words: 't.texts' },
    omitted: columnNames('texts lock_version'),
  },
  {
    file: 'content/start-up-packs.csv',
    description: () => t('installed start-up packs'),
    table: 'start_up_pack_installations',
    key: ['id'],
    columns:
      columnNames(`id slug version status failure created_by created_by_name created_at finished_at undone_by
      undone_by_name undone_at`),
  },
  {
    file: 'content/start-up-pack-items.csv',
    description: () => t('the items of installed start-up packs'),
    table: 'start_up_pack_items',
    key: columnNames('installation_id position'),
    columns: columnNames('installation_id position key name choice outcome note target_id'),
    omitted: columnNames('mark before'),
  },
];
