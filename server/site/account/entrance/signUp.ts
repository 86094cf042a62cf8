import { newId } from '../../../lib/ids';
import { askToSignUp } from '../../../modules/client-accounts/sign-up/ask';
import { sentTo, type SiteAnswer } from '../../answers';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import { radios } from '../choices';
import { tried } from '../tried';
import { checkMail, entrancePage } from './entrancePage';
import { priceLine } from './planChoice';

interface Typed {
  name: string;
  email: string;
  plan: string;
  yearly: boolean;
}

function plans({ snapshot }: SiteRequest, { plan }: Typed): Html | false {
  const offered = snapshot.plans;
  const later = { value: '', label: 'Skip for now' };
  const choices = offered.map((one) => ({ value: one.id, label: html`${one.name}: ${priceLine(one)}` }));
  return (
    offered.length > 0 && radios({ name: 'plan', legend: 'Plan', chosen: plan, choices: [...choices, later] })
  );
}

const usualPlan = ({ snapshot: { plans: offered } }: SiteRequest): string =>
  offered.find(({ isDefault }) => isDefault)?.id ?? '';

function signUpForm(site: SiteRequest, typed: Typed, errors: FormErrors = {}, status = 200): SiteAnswer {
  const { name, email, yearly } = typed;
  const fields = html`${hiddenField('key', newId())} ${yearly && hiddenField('yearly', '1')}
  ${field({ name: 'name', label: 'Your name', autocomplete: 'name', value: name, longest: 100, errors })}
  ${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', value: email, errors })}
  ${plans(site, typed)}`;
  return entrancePage(site, {
    title: 'Sign up',
    status,
    main: html`<p>We email you a link to continue. Nothing is charged until you confirm.</p>
      ${form('/sign-up', errors, fields, 'Continue')}
      <p>Already have an account? <a href="/sign-in">Sign in</a></p>`,
  });
}

const closed = (site: SiteRequest): SiteAnswer =>
  entrancePage(site, {
    title: 'Signing up is closed',
    status: 403,
    main: html`<p>
      Write to <a href="mailto:${site.snapshot.company.email}">${site.snapshot.company.email}</a> if you want
      to join.
    </p>`,
  });

export function showSignUp(site: SiteRequest): SiteAnswer {
  if (site.session) return sentTo('/account');
  if (!site.snapshot.branding.isSignUpOpen) return closed(site);
  const plan = site.query.get('plan') ?? usualPlan(site);
  return signUpForm(site, { name: '', email: '', plan, yearly: site.query.get('yearly') === '1' });
}

export async function takeSignUp(site: SiteRequest): Promise<SiteAnswer> {
  if (!site.snapshot.branding.isSignUpOpen) return closed(site);
  const read = (name: string): string => site.form.get(name) ?? '';
  const typed = {
    name: read('name'),
    email: read('email'),
    plan: read('plan'),
    yearly: read('yearly') === '1',
  };
  const { name, email, plan: planId, yearly: isYearly } = typed;
  const key = read('key');
  const refused = await tried(site, () => askToSignUp(site, { name, email, planId, isYearly, key }), [
    'name',
    'email',
  ]);
  if (refused) return signUpForm(site, typed, refused.errors, refused.status);
  return checkMail(site, 'We have mailed you how to go on. The link in the mail works for 24 hours.');
}
