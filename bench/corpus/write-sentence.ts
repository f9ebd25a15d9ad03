import type { Random } from './random.ts';
import { adjectives, nouns, properties, settings, verbs } from './words.ts';

type DiagnosticText = {
  noun: () => string;
  adjective: () => string;
  verb: () => string;
  setting: () => string;
  property: () => string;
  number: () => number;
};

const forms: ((words: DiagnosticText) => string)[] = [
  (w) => `The ${w.adjective()} ${w.noun()} ${w.verb()} every ${w.noun()} that it is given.`,
  (w) => `A ${w.noun()} needs a ${w.adjective()} ${w.noun()} ${w.setting()}.`,
  (w) =>
    `When the ${w.noun()} is ${w.adjective()}, the compiler ${w.verb()} its \`${w.property()}\`.`,
  (w) => `Set \`${w.property()}\` first, because the ${w.noun()} ${w.verb()} what comes later.`,
  (w) =>
    `In ${w.number()} of ${w.number() + 60} cases the ${w.adjective()} form is enough ${w.setting()}.`,
  (w) => `Nothing ${w.verb()} the ${w.noun()} as long as its ${w.noun()} stays ${w.adjective()}.`,
  (w) =>
    `Each **${w.adjective()} ${w.noun()}** belongs to one ${w.noun()}, and no ${w.noun()} has two.`,
  (w) => `Prefer a ${w.adjective()} ${w.noun()} to a ${w.adjective()} one ${w.setting()}.`,
  (w) => `What the ${w.noun()} ${w.verb()} is the same in every build, also ${w.setting()}.`,
  (w) =>
    `It ${w.verb()} \`${w.property()}\` and \`${w.property()}\` together, then ${w.verb()} the rest.`,
  (w) =>
    `The cost is a ${w.noun()} of about ${w.number()} bytes for each ${w.adjective()} ${w.noun()}.`,
  (w) =>
    `Where two of them meet, the ${w.adjective()} one wins and the other is *${w.adjective()}*.`,
  (w) => `You will see a ${w.adjective()} ${w.noun()} in the panel after ${w.number()} ms.`,
  (w) =>
    `Do not move the ${w.noun()} into a ${w.noun()}: it ${w.verb()} the ${w.adjective()} state.`,
  (w) =>
    `Since version 0.${w.number()} the ${w.noun()} ${w.verb()} ${w.adjective()} values ${w.setting()}.`,
  (w) => `Teams that share one ${w.noun()} keep it ${w.adjective()} and small.`,
  (w) => `The older ${w.noun()} still works, but it ${w.verb()} nothing ${w.setting()}.`,
  (w) =>
    `If the ${w.noun()} seems ${w.adjective()}, look at its \`${w.property()}\` before anything else.`,
];

/** One sentence about the made-up library, ending in a full stop. */
export function writeSentence(random: Random): string {
  const sentence = random.pick(forms)({
    noun: () => random.pick(nouns),
    adjective: () => random.pick(adjectives),
    verb: () => random.pick(verbs),
    setting: () => random.pick(settings),
    property: () => random.pick(properties),
    number: () => random.between(2, 39),
  });
  return sentence.replace(/\b([Aa]) (?=\**[aeiou])/g, '$1n ');
}

/** Several sentences in one line. */
export function writeSentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => writeSentence(random)).join(' ');
}
