import './globals-for-linter.ts';
import { lintSample } from '../prove/lint-sample.ts';
import { parseBlock } from '../prove/parse-block.ts';
import { answerQuestions } from './answer-questions.ts';
import type { ReaderQuestions } from './questions.ts';

answerQuestions({
  text: (block: ReaderQuestions['text']['ask']): ReaderQuestions['text']['answer'] =>
    parseBlock(block),
  lint: (file: ReaderQuestions['lint']['ask']): ReaderQuestions['lint']['answer'] =>
    lintSample(file),
});
