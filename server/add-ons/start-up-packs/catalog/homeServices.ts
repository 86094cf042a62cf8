import type { Pack } from './pack';

export const homeServices: Pack = {
  slug: 'home-services',
  name: 'Home services',
  tagline: 'Cleaning, gardens and repairs by the month',
  description:
    'For cleaners, gardeners and handymen. Plans by the visit, guides on how to prepare and what to do with keys, terms on access and damage, and words for the neighbourhood.',
  industry: 'Home and garden',
  version: 1,
  changelog: 'The first version.',
  brand: {
    colour: '#15803D',
    tagline: 'Come home to a house that is done',
    introduction:
      'The same people, on the same day, for a price that stays. Choose how often we come, tell us what matters to you, and have your weekends back.',
  },
  plans: [
    {
      name: 'Once a Month',
      description: 'A thorough visit each month.',
      features: [
        'One visit of three hours',
        'The same team each time',
        'Moved free of charge until two days before',
      ],
      points: 95,
      trialDays: 0,
    },
    {
      name: 'Every Two Weeks',
      description: 'For homes that should stay as they are.',
      features: [
        'Two visits of three hours a month',
        'The same team each time',
        'A list of your own',
        'Small repairs noticed and named',
      ],
      points: 175,
      trialDays: 0,
      isPopular: true,
    },
    {
      name: 'Weekly Care',
      description: 'Every week, and first in line when something happens.',
      features: [
        'Four visits of three hours a month',
        'Everything in Every Two Weeks',
        'Windows each quarter',
        'A visit within two days when you need one',
      ],
      points: 330,
      trialDays: 0,
    },
  ],
  guides: [
    {
      pathname: 'before-our-visit',
      title: 'Before our first visit',
      summary: 'Ten minutes of preparation that are worth an hour of our work.',
      html: `
<p>You do not have to clean up for us. But a few minutes of preparation mean that we spend our time on what you called us for. Here is what helps most.</p>
<h2>Tell us what matters</h2>
<p>Write down the three things that annoy you most at home: the taps, the dust on the shelves, the path to the door. We begin with these on each visit. What should never be touched belongs on the same list: the desk, the model railway, the drawer on the left.</p>
<p>Send both lists to <a href="mailto:{{email}}">{{email}}</a> two days before, with a picture where that says it more quickly.</p>
<h2>On the day</h2>
<ul>
<li><p><strong>Clear surfaces.</strong> We clean around things, but we do not put things away that we do not know. What lies on the floor or on the worktop stays where it is.</p></li>
<li><p><strong>Valuables.</strong> Please lock up money, jewelry and papers. That is not about trust: it keeps them from being knocked over.</p></li>
<li><p><strong>Water and power.</strong> We need both. For the garden, please unlock the tap outside.</p></li>
<li><p><strong>Parking.</strong> Tell us if there is a place for a small van, or where the next one is.</p></li>
</ul>
<h2>Pets</h2>
<p>We like animals, but some of them do not like vacuum cleaners. Dogs are happiest in another room, or on a walk with you. Tell us about cats that must not get out, and about everything that lives in a terrarium.</p>
<h2>What we bring</h2>
<p>We bring our own equipment and mild products without strong scents. If you are allergic to something, or have stone, oiled wood or anything else that takes only certain products, tell us, or put your own product beside a note.</p>
<h2>The first visit takes longer</h2>
<p>The first time we walk through the house with you, or with your list, and write down what is done how often. That takes about twenty minutes, and it is a part of the visit. Do not be disappointed if not everything is finished then: a home that has waited for a while needs two visits until it shows.</p>
<h2>Afterwards</h2>
<p>You find a note with what was done and what we noticed: a dripping tap, a loose tile, a bulb. If something is not as you wanted it, tell us within two days. We come back and put it right, free of charge.</p>`,
    },
    {
      pathname: 'keys-and-access',
      title: 'Keys, codes and alarms',
      summary: 'How we get in when you are out, and how we keep it safe.',
      html: `
<p>Most of our clients are not at home when we come. That needs trust, and it needs rules. These are ours.</p>
<h2>Three ways to let us in</h2>
<ol>
<li><p><strong>You are there.</strong> Then nothing else is needed. Please be there for the first ten minutes; you can leave after that.</p></li>
<li><p><strong>A key.</strong> You give us one, or put it into a key safe with a code. That is the most usual way.</p></li>
<li><p><strong>A code or an app.</strong> Make a separate code for us, so that you can see when it was used and take it back at any time.</p></li>
</ol>
<p>A key under the flowerpot is the one way that we do not take: most insurers do not pay then.</p>
<h2>How we keep keys</h2>
<ul>
<li><p>Each key has a number and neither a name nor an address on it. Which number belongs to whom is kept in another place.</p></li>
<li><p>Keys hang in a locked cabinet. Each team member who takes a key signs for it, with the time.</p></li>
<li><p>No key is copied, and none stays overnight with anybody who works for us.</p></li>
<li><p>When you leave us, you get the key back within a week, against your signature.</p></li>
</ul>
<p>If we ever lost a key, you would know within the hour, and we would pay for a new lock.</p>
<h2>Alarms</h2>
<p>Tell us where the panel is, how many seconds there are, and whom to call if it goes off. A separate code for us is best. Please write the name of your security company on the note as well: they ask for a password when we call them by mistake.</p>
<h2>If you are not at home</h2>
<p>We ring, we call you, and we wait for 15 minutes. If we can not get in then, the visit counts as done, because the team is on the road and paid. Tell us two days before when a day does not suit you, and we find another one free of charge.</p>
<h2>Who comes</h2>
<p>The same two people each time, as far as holidays and illness allow. If another person has to come, we tell you the name the day before. All of them are employed, insured, and have shown us what authorities say about them.</p>
<h2>Changes</h2>
<p>A new lock, a new code, a neighbour who should be called first: write to <a href="mailto:{{email}}">{{email}}</a>. Never put codes and addresses into the same message.</p>`,
    },
    {
      pathname: 'move-or-skip-a-visit',
      title: 'How to move or skip a visit',
      summary: 'Holidays, guests and plans that change: what is possible.',
      html: `
<p>Your plan sets a rhythm, and life interrupts it now and then. You can move a visit, skip one, or use one for something else. It is easiest when you tell us early.</p>
<h2>Moving a visit</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a> until two working days before, and name two days that would suit you. You get an answer the same day. In weeks with a public holiday we suggest another day by ourselves.</p>
<p>Less than two days before we try, but can not promise it: by then the team’s day is planned, and other visits depend on it.</p>
<h2>Skipping a visit</h2>
<p>A visit that you skip in good time is not lost. You can</p>
<ul>
<li><p>add its hours to another visit within the next two months, for the windows, the oven or the hedge;</p></li>
<li><p>give it away: to your parents, or a neighbour who has just had a child. The address has to be in our area;</p></li>
<li><p>keep it for a visit before a party, on a day that you choose.</p></li>
</ul>
<p>After two months it expires. It is not paid out, since the price of a plan is low because it is regular.</p>
<h2>Long holidays</h2>
<p>If you are away for three weeks or longer, your plan can pause. Tell us two weeks before the next payment. Many clients keep one visit in that time all the same: we water the plants, empty the letterbox and air the rooms.</p>
<h2>When we can not come</h2>
<p>If a team member falls ill, we send a replacement or suggest another day. You choose. If we have to cancel and can not offer another day within a week, the visit is paid back.</p>
<p>In snow, storm and great heat we do not work outside. We move the garden then, mostly by two or three days, and tell you in the morning.</p>
<h2>More, or less</h2>
<p>You see all plans when you sign in to {{title}}. You can move to another one at any time; a smaller one holds from your next payment on. If three hours are regularly too short or too long, tell us: perhaps the list should be another one and not the plan.</p>
<h2>A single job</h2>
<p>Moving out, a flood in the cellar, a garden that was neglected for years: these are jobs of their own. Send three pictures and two sentences, and you get a fixed price within two working days.</p>`,
    },
  ],
  legal: [
    {
      pathname: 'terms-of-service',
      about: 'Our terms with sections on access, visits that are moved, damage, and what we do not do.',
      html: `
<h2>Visits and access</h2>
<p>You make sure that we can get in at the agreed time and find water and power. If we can not get in although we have waited for 15 minutes, the visit counts as done. You can move a visit free of charge until two working days before. We may send other people than usual, or move a visit for good reason, and tell you as early as we can.</p>
<h2>Keys</h2>
<p>We keep keys and codes safe and apart from names and addresses, do not copy them, and give them back when the agreement ends. If we lose a key, we pay for what is needed to make the lock safe again.</p>
<h2>Damage and complaints</h2>
<p>Tell us about damage and about work that is not as agreed within two days, with pictures, so that we can look at it. We put work right free of charge. We are insured for damage that our people cause; for things whose special sensitivity or value was not visible, we are liable only if you told us about it.</p>
<h2>What we do not do</h2>
<p>We do not work at heights above three metres, on electrical or gas installations, with asbestos or mould, or with anything for which a licence is needed that we do not have. We do not look after children, sick people or animals.</p>
<h2>Our people</h2>
<p>People who work for us are employed by us. For as long as the agreement lasts and six months after it you do not hire them for the same work without our consent.</p>`,
    },
    {
      pathname: 'refund-policy',
      about: 'Our refund rules with a section on visits.',
      html: `
<h2>Visits</h2>
<p>If we cancel a visit and can not offer you another day within a week, we pay back its share of your plan. If you are not content with a visit and tell us within two days, we come back and put it right; if that fails, we pay back the share of that visit. Visits that you skip can be used within two months, and are not paid back.</p>`,
    },
  ],
  texts: [
    {
      slug: 'offer-flyer',
      texts: {
        headline: 'Have your weekends back',
        text: '{{company}} cleans and looks after homes in your street. The same two people, on the same day, for a price that stays.',
        point1: 'The same team each time',
        point2: 'Insured, employed, and on time',
        point3: 'Moved free of charge until two days before',
        call: 'See the plans, and choose your day',
      },
    },
    {
      slug: 'offer-story',
      texts: {
        label: 'Only in your street',
        headline: 'Come home to a clean house',
        text: 'Book this week, and the windows of the first visit are on us.',
      },
    },
    {
      slug: 'rectangle-ad',
      texts: {
        headline: 'We clean your windows',
        text: 'From one visit a month.',
        call: 'Choose a day',
      },
    },
  ],
};
