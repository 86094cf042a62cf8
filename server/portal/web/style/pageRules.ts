/** Style rules of all pages. Colors are in `palette.ts`. */
export const pageRules = `
*, ::before, ::after { box-sizing: border-box }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100% }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--page); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: break-word;
}
main { flex: 1; padding: 3rem 0 4rem; outline: 0 }
h1, h2, h3, h4 { line-height: 1.2; letter-spacing: -.015em; text-wrap: balance; margin: 0 0 .75rem }
h1 { font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem) }
h2 { font-size: 1.5rem }
h3 { font-size: 1.1875rem }
h4 { font-size: 1.0625rem }
p, ul, ol, table, blockquote, dl { margin: 0 0 1rem }
a { color: var(--link); text-underline-offset: .15em }
a:hover { text-decoration-thickness: 2px }
img { max-width: 100%; height: auto }
hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0 }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px }
main:focus-visible { outline: 0 }

.wide, .narrow { width: 100%; max-width: 70rem; margin-inline: auto; padding-inline: 1.25rem }
.narrow { max-width: 44rem }
.middle { text-align: center }
.muted { color: var(--muted) }
.lead { font-size: 1.25rem; color: var(--muted); text-wrap: pretty }
.small { font-size: .9375rem }
section + section { margin-top: 3.5rem }
section > h2:not(:last-child) { margin-bottom: 1.25rem }

.skip { position: absolute; left: .5rem; top: .5rem; padding: .75rem 1rem; background: var(--page); z-index: 1 }
.skip:not(:focus) { transform: translateY(-200%) }

.top { border-bottom: 1px solid var(--line) }
.top .wide, .foot .wide {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 2rem;
  padding-block: .75rem;
}
.brand {
  display: flex; align-items: center; gap: .75rem; min-height: 3rem;
  color: inherit; font-size: 1.1875rem; font-weight: 650; text-decoration: none;
}
.brand img { display: block; max-height: 2.5rem; width: auto; border-radius: 6px }
.top nav { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem }
.top nav a:not(.button), .foot nav a { color: inherit; text-decoration: none; padding-block: .375rem }
.top nav a:not(.button):hover, .foot nav a:hover { text-decoration: underline }
.top nav a[aria-current]:not(.button) { box-shadow: 0 2px var(--link) }

.foot { border-top: 1px solid var(--line); background: var(--soft); color: var(--muted); font-size: .9375rem }
.foot .wide { align-items: flex-start; padding-block: 1.75rem }
.foot p { margin: 0 }
.foot nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem }

.hero { margin-top: -3rem; padding: clamp(3rem, 8vw, 6.5rem) 0; background: var(--tint); text-align: center }
.hero h1 { max-width: 22ch; margin-inline: auto; font-size: clamp(2.125rem, 1.4rem + 3.4vw, 3.5rem) }
.hero .lead { max-width: 38rem; margin: 0 auto 1rem; color: var(--ink) }
.hero .lead, .lines { white-space: pre-line }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 0; align-items: center }
.middle .actions, .hero .actions { justify-content: center }

.button, button {
  display: inline-block; padding: .6875rem 1.25rem; border: 1px solid var(--fill); border-radius: 8px;
  background: var(--fill); color: var(--on-fill); font: inherit; font-weight: 600; line-height: 1.4;
  text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover, button:hover { background: var(--fill-hover); border-color: var(--fill-hover) }
.button.second, button.second { background: transparent; border-color: var(--edge); color: var(--ink) }
.button.second:hover, button.second:hover { background: var(--soft); border-color: var(--ink) }
.button.small { padding: .4375rem .9375rem }
button.plain { padding: 0; border: 0; background: none; color: var(--link); font-weight: inherit; text-decoration: underline }
button.plain:hover { background: none }

.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1.25rem }
.cards:has(> :only-child) { max-width: 26rem }
.middle .cards { margin-inline: auto }
.middle .card { text-align: start }
ul.cards { list-style: none; padding: 0 }
.card { display: flex; flex-direction: column; padding: 1.75rem; border: 1px solid var(--line); border-radius: 14px }
.card > :last-child { margin-bottom: 0 }
.card .actions { margin-top: auto; padding-top: 1rem }
.card .actions .button { width: 100% }
.card-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem .75rem; margin-bottom: .75rem }
.card-head > * { margin: 0 }
.card.popular { border: 2px solid var(--fill); padding: calc(1.75rem - 1px) }
.badge {
  padding: .125rem .625rem; border-radius: 99px;
  background: var(--tint); color: var(--link); font-size: .875rem; font-weight: 600;
}
.price { margin: 0; font-size: 2rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.3 }
.price small { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--muted) }
.features { list-style: none; padding: 0; margin: 1rem 0 1.5rem }
.features li { position: relative; padding: .1875rem 0 .1875rem 1.625rem }
.features li::before {
  content: ''; position: absolute; left: .1875rem; top: .7rem; width: .75rem; height: .375rem;
  border: solid var(--link); border-width: 0 0 2px 2px; transform: rotate(-45deg);
}
a.card { color: inherit; text-decoration: none }
a.card:hover { border-color: var(--link) }
a.card h2, a.card h3 { color: var(--link) }

.prose { font-size: 1.0625rem }
.prose h2 { margin-top: 2.25rem }
.prose h3, .prose h4 { margin-top: 1.75rem }
.prose blockquote { margin-inline: 0; padding-inline-start: 1.25rem; border-inline-start: 3px solid var(--line); color: var(--muted) }
.prose :is(li, blockquote, th, td):has(> :first-of-type:dir(rtl)) { direction: rtl }
.prose :is(ul, ol):has(> li:first-of-type > :first-of-type:dir(rtl)) { direction: rtl }
.prose img { border-radius: 8px }
.list { list-style: none; padding: 0; border-top: 1px solid var(--line) }
.list li { padding: .875rem 0; border-bottom: 1px solid var(--line) }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: .625rem .75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th:first-child, td:first-child { padding-inline-start: 0 }
td.amount, th.amount { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
dl.facts { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .375rem 1.5rem }
dl.facts dt { color: var(--muted) }
dl.facts dd { margin: 0 }

@media (prefers-color-scheme: dark) {
  .brand img { background: #fff; padding: .25rem }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
@media (forced-colors: active) { nav a[aria-current] { outline: 2px solid Highlight } }
@media (max-width: 40rem) {
  .top nav { gap: 0 .875rem; font-size: .9375rem }
  main { padding-top: 2rem }
  .hero { margin-top: -2rem }
  .card { padding: 1.375rem }
  th, td { padding-inline: .5rem }
  .card.popular { padding: calc(1.375rem - 1px) }
  dl.facts { grid-template-columns: 1fr; gap: 0 }
  dl.facts dd { margin-bottom: .625rem }
}
`;
