import type { Pack } from './pack';

export const bookkeeping: Pack = {
  slug: 'bookkeeping-practice',
  name: 'Bookkeeping practice',
  tagline: 'Tidy books, for a price that is known',
  description:
    'For bookkeepers and small accounting practices. Plans by the size of a business, guides on receipts and month’s ends, terms on deadlines and duties, and words for owners who hate paperwork.',
  industry: 'Finance',
  version: 1,
  changelog: 'The first version.',
  brand: {
    colour: '#0F766E',
    tagline: 'Know where you stand, every month',
    introduction:
      'You send the receipts, we do the rest: clean books, reports that make sense, and a reminder before each deadline. For one price a month, without hourly billing.',
  },
  plans: [
    {
      name: 'Sole Trader Books',
      description: 'For people who work for themselves.',
      features: [
        'Up to 50 entries a month',
        'Books done by the 15th',
        'Reminders of deadlines',
        'Questions by email',
      ],
      points: 90,
      trialDays: 0,
    },
    {
      name: 'Small Business Books',
      description: 'For businesses with a few people and regular invoices.',
      features: [
        'Up to 200 entries a month',
        'Books done by the 10th',
        'A report each month',
        'Open invoices chased',
        'A call each quarter',
      ],
      points: 260,
      trialDays: 0,
      isPopular: true,
    },
    {
      name: 'Finance Desk',
      description: 'Like a finance department, without one.',
      features: [
        'Up to 600 entries a month',
        'Everything in Small Business Books',
        'Payroll for up to 10 people',
        'A budget, and how you do against it',
        'A call each month',
      ],
      points: 690,
      setupPoints: 300,
      trialDays: 0,
    },
  ],
  guides: [
    {
      pathname: 'send-us-your-receipts',
      title: 'How to send us your receipts',
      summary: 'Five minutes a week, and never a shoebox again.',
      html: `
<p>Good books begin with receipts that arrive. The trick is not to be tidy. It is to have one way of doing it that is so short that you do it every time.</p>
<h2>The rule: at once, or on Friday</h2>
<p>Whenever you are given a piece of paper, take a picture of it before you put it away. Everything that came by email you forward on Friday, in one go. Put five minutes into your calendar for that, with a reminder.</p>
<h2>On paper</h2>
<ul>
<li><p>Lay it flat on something dark, in daylight, and take the picture from straight above.</p></li>
<li><p>All four corners have to be on it, and the total, the date and the seller’s name have to be readable. Look at the picture once before you throw anything away.</p></li>
<li><p>Receipts on thin shiny paper fade within months. Take these pictures on the same day.</p></li>
<li><p>For a meal write on it, before the picture, who was there and what it was about. Many tax offices accept it only with that.</p></li>
</ul>
<h2>By email</h2>
<p>Forward the message with the file that is attached to it to <a href="mailto:{{email}}">{{email}}</a>. A picture of the screen is not enough: the invoice itself is the document. If an invoice is only to be had in a customer account, download it there as a PDF.</p>
<h2>What has to be on an invoice</h2>
<p>Look for these before you pay, since it is easy to have an invoice corrected then and tedious a year later:</p>
<ul>
<li><p>your business’s name and address, spelled rightly;</p></li>
<li><p>the seller’s name, address and tax number;</p></li>
<li><p>a number, a date, and what was sold;</p></li>
<li><p>the amount, the tax and its rate.</p></li>
</ul>
<h2>Private and business</h2>
<p>Keep two accounts and two cards. If something private was paid from the business account all the same, send it with the word “private” beside it. It is no drama: we only have to know.</p>
<h2>If one is missing</h2>
<p>Ask the seller for a copy first; most have a page for that. If there is none to be had, write down on one page what you bought, when, where, for how much and why there is no receipt, sign it, and send us that. It is an exception and should stay one.</p>
<h2>How long to keep the originals</h2>
<p>Until we tell you that they can go, and at least for as long as the law of your country asks. That is often between six and ten years. A box for each year is quite enough.</p>`,
    },
    {
      pathname: 'what-happens-each-month',
      title: 'What happens each month, and when',
      summary: 'Our calendar, and the two things that we need from you.',
      html: `
<p>Bookkeeping is a rhythm. When both of us keep to it, a month takes you less than half an hour. This is how it goes.</p>
<h2>Until the 5th: you</h2>
<ol>
<li><p>Send the receipts of the last month that we do not have yet.</p></li>
<li><p>Tell us about anything unusual in two sentences: a loan, a car, a new person, a customer who will not pay.</p></li>
</ol>
<h2>From the 5th: us</h2>
<ol>
<li><p><strong>We put everything in order.</strong> Each line of your bank account gets its receipt and its account.</p></li>
<li><p><strong>We ask.</strong> What is left comes to you as one list, not as ten messages. It mostly has fewer than five lines.</p></li>
<li><p><strong>We check.</strong> The balance in the books has to be the one at the bank, to the cent. Tax rates and open invoices are looked at once more.</p></li>
<li><p><strong>We close the month.</strong> From then on nothing in it is changed without a note of who did it and why.</p></li>
</ol>
<p>By when that is done depends on your plan. If your answers come later, so do the books.</p>
<h2>Then: your report</h2>
<p>With the plans that have one, you get a page with three numbers first: what came in, what went out, and what is in the account. Below it stands what has changed most since the month before, and who owes you money. If a number surprises you, ask. Surprises are what reports are for.</p>
<h2>Each quarter</h2>
<p>Depending on where you are, tax has to be declared by the month or by the quarter. We prepare it and tell you the amount before it is due, so that you can put the money aside. What is declared, you release: we never send anything in your name that you have not seen.</p>
<h2>At the end of the year</h2>
<p>In the last month you get a list of what we need for the year’s end: stock, cars, unfinished work, bills that have not come yet. The earlier it is back, the earlier you know what the year was worth.</p>
<h2>When you are away</h2>
<p>Tell us before your holidays. We can bring a month’s questions forward, and we take care of deadlines that fall into that time. Whatever else is on your mind, write to <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
    {
      pathname: 'get-paid-sooner',
      title: 'Seven ways to get paid sooner',
      summary: 'Small habits that shorten the wait for your money.',
      html: `
<p>Most customers who pay late are not unwilling. The invoice lies with the wrong person, lacks a number, or was never asked after. These seven habits cost nothing, and together they often shorten the wait by two weeks.</p>
<h2>1. Send the invoice on the day</h2>
<p>Write it when the work is done and not at the end of the month. Your work is worth most on the day on which it is finished; a month later it is just a bill.</p>
<h2>2. Ask whom to send it to</h2>
<p>In larger companies the one who ordered is not the one who pays. Ask for the address that invoices go to, and whether they need an order number. An invoice without it is often sent back after weeks.</p>
<h2>3. Write a date and not a term</h2>
<p>“Please pay by 14 June” is paid earlier than “14 days net”. Your customer does not have to count days, and the date leaves no room for dispute.</p>
<h2>4. Make it easy to pay</h2>
<p>Put your account in one place where it can be copied. Let people pay by card where that is usual. For regular work, have a plan charged each month: what is charged automatically is never late.</p>
<h2>5. Ask for a part beforehand</h2>
<p>A third when you begin, a third half-way, a third at the end: few customers mind when you say so in the offer. It also shows you early who has trouble paying.</p>
<h2>6. Remind, kindly and at once</h2>
<p>Send a first reminder three days after the date. It can be two lines: “Our invoice 1042 was due on Friday. Has it reached you?” Call after ten days. Write the second reminder after three weeks, with a last date. If you wait two months before the first reminder, customers learn that there is time.</p>
<h2>7. Know your numbers</h2>
<p>Look at the list of open invoices once a week. It takes two minutes. Three customers often make up most of it: call those, and leave the small ones to the reminders.</p>
<h2>When a customer does not pay at all</h2>
<p>Tell us before you do anything that costs money. There are steps in between, such as paying by instalments, and there are time limits after which a claim is lost. We find out with you what applies where you are, or refer you to a specialist. Write to <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
  ],
  legal: [
    {
      pathname: 'terms-of-service',
      about: 'Our terms with sections on what you send and when, deadlines, and what bookkeeping is not.',
      html: `
<h2>What we need from you</h2>
<p>You send us complete and true documents by the days that we have agreed on. We rely on them and do not have to look for what is missing from them, unless it is obvious. If documents come late, our own dates move by as much. What follows from late or wrong documents, such as fees of an authority, is yours to bear.</p>
<h2>Deadlines</h2>
<p>We remind you of deadlines that we know of and that are part of your plan. We send something to an authority only when you have released it. If you release it too late for the deadline, that is not our fault.</p>
<h2>What our work is not</h2>
<p>Our work is bookkeeping. It is no audit, and no legal or tax advice, except where we have agreed on that expressly and are allowed to give it. We do not look for fraud, but we tell you when we notice something.</p>
<h2>Entries above your plan</h2>
<p>If a month has more entries than your plan includes, we tell you and suggest the plan that fits. A single month above it costs nothing extra.</p>
<h2>Your documents</h2>
<p>The documents and the books are yours. When the agreement ends, you get them in a usual format within 30 days. How long they have to be kept after that is your duty to know and to see to.</p>`,
    },
    {
      pathname: 'privacy-policy',
      about: 'Our privacy policy with a section on data about your customers and your employees.',
      html: `
<h2>Data in your books</h2>
<p>Documents that you send us hold data about other people: your customers, your suppliers, your employees. You decide what happens with these data, and we process them on your behalf and by your instructions alone. We conclude an agreement about that with you where the law asks for one. Payroll data are seen only by those who do the payroll.</p>`,
    },
  ],
  texts: [
    {
      slug: 'tip-post',
      texts: {
        label: 'Tip for owners',
        headline: 'Send the invoice on the day',
        text: 'Your work is worth most on the day on which it is finished. Those who write the invoice that evening are paid two weeks earlier than those who wait for the month’s end.',
      },
    },
    {
      slug: 'offer-flyer',
      texts: {
        headline: 'Your books, done by the 10th',
        text: '{{company}} keeps the books of small businesses for a fixed price a month. You send the receipts, and know by the tenth where you stand.',
        point1: 'A fixed price, whatever you ask',
        point2: 'A reminder before each deadline',
        point3: 'Reports on one page',
      },
    },
    {
      slug: 'feed-ad',
      texts: {
        headline: 'Sundays are not for receipts',
        text: 'A fixed price a month, and tidy books by the tenth.',
      },
    },
  ],
};
