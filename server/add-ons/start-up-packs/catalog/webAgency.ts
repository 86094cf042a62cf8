import type { Pack } from './pack';

export const webAgency: Pack = {
  slug: 'web-agency',
  name: 'Web agency',
  tagline: 'Care plans for the websites you have built',
  description:
    'For agencies and freelancers who look after websites. Three care plans, guides that answer what clients ask most, terms about content and backups, and words for your posts.',
  industry: 'Design and technology',
  version: 1,
  changelog: 'The first version.',
  brand: {
    colour: '#3B4CCA',
    tagline: 'Your website, looked after',
    introduction:
      'Updates, backups, small changes and a person to ask. Choose a care plan, and your website stays quick, safe and up to date while you get on with your own work.',
  },
  plans: [
    {
      name: 'Website Care',
      description: 'Keeps a website safe and running.',
      features: [
        'Updates every week',
        'Daily backups, kept for 30 days',
        'Watched around the clock',
        'Answers within two working days',
      ],
      points: 45,
      trialDays: 14,
    },
    {
      name: 'Website Care Plus',
      description: 'Care, and an hour of changes a month.',
      features: [
        'Everything in Website Care',
        'One hour of changes a month',
        'A report each month',
        'Answers within one working day',
      ],
      points: 120,
      trialDays: 14,
      isPopular: true,
    },
    {
      name: 'Growth Partner',
      description: 'For websites that bring in customers, and should bring in more.',
      features: [
        'Everything in Website Care Plus',
        'Five hours of changes a month',
        'Search and speed looked after',
        'A call every month',
        'Answers the same day',
      ],
      points: 390,
      setupPoints: 200,
      trialDays: 0,
    },
  ],
  guides: [
    {
      pathname: 'ask-for-a-change',
      title: 'How to ask for a change to your website',
      summary: 'What to send, so that a change is done the first time.',
      html: `
<p>Most changes to a website take us less than half an hour. What takes long is finding out what exactly is meant. A message with the right four things in it is usually done the next working day, without a single question back.</p>
<h2>What to send</h2>
<ol>
<li><p><strong>The address of the page.</strong> Open the page, copy the line at the top of your browser, and paste it into your message. “The contact page” may be three pages; the address is only one.</p></li>
<li><p><strong>What is there now.</strong> Copy the sentence that should change, or send a picture of your screen with a circle around the place.</p></li>
<li><p><strong>What should be there instead.</strong> Send the finished words, spelled as they should appear. For a picture, send the file itself, as large as you have it, and not a copy from a document.</p></li>
<li><p><strong>When you need it.</strong> If a price changes on the first of the month, say so. Without a date we take changes in the order in which they arrive.</p></li>
</ol>
<p>Send all of it to <a href="mailto:{{email}}">{{email}}</a>. Several changes can go into one message: number them, and we answer by number.</p>
<h2>A good example</h2>
<blockquote><p>Page: example.com/prices. Now: “From 49 a month”. Instead: “From 55 a month”. Please change it on 1 March, in the morning.</p></blockquote>
<h2>What counts as a change</h2>
<p>New words, new pictures, opening hours, a new colleague on the team page, a notice about holidays, a document to download: all of these come out of the time in your plan. We count in quarters of an hour, and we tell you beforehand when something will take more than an hour.</p>
<p>A new section, a form that does something new or a shop is more than a change. Tell us what you would like to achieve, and you get a price for it before we begin.</p>
<h2>What happens then</h2>
<ul>
<li><p>You get a short answer when your message has been read, with the day on which it will be done.</p></li>
<li><p>We make the change, look at it on a telephone and on a computer, and send you the address to look at it yourself.</p></li>
<li><p>If something is not as you meant it, just answer. Putting that right does not count as another change.</p></li>
</ul>
<h2>When it can not wait</h2>
<p>If the website is down or shows something that must not be seen, begin the subject of your message with the word URGENT. These messages are read first, whatever your plan is.</p>`,
    },
    {
      pathname: 'what-we-do-each-month',
      title: 'What we do for your website each month',
      summary: 'Updates, backups and checks, and what you notice of them.',
      html: `
<p>A website is never finished. The programs that it is made of are changed by their makers all the time, mostly because a weakness was found. A site without updates for a year becomes slower, and easier to break into. This is what we do so that you do not have to think about it.</p>
<h2>Every day</h2>
<ul>
<li><p><strong>A backup.</strong> The whole site, with its pictures and its database, is copied to another place. We keep 30 days of copies, so that a mistake that went unnoticed for two weeks can still be undone.</p></li>
<li><p><strong>A look at whether it answers.</strong> The site is called up every few minutes, from more than one country. If it does not respond twice in a row, we notify a person.</p></li>
</ul>
<h2>Every week</h2>
<ul>
<li><p><strong>Updates.</strong> We install them on a copy first, look at the most important pages, and only then on the real site. If an update breaks something, we go back to the state before it and find out why.</p></li>
<li><p><strong>A search for harmful code.</strong> Files that have changed without an update are looked at one by one.</p></li>
</ul>
<h2>Every month</h2>
<ul>
<li><p><strong>Links and forms.</strong> We send a test through each form, and look for links that lead nowhere.</p></li>
<li><p><strong>Speed.</strong> We measure how long the first page takes on an ordinary telephone, and compare it with the month before.</p></li>
<li><p><strong>Domain and certificate.</strong> We see to it that neither runs out. If your domain is registered in your own name, we tell you six weeks beforehand.</p></li>
</ul>
<h2>What you notice</h2>
<p>Mostly nothing, and that is the point. With some plans you get a report: what was updated, how often the site could be reached, how quick it was, and what we suggest. It fits on one page.</p>
<p>Updates are installed in the early morning. For a minute or two a short note may be shown instead of the site. If there is an hour at which that would hurt, because you send your newsletter then, let us know.</p>
<h2>What is not included</h2>
<p>We look after the site itself. Your mail, your computers and your accounts in social networks are not part of the plan. If one of them gives you trouble, ask anyway: often we can tell you in two sentences where to turn. Write to <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
    {
      pathname: 'when-your-website-is-down',
      title: 'When your website is down',
      summary: 'Three checks to make first, and what to tell us.',
      html: `
<p>You open your website and see an error, or nothing. Before you worry, take two minutes for these three checks. In about half of the cases the site is fine and the trouble is somewhere between it and you.</p>
<h2>Check 1: is it only you?</h2>
<p>Take your telephone, switch off its Wi-Fi so that it uses the mobile network, and open the site there. If it appears, the site is up, and the trouble is in your network. Switch your router off, wait for half a minute and switch it on again.</p>
<h2>Check 2: is it only this page?</h2>
<p>Open the first page of the site, by typing its name alone. If that works and another page does not, a link is wrong or the page was moved. Send us the address of the page that does not work.</p>
<h2>Check 3: is it your browser?</h2>
<p>Open a private window: in most browsers that is in the menu, under “New private window” or “New incognito window”. If the site is right there, your browser remembers an old state of it. Reload the page while you hold down the Shift key.</p>
<h2>Still down? Tell us</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a>, with URGENT at the beginning of the subject. It helps us most to know</p>
<ul>
<li><p>the address that you opened;</p></li>
<li><p>what you see, word for word, or a picture of the screen;</p></li>
<li><p>since when, and whether anybody changed something that day: the domain, the mail provider, a password.</p></li>
</ul>
<p>It is quite likely that we know already, because the site is watched. Write all the same: two messages are better than none.</p>
<h2>What we do then</h2>
<ol>
<li><p>We find out whether it is the site, the server or the domain. That takes minutes.</p></li>
<li><p>If it is the site, we go back to the last state that worked. You lose at most what was changed since the last backup, which is a day at most.</p></li>
<li><p>If it is the server, we talk to its operator and tell you what they say.</p></li>
<li><p>If it is the domain, we may need you: only its owner can change some things. Have the sign-in of your domain provider at hand.</p></li>
</ol>
<h2>Afterwards</h2>
<p>You get a short message with what happened, how long it took and what we do so that it does not happen again. If the site could not be used for longer than our terms allow, you get the share of your fee back that they promise.</p>`,
    },
    {
      pathname: 'write-for-your-website',
      title: 'How to write for your website',
      summary: 'Words that people read to the end, and that search engines find.',
      html: `
<p>Few people read a website from the beginning to the end. They look for one answer, for a few seconds, mostly on a telephone. Write so that they find it, and you have done more for your site than any design can do.</p>
<h2>Begin with the answer</h2>
<p>Put what matters most into the first sentence. “We repair bicycles within two days, in the old town, without an appointment” says in one line what many sites need a page for. Who you are and since when can come later.</p>
<h2>One page, one question</h2>
<p>Before you write a page, note the question that it answers: What does it cost? Do you come to my house? How do I cancel? If you find two questions, make two pages. If you find none, leave the page out.</p>
<h2>Make it easy to skim</h2>
<ul>
<li><p>A heading every few paragraphs, which says what comes and does not only name it: “Bring your bicycle until noon” rather than “Opening hours”.</p></li>
<li><p>Paragraphs of three sentences at most.</p></li>
<li><p>Lists for what can be counted, tables for what can be compared.</p></li>
<li><p>Links that say where they lead: “See all prices” rather than “Click here”.</p></li>
</ul>
<h2>Write as you speak</h2>
<p>Read your text aloud. Where you stumble, your readers stumble too. Say “we” and “you”. Leave out words such as innovative, holistic and solution: everybody has them, and they say nothing. A number says more: “312 bicycles last year”.</p>
<h2>Be found</h2>
<p>Search engines look for what people type. Ask your next three customers what they typed when they looked for you, and use those very words in a heading. Name the places where you work. One sentence for each is enough; a list of forty villages is not read by anybody.</p>
<h2>Pictures</h2>
<p>Show your own people and your own work. A slightly crooked picture of your workshop is worth more than a perfect stock photo. Tell us in one sentence what is to be seen on it: people who can not see it have it read to them, and search engines read it too.</p>
<h2>And then send it</h2>
<p>Send us your text as it is, to <a href="mailto:{{email}}">{{email}}</a>. We correct the spelling, shorten what is long, and ask when something is not clear. You see it before anybody else does.</p>`,
    },
  ],
  legal: [
    {
      pathname: 'terms-of-service',
      about: 'Our terms with sections on access, your content, backups, and hours that are not used.',
      html: `
<h2>Care of websites</h2>
<p>You give us the access that we need to your website, its server and, where that is part of your plan, its domain. You make sure that you may do so. We use the access for our work alone and give it back, or delete it, when the agreement ends.</p>
<p>You stay the owner of your website and of all that is on it. You are responsible for what it says: that you have the rights to its texts and pictures, that its legal notices are right, and that what it promises is true. We do not check that, but we tell you when we notice something.</p>
<p>We make backups at the intervals of your plan. They serve to bring the website back after a failure. They do not replace the copies that the law asks you to keep of your own business records.</p>
<p>Time for changes that your plan includes is counted in quarters of an hour and holds for the month. What is not used is not carried over and not paid out.</p>
<p>Parts of a website that others have made, such as extensions, come under the terms of those who made them. If one of them is given up or turns out to be unsafe, we may switch it off and suggest another one.</p>`,
    },
  ],
  texts: [
    {
      slug: 'launch-post',
      texts: {
        headline: 'Your website deserves a caretaker',
        text: 'Updates, backups and small changes, for one price a month.',
        call: 'See the care plans at',
      },
    },
    {
      slug: 'tip-post',
      texts: {
        headline: 'Open your own website on your telephone today',
        text: 'Try to find your price, your address and a way to call you. If any of the three takes you more than ten seconds, your customers have given up by then.',
      },
    },
    {
      slug: 'feed-ad',
      texts: {
        headline: 'When was your website last updated?',
        text: 'We do it every week, with a backup first.',
      },
    },
  ],
};
