-- Languages are BCP 47 tags of `contract/languages.ts`.

-- Null until the operator first signs in, which stores the browser's language.
alter table operators add column language text;

alter table companies
  add column default_language text not null default 'en',
  -- The languages of the portal, which include the default one.
  add column portal_languages text[] not null default '{en}',
  add check (default_language = any (portal_languages));

-- Null for the company's default language.
alter table clients add column language text;

-- A company with one English portal keeps its content, so that it has no undeployed changes.
create or replace view portal_content with (security_invoker = true) as
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
  where g.archived_at is null;
