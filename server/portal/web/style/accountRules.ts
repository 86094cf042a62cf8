/** Style rules of the pages behind the sign-in. */
export const accountRules = `
.places { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-bottom: 2rem; border-bottom: 1px solid var(--line) }
.places a, .places button.plain { padding: .5rem 0; min-width: 0; color: inherit; text-decoration: none }
.places a:hover, .places button:hover { text-decoration: underline }
.places a[aria-current] { box-shadow: 0 2px var(--link) }
.places form { margin-left: auto }
.card + .card { margin-top: 1rem }
.cards .card + .card { margin-top: 0 }
.card form { margin-top: auto }
.card + p, .card + form, form + p { margin-top: 1.25rem }
.error:empty { display: none }
`;
