/** The footnote of emails to every Admin. */
export const adminsFootnote = 'We mail this to every Admin of the company.';

/** The footnote of emails that operators can turn off in their profile. */
export const preferencesFootnote =
  'Which mails of this kind you get is set in your profile, under Notifications.';
