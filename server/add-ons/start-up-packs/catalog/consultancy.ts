import type { Pack } from './pack';

export const consultancy: Pack = {
  slug: 'consultancy',
  name: 'Consultancy',
  tagline: 'Advice by the month instead of by the hour',
  description:
    'For coaches, consultants and advisers. Retainers in three sizes, guides on meetings and confidentiality, terms on advice and its limits, and a deck for the first talk.',
  industry: 'Professional services',
  version: 1,
  changelog: 'The first version.',
  brand: {
    colour: '#1E3A5F',
    tagline: 'A second pair of eyes on what matters',
    introduction:
      'Regular talks, clear next steps, and an adviser who remembers what was said last time. Choose a retainer, and bring the question that keeps you awake.',
  },
  plans: [
    {
      name: 'Sounding Board',
      description: 'A talk a month, with an outside adviser.',
      features: [
        'One talk of an hour a month',
        'Notes with next steps',
        'Questions by email, answered within three days',
      ],
      points: 240,
      trialDays: 0,
    },
    {
      name: 'Adviser',
      description: 'Regular advice while something is changing.',
      features: [
        'Two talks of an hour a month',
        'Documents read and commented on',
        'Questions answered within one day',
        'A review each quarter',
      ],
      points: 580,
      trialDays: 0,
      isPopular: true,
    },
    {
      name: 'Embedded Partner',
      description: 'At the table when it is decided.',
      features: [
        'A talk every week',
        'Two workshops a quarter',
        'Takes part in your meetings',
        'By telephone during the day',
      ],
      points: 1900,
      trialDays: 0,
    },
  ],
  guides: [
    {
      pathname: 'get-the-most-out-of-a-talk',
      title: 'How to get the most out of our talks',
      summary: 'What to do before, during and after the hour.',
      html: `
<p>An hour is short. With one good question you go home with an answer. With seven you go home with a list. This is how our clients make the most of it.</p>
<h2>The day before: one page</h2>
<p>Send us a few lines the evening before, to <a href="mailto:{{email}}">{{email}}</a>. They need not be polished. Four headings are enough:</p>
<ol>
<li><p><strong>What has happened since last time.</strong> Good and bad, in keywords.</p></li>
<li><p><strong>What I have to decide.</strong> And by when.</p></li>
<li><p><strong>What I am inclined to do.</strong> Even if you are not sure. It is easier to think against something than into the blue.</p></li>
<li><p><strong>What I am afraid of.</strong> This is mostly where the hour goes, so we may as well know.</p></li>
</ol>
<h2>At the beginning: one sentence</h2>
<p>We begin by agreeing on what should be different when the hour is over. “I want to know whether to hire her.” “I want to have said it aloud once.” Both are good. Without the sentence we talk pleasantly, and nothing follows.</p>
<h2>During the talk</h2>
<ul>
<li><p>Switch off everything that beeps. If you can, do not sit at your desk: people think differently in another chair.</p></li>
<li><p>Say so when we are on the wrong track. You know your business, and we know questions.</p></li>
<li><p>Expect to be asked why. Three times in a row, sometimes.</p></li>
<li><p>You do not have to decide in the talk. You should leave it knowing what is missing for a decision.</p></li>
</ul>
<h2>At the end: three lines</h2>
<p>We close with what you do, by when, and how you will notice that it worked. You write it down and not we: what is in your own words is done more often.</p>
<h2>Afterwards</h2>
<p>You get our notes by the next working day. Read them when they come, and correct what we understood wrongly. Put the next step into your calendar, with an hour to do it in.</p>
<h2>In between</h2>
<p>Do not save up what is urgent. A question of three lines by email is a part of your plan, and often it is enough. If something happens that turns everything upside down, ask for the next talk to be brought forward.</p>`,
    },
    {
      pathname: 'what-stays-between-us',
      title: 'What stays between us',
      summary: 'Confidentiality, conflicts of interest, and notes.',
      html: `
<p>You can only think aloud in private. That is why confidentiality is not small print for us but the condition of our work. Here is in plain words what you can rely on.</p>
<h2>What we keep to ourselves</h2>
<p>Everything: what you tell us, what we read, whom we meet, and that you are a client at all, unless you tell people yourself. That includes your own colleagues and partners. If you would like us to talk to another person, tell us to whom and about what.</p>
<p>It goes on when you are no longer a client, without an end.</p>
<h2>The few exceptions</h2>
<ul>
<li><p>A court or an authority can oblige us to speak. Then we say only what we must, and tell you first if we are allowed to.</p></li>
<li><p>If a life is in danger, we get help.</p></li>
<li><p>If you owe us money and dispute it, we may say what is needed to show that you do.</p></li>
</ul>
<h2>Other clients</h2>
<p>We work for several businesses, sometimes in the same trade. What one tells us never reaches another, not as an example and not without a name either. If two clients compete for the same customer, or negotiate with each other, we tell both that there is a conflict, without saying with whom, and step back from that matter.</p>
<h2>Notes and documents</h2>
<ul>
<li><p>We take notes so that you do not have to start over each time. They are encrypted, and only the person who advises you can read them.</p></li>
<li><p>You can have a copy at any time.</p></li>
<li><p>One year after the end they are deleted, except for invoices and what the law asks us to keep. If you would like it sooner, say so.</p></li>
<li><p>Talks are not recorded. If a recording would help you, we agree on it first, and you keep it.</p></li>
</ul>
<h2>How to send us something delicate</h2>
<p>Ordinary email is like a postcard in an envelope that is not sealed. Send drafts of contracts, figures and names of people as a protected file, and tell us the password by telephone. If you do not know how, ask: it takes two minutes to set up.</p>
<h2>If you have doubts</h2>
<p>Tell us when something feels wrong, even if you can not say what. Write to <a href="mailto:{{email}}">{{email}}</a>, or say it at the beginning of the next talk.</p>`,
    },
    {
      pathname: 'our-first-ninety-days',
      title: 'Our first ninety days',
      summary: 'How we begin, what you can expect by when, and how we look back.',
      html: `
<p>Advice that begins without a plan turns into conversation. We therefore treat the first three months as a piece of work with a beginning and an end. After that you decide whether to go on.</p>
<h2>Week 1: the picture</h2>
<p>We talk for an hour and a half, and you tell us how it came to where you are. Then we ask for five things: your figures of the last two years, the list of your largest customers, a plan if there is one, an organisation chart if there is one, and the name of a person who may contradict you. The last one is the most useful.</p>
<h2>Weeks 2 and 3: listening</h2>
<p>We read, and with your consent we talk to two or three people: a colleague, a customer, that person who may contradict you. You learn what we think and not who said what.</p>
<h2>Week 4: one page</h2>
<p>You get a page with what we see: what is strong, what is in the way, and the one thing that we would begin with. It will probably not be what you called us for. We go through it together, and you strike out what you find wrong.</p>
<p>Out of that come at most three aims for the quarter. Each has a number, or a sentence that is either true or not: “The offer goes out within two days.” “I know each month’s result by the tenth.”</p>
<h2>Weeks 5 to 11: work</h2>
<p>We meet as often as your plan says. Each talk begins with the three aims and ends with a next step. In between you try things out, and we read, comment and ask how it went. Expect it to go up and down: around week eight it often looks as if nothing moved. That is normal, and mostly the week before something does.</p>
<h2>Week 12: looking back</h2>
<ul>
<li><p>Which of the three aims have been reached? What was it due to?</p></li>
<li><p>What would you do differently with what you know now?</p></li>
<li><p>What did our work contribute to it, honestly?</p></li>
<li><p>Go on, go on with less, or stop?</p></li>
</ul>
<p>All three answers are fine. Some of our best clients stopped after a quarter and came back two years later with another question.</p>
<h2>What we need from you</h2>
<p>Two hours a week, apart from our talks. If you do not have them, no adviser will help; tell us, and we begin when you do. Questions before the start reach us at <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
  ],
  legal: [
    {
      pathname: 'terms-of-service',
      about: 'Our terms with sections on advice and its limits, confidentiality, and talks that are moved.',
      html: `
<h2>Advice</h2>
<p>We advise you with care and to the best of our knowledge. We owe the advice and not a particular result: what you decide and do is your own responsibility. Our advice is no legal, tax, medical or investment advice, unless we have agreed on that expressly and are allowed to give it. It is meant for you, and others may not rely on it without our consent.</p>
<h2>Confidentiality</h2>
<p>We keep secret what we learn about you and your business, also after the agreement has ended, and oblige everybody who works for us to do the same. This does not hold for what is public, and for what the law obliges us to say. We may advise others in your trade. If a conflict of interest arises, we tell you and step back from that matter.</p>
<h2>Talks</h2>
<p>You can move a talk free of charge until one working day before. Later than that it counts as held. Talks and hours of a month that are not used can be made up for in the following month, and expire then.</p>
<h2>Work that we make</h2>
<p>Notes and documents that we make for you are yours to use in your business once they are paid for. Methods, templates and knowledge that we bring with us stay ours.</p>`,
    },
  ],
  texts: [
    {
      slug: 'introduction-deck',
      texts: {
        headline: 'Advice that remembers',
        line: 'How {{company}} works with owners and managers',
        gains: 'What you get',
        gain1: 'Regular talks with an outside adviser',
        gain2: 'Clear next steps after each of them',
        gain3: 'One price a month, whatever the questions are',
        steps: 'The first ninety days',
        step1: 'Weeks 1 to 4: we look, listen and write one page',
        step2: 'Weeks 5 to 11: three aims, one step after the other',
        step3: 'Week 12: we look back, and you decide how to go on',
      },
    },
    {
      slug: 'tip-post',
      texts: {
        label: 'A question for today',
        headline: 'What would you do if you were not afraid?',
        text: 'Write the answer down. Then write below it what exactly you are afraid of, and how likely that is. Most decisions look different on paper.',
      },
    },
    {
      slug: 'client-quote',
      texts: { quote: 'I came with seven questions and left with one. It was the right one.' },
    },
  ],
};
