import type { Pack } from './pack';

export const fitnessStudio: Pack = {
  slug: 'fitness-studio',
  name: 'Fitness studio',
  tagline: 'Memberships that people keep',
  description:
    'For studios, trainers and small gyms. Memberships from drop-in to coaching, guides for the first weeks, terms about health and pauses, and words that fill a class.',
  industry: 'Health and fitness',
  version: 1,
  changelog: 'The first version.',
  brand: {
    colour: '#C2410C',
    tagline: 'Stronger, one week at a time',
    introduction:
      'Small classes, clear plans and trainers who know your name. Choose a membership, come to your first class this week, and pause it whenever life gets in the way.',
  },
  plans: [
    {
      name: 'Once a Week',
      description: 'For people who begin, or who also do other sports.',
      features: ['One class a week', 'Book up to two weeks ahead', 'Pause for up to a month a year'],
      points: 35,
      trialDays: 7,
    },
    {
      name: 'Unlimited',
      description: 'As many classes as you like.',
      features: [
        'All classes',
        'Open gym hours',
        'One talk with a trainer each quarter',
        'Bring a friend once a month',
        'Pause for up to two months a year',
      ],
      points: 75,
      trialDays: 7,
      isPopular: true,
    },
    {
      name: 'Personal Coaching',
      description: 'A trainer, a plan, and regular check-ins on your progress.',
      features: [
        'Everything in Unlimited',
        'Two hours with your trainer a month',
        'A plan of your own',
        'Messages answered within a day',
      ],
      points: 190,
      trialDays: 0,
    },
  ],
  guides: [
    {
      pathname: 'your-first-class',
      title: 'Your first class',
      summary: 'What to bring, when to arrive, and what happens in class.',
      html: `
<p>The first class is the one that people think about most and that turns out to be the easiest. You do not need any experience. This is what helps.</p>
<h2>The day before</h2>
<ul>
<li><p>Eat as usual. Two hours before the class have something light, such as a banana or a slice of bread. Do not come with an empty stomach, and do not come straight from dinner.</p></li>
<li><p>If you have had an injury or an operation, are pregnant, take medicine for your heart or your blood pressure, or have not moved much for years, ask your doctor first, and tell the trainer before the class. Whatever you tell us stays with the trainers.</p></li>
</ul>
<h2>What to bring</h2>
<ul>
<li><p>Clothes that you can move in. They do not have to be sports clothes.</p></li>
<li><p>Clean shoes with a firm sole, which you have not worn in the street.</p></li>
<li><p>A towel to lie on, and a bottle of water.</p></li>
<li><p>Nothing valuable. There are lockers, but the best place for a good watch is at home.</p></li>
</ul>
<h2>When you arrive</h2>
<p>Come 15 minutes early. The trainer shows you the changing rooms and the equipment, asks about your back, your knees and your shoulders, and shows you the two or three movements that you need. If you come late to a first class, please take the next one: without the warm-up we can not let you join.</p>
<h2>During the class</h2>
<p>Do less than you think you can. There is an easier way to do each exercise, and the trainer shows it to you. Half of the people in the room use it, on some days all of them. If something hurts sharply or you feel dizzy, stop at once, sit down, and wave to the trainer.</p>
<p>You do not have to keep up with anybody. Those who look as if they did this every day do this every day.</p>
<h2>Afterwards</h2>
<p>Drink something, and eat within two hours. Tomorrow, and even more the day after, your muscles may be stiff. That is normal and passes; a walk helps more than the sofa. If it lasts longer than four days, or if a joint hurts rather than a muscle, let us know before you come again.</p>
<p>The best thing that you can do for your training now: book the second class before you leave. Questions reach us at <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
    {
      pathname: 'pause-or-change-your-membership',
      title: 'How to pause or change your membership',
      summary: 'Holidays, injuries, moves: what is possible, and by when.',
      html: `
<p>Life does not keep to a membership. A pause, a change of plan or an end should never be the reason for not coming back. Here is what is possible and what we need to know.</p>
<h2>Pausing</h2>
<p>Each plan says for how long you can pause it in a year. A pause is at least one week long. While it lasts nothing is charged, your booked classes are given to others, and your price stays as it is.</p>
<ol>
<li><p>Write to <a href="mailto:{{email}}">{{email}}</a> with the first and the last day of the pause.</p></li>
<li><p>Do that three working days before the pause begins, or before your next payment if that comes earlier.</p></li>
<li><p>You get an answer with both days. If you do not get one within two working days, please ask: then it has not reached us.</p></li>
</ol>
<h2>When you are ill or injured</h2>
<p>Tell us as soon as you can. With a note from your doctor we pause your membership from the day of the note for as long as it says, and that does not count towards the pauses of your plan. Before you come back, talk to a trainer: we start with what you can do and not with what you could do before.</p>
<h2>During a pregnancy</h2>
<p>You can pause from the day on which you tell us until six months after the birth, without a note. If you would rather go on, many classes can be adapted. Ask your doctor or your midwife, and then the trainer.</p>
<h2>Another plan</h2>
<p>You see all plans when you sign in to {{title}}. If you move to a larger one, it holds at once, and you pay the difference for the days that are left. If you move to a smaller one, it holds from your next payment on. Classes that you have booked stay booked as far as the new plan covers them.</p>
<h2>Leaving</h2>
<p>You can end your membership to the end of the period that is paid for. We ask you for the reason, in one line, because that is how we find out what to do better. You do not have to answer, and we will not call to talk you out of it.</p>
<p>Your trainer’s notes are kept for a year in case you come back, and deleted then. If you want them deleted at once, say so.</p>
<h2>Moving to another town</h2>
<p>Tell us where you are going. We may know a good studio there, and we are glad to write two lines to its trainers about what you have been working on.</p>`,
    },
    {
      pathname: 'book-and-cancel-classes',
      title: 'How to book and cancel classes',
      summary: 'Places, waiting lists, and the rule that is fair to everybody.',
      html: `
<p>Our classes are small on purpose, so that a trainer can see everybody. That only works when places are used. These rules are short, and they are the same for all of us.</p>
<h2>Booking</h2>
<ul>
<li><p>You can book as far ahead as your plan says. Regular visitors do well to book the same hour for two weeks at a time.</p></li>
<li><p>Please come five minutes before the beginning. A place that is not taken when the class begins goes to the first person on the waiting list.</p></li>
<li><p>Some classes say “with experience”. Take part in them when a trainer has told you that you can, which is usually after a month or two.</p></li>
</ul>
<h2>When a class is full</h2>
<p>Put yourself on the waiting list. In most weeks two or three places become free on the day itself. We notify you as soon as there is one for you. If you can not come any more, take yourself off the list, so that the place goes to the next person.</p>
<h2>Cancelling</h2>
<p>Cancel as soon as you know that you can not come, and four hours before the class at the latest. Then the place is free for another member, and a class of your plan is not used up. Later than that the class counts as used.</p>
<p>If you miss classes without cancelling three times in a month, you can book only for the next two days for a while. It happens rarely, and a word with us is enough to sort it out.</p>
<h2>When we cancel</h2>
<p>If a trainer is ill, we look for another one first. If no trainer is available, we tell you as early as we can, and the class does not count. With fewer than three people a class may be put together with the next one.</p>
<h2>Bringing a guest</h2>
<p>With plans that include it you can bring a friend once a month. Book a place for them too, and bring them 15 minutes early. They sign a short form about their health, and train free of charge. If they are under 18, one of their parents has to sign.</p>
<h2>In the class</h2>
<p>Leave your telephone in the locker, or switch it to silent if you have to be reachable. Wipe the equipment and put it back. And say hello to the person next to you: that is how most friendships here begin. If something does not work with a booking, write to <a href="mailto:{{email}}">{{email}}</a>.</p>`,
    },
  ],
  legal: [
    {
      pathname: 'terms-of-service',
      about: 'Our terms with sections on health, conduct, classes and pauses.',
      html: `
<h2>Your health</h2>
<p>You say that, as far as you know, nothing about your health speaks against the training that you choose. If you are not sure, you ask a doctor first. You tell the trainer before a class about injuries, illnesses, a pregnancy and anything else that matters for your safety, and you stop when something hurts or you feel unwell. What trainers tell you is no medical advice.</p>
<h2>Classes and places</h2>
<p>You book places and cancel them by the times that we publish. A class that was not cancelled in time counts as used. We may change timetables and trainers for good reason; if a kind of class that you come for falls away altogether, you may end your membership at the end of that month.</p>
<h2>Pauses</h2>
<p>You can pause your membership for as long as your plan says, in whole weeks. It is extended by the time of the pause. With a doctor’s note it can be paused for as long as that says.</p>
<h2>In the studio</h2>
<p>You follow what trainers say about safety, treat the equipment with care, and do not film other people. We can ask members who endanger or harass others to leave, and in a serious case end their membership immediately.</p>`,
    },
    {
      pathname: 'refund-policy',
      about: 'Our refund rules with a section on missed classes and long illness.',
      html: `
<h2>Missed classes, and illness</h2>
<p>A class that you missed is not paid back. If you can not train for more than four weeks because of an illness or an injury and show us a doctor’s note, we pause your membership from the day of the note; what was paid beforehand for that time is set off against your next payment, or paid back if you leave.</p>
<p>Hours with a personal trainer that we cancel are made up for or paid back, as you like. If you cancel one less than 24 hours before, it counts as used.</p>`,
    },
  ],
  texts: [
    {
      slug: 'offer-story',
      texts: {
        label: 'For everybody who begins',
        headline: 'Your first week is free',
        text: 'Come to one class. If you are not smiling afterwards, that was it.',
        call: 'Book your first class',
      },
    },
    {
      slug: 'friend-flyer',
      texts: {
        headline: 'Training is more fun with a friend',
        text: 'Hand this page on. When a friend of yours becomes a member, you both train a month for half the price.',
      },
    },
    {
      slug: 'come-back-email',
      texts: { subject: 'Your mat is still here', headline: 'We have kept a place for you' },
    },
  ],
};
