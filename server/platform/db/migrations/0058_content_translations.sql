-- The language of the brand's texts, plans, guides and legal pages. Null while it is the default language.
alter table companies add column content_language text;

-- Versions of translations. The latest one is current; it has no texts if the translation was removed. Snapshots and
-- agreements refer to the versions of guides and legal pages, so their texts never change.
create table content_translations (
  company_id uuid not null references companies (id),
  -- As in `portal_content`.
  area text not null check (area in ('Branding', 'ClientBilling', 'QuickGuide', 'Legal')),
  entity_id text not null,
  language text not null,
  version integer not null check (version > 0),
  is_current boolean not null default true,
  -- The translated fields of the item's content.
  texts jsonb not null,
  -- The translated text of a guide or legal page.
  html text,
  -- Identifies the texts of the original that was translated: the version of a guide or legal page, else a hash.
  original_version text not null,
  saved_at timestamptz not null default now(),
  saved_by uuid,
  saved_by_name text,
  primary key (company_id, area, entity_id, language, version)
);
create unique index content_translations_current on content_translations (company_id, area, entity_id, language)
  where is_current;
call guard_new_tables();
revoke update on content_translations from livery_app;
grant update (is_current) on content_translations to livery_app;

-- The language in which a client read a legal page, and the version of its translation.
alter table legal_acceptances add column language text, add column translation_version integer;

-- The translations that clients see after a deployment. An outdated legal page is not among them, because the original
-- applies.
create view current_translations with (security_invoker = true) as
  select x.company_id, x.area, x.entity_id, x.language, x.version, x.texts, x.html is not null as has_html
  from content_translations x
  join companies k on k.id = x.company_id and x.language = any (k.portal_languages)
    and x.language <> coalesce(k.content_language, k.default_language)
  left join legal_pages l on l.company_id = x.company_id and x.area = 'Legal' and l.pathname = x.entity_id
  where x.is_current and (x.texts <> '{}' or x.html is not null)
    and (x.area <> 'Legal' or x.original_version = l.published_version::text);

grant select on current_translations to livery_app;

create or replace view portal_content with (security_invoker = true) as
  with originals as (
    select company_id, 'Branding' as area, 'theme' as entity_id, title as label,
      jsonb_build_object(
        'title', title, 'colour', colour, 'squareLogo', square_logo_id, 'fullLogo', full_logo_id,
        'tagline', tagline, 'introduction', introduction, 'farewell', farewell, 'isSignUpOpen', is_sign_up_open
      ) as content
    from theme_setups where title is not null and colour is not null
    union all
    select id, 'Company', 'details', name,
      jsonb_build_object(
        'name', name, 'email', email, 'phone', phone, 'country', country, 'website', website, 'currency', currency,
        'timeZone', time_zone
      ) || case when portal_languages = '{en}' then '{}'
        else jsonb_build_object('languages', portal_languages, 'defaultLanguage', default_language) end
      || case when coalesce(content_language, default_language) = 'en' then '{}'
        else jsonb_build_object('contentLanguage', coalesce(content_language, default_language)) end
    from companies
    union all
    select company_id, 'ClientBilling', id::text, name,
      jsonb_build_object(
        'name', name, 'description', description, 'features', features, 'price', price, 'yearlyPrice', yearly_price,
        'currency', currency, 'interval', interval, 'intervalCount', interval_count, 'trialDays', trial_days,
        'requireCardForTrial', require_card_for_trial, 'setupFee', setup_fee, 'taxBehavior', tax_behavior,
        'isPopular', is_popular, 'isDefault', is_default, 'allowSelfUpgrade', allow_self_upgrade,
        'priceVersion', price_version,
        'order', row_number() over (partition by company_id order by position, id)
      )
    from client_billing_plans where status = 'Active' and is_public
    union all
    select l.company_id, 'Legal', l.pathname, v.title,
      jsonb_build_object('title', v.title, 'version', v.number, 'effectiveOn', v.effective_on,
        'requiresReacceptance', v.requires_reacceptance)
    from legal_pages l
    join legal_page_versions v
      on v.company_id = l.company_id and v.pathname = l.pathname and v.number = l.published_version
    union all
    select g.company_id, 'QuickGuide', g.id::text, v.title,
      jsonb_build_object('title', v.title, 'summary', v.summary, 'pathname', g.pathname, 'version', v.number,
        'planIds', g.plan_ids,
        'order', row_number() over (partition by g.company_id order by g.position, g.id))
    from quick_guides g
    join quick_guide_versions v on v.company_id = g.company_id and v.guide_id = g.id and v.number = g.published_version
    where g.archived_at is null
  ), translations as (
    select company_id, area, entity_id,
      jsonb_object_agg(language, texts ||
        case when has_html then jsonb_build_object('translationVersion', version) else '{}' end) as texts
    from current_translations group by company_id, area, entity_id
  )
  select o.company_id, o.area, o.entity_id, o.label,
    o.content || case when t.texts is null then '{}' else jsonb_build_object('translations', t.texts) end as content
  from originals o
  left join translations t on t.company_id = o.company_id and t.area = o.area and t.entity_id = o.entity_id;
