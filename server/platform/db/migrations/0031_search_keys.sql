-- Searches ignore case, accents, width, invisible characters, variants of apostrophes and dashes, and repeated
-- spaces. Stored and typed text both use this function. `contract/foldText.ts` does the same for lists that the
-- console searches, and a test compares the two. Plain ASCII takes a fast path. Not strict, so that PostgreSQL can
-- inline it.
create or replace function search_key(text) returns text language sql immutable parallel safe
return case when octet_length($1) = length($1) and $1 !~ '[`\x01-\x1F]|  |^ | $' then lower($1 collate "C") else
  btrim(replace(replace(replace(translate(
    normalize(replace(replace(replace(replace(translate(
      regexp_replace(
        lower(normalize(translate($1, U&'\2018\2019\201B\02B9\02BB\02BC\2032\00B4\2010\2011\2012\2013\2014\2015\2212',
          $$''''''''-------$$), NFKD) collate "und-x-icu") collate "C",
        -- Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and invisible characters. In other scripts, vowel signs
        -- and voicing marks are letters and remain.
        '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F'
        '\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
        '\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]+', '', 'g'),
      'łøđðħıŧŋς', 'loddhitnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC),
    '`' || U&'\0001\0009\000A\000B\000C\000D\0085\1680\2028\2029', '''          '),
    ' ', U&' \0001'), U&'\0001 ', ''), U&'\0001', ''))
  end;

create function client_search_text(name text, email text, phone text, number integer) returns text
  language sql immutable parallel safe
return left(search_key(name), 200) || ' ' || left(search_key(email), 320) || ' ' || coalesce(phone, '')
  || ' #' || number::text;

-- Digits of a phone number without formatting and trunk prefixes (0, 00, 8). Null if the text is no phone number.
create function phone_digits(typed text) returns text language sql immutable strict parallel safe
return (
  select substring(
    regexp_replace(regexp_replace(key, '\(0\)|[^0-9]', '', 'g'), '^(8(?=\d{10}$))?0*', '') from '^\d{4,}$')
  from search_key(typed) key where key ~ '^\+?[0-9 ().\/-]{5,}$'
);

-- Scripts without spaces between words, where two characters can form a word.
create or replace function has_cjk(key text) returns boolean language sql immutable strict parallel safe
return key ~ ('[\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u30FF\u3105-\u312F\u31A0-\u31BF\u31F0-\u31FF'
  '\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\U00020000-\U0003FFFD]');

create or replace function cjk_pairs(key text) returns text[] language sql immutable strict parallel safe
return array(
  select distinct pair
  from generate_series(1, length(key) - 1) place cross join substr(key, place, 2) pair
  where has_cjk(left(pair, 1)) and has_cjk(right(pair, 1))
);

-- A trigger replaces the generated column, because changing its expression rewrites the whole table.
alter table clients alter column search_text drop expression;
create function note_client_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := client_search_text(new.name, new.email, new.phone, new.number);
  return new;
end $$;
create trigger client_search_text_noted before insert or update of name, email, phone, number on clients
  for each row execute function note_client_search_text();
