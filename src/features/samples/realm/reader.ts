import './globals-for-linter.ts';
import { writeEntry } from '../entry/write-entry.ts';
import { fixByRule, lintByEveryRule, lintSample } from '../prove/lint-sample.ts';
import { parseBlock } from '../prove/parse-block.ts';
import { parse } from '../prove/parse-script.ts';
import { answerQuestions } from './answer-questions.ts';
import type { ReaderQuestions } from './questions.ts';

answerQuestions({
  text: (block: ReaderQuestions['text']['ask']): ReaderQuestions['text']['answer'] =>
    parseBlock(block),
  lint: (file: ReaderQuestions['lint']['ask']): ReaderQuestions['lint']['answer'] =>
    lintSample(file),
  everyRule: ({
    file,
    fix,
  }: ReaderQuestions['everyRule']['ask']): ReaderQuestions['everyRule']['answer'] => ({
    problems: lintByEveryRule(file),
    fixed: fix === undefined ? file.code : fixByRule(file, fix),
  }),
  entry: ({ name, code }: ReaderQuestions['entry']['ask']): ReaderQuestions['entry']['answer'] => {
    const parsed = parse(name, code);
    return ('program' in parsed && writeEntry(name, parsed.program)) || null;
  },
});
