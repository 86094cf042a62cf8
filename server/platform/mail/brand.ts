/** The company in whose name an email is sent. Emails without a brand come from Livery. */
export interface EmailBrand {
  title: string;
  /** A hex color as `#RRGGBB`. */
  colour: string;
  replyTo: string;
}
