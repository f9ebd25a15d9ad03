import type { CompilerQuestions, ReaderQuestions, Reply, Scripts } from '../realm/questions.ts';
import {
  type Answers,
  type AskOf,
  type Kind,
  type Question,
  type RealmCode,
  type RealmKind,
  realmKinds,
} from './messages.ts';
import { createRealms, type Realm } from './realm.ts';
import { renderComponent } from './render-component.ts';

/**
 * Answers questions in realms: code that only calls functions of StyleX shares a compiler with other such code,
 * any other gets a compiler in its own realm, and each component is rendered in its own realm.
 */
export function createAnswerer(codes: RealmCode) {
  const realms = createRealms(codes);
  const shared = new Map<RealmKind, Realm>();
  const share = (kind: RealmKind): Realm => {
    const realm = shared.get(kind) ?? realms.open(kind);
    shared.set(kind, realm);
    return realm;
  };
  const ofReader = <K extends keyof ReaderQuestions>(
    kind: K,
    ask: ReaderQuestions[K]['ask'],
  ): ReaderQuestions[K]['answer'] =>
    answerOf(share('reader').ask<ReaderQuestions[K]['answer']>(kind, ask));

  /** Uses the shared compiler, or a new one if that rejects the code. */
  function compile<K extends keyof CompilerQuestions>(
    kind: K,
    ask: CompilerQuestions[K]['ask'],
  ): { answer: CompilerQuestions[K]['answer']; isShared: boolean } {
    const reply = share('compiler').ask<CompilerQuestions[K]['answer']>(kind, ask);
    if (!('isShared' in reply)) return { answer: answerOf(reply), isShared: true };
    const own = realms.open('compiler', 'globalThis.isOwnRealm = true;');
    return { answer: answerOf(own.ask(kind, ask)), isShared: false };
  }

  const answers: AnswerAny = {
    project: ({ renders, ...question }) => {
      const { answer, isShared } = compile('project', { ...question, runs: renders.length > 0 });
      const { project, scripts } = answer;
      // A realm that isn't shared can't be trusted to return code for engines, so that is compiled separately.
      const runnable: Scripts = isShared ? scripts : compile('scripts', project.files).answer;
      const html = renders.map((file) => renderComponent(realms, runnable, file));
      return { project, html };
    },
    check: (block) => {
      const { sample } = block;
      if (!sample || sample.fragment !== undefined) return ofReader('text', block);
      const { answer: compiling } = compile('sample', { files: sample.files, file: sample.file });
      const [file] = sample.files;
      // A syntax error is reported once.
      const isRead = !compiling.some(({ tool }) => tool === 'babel');
      return file && isRead ? [...compiling, ...ofReader('lint', file)] : compiling;
    },
    everyRule: (ask) => ofReader('everyRule', ask),
    entry: (file) => ofReader('entry', file),
    sheet: (ask) => compile('sheet', ask).answer,
    warm: (block) => {
      const problems = answers.check(block);
      const { files = [], file = '' } = block.sample ?? {};
      const project = { files, mode: 'production', linesOf: [file], renders: [file] } as const;
      const { html } = answers.project(project);
      if (problems.length > 0 || html[0] === null) throw new Error('a right sample fails');
      return Object.fromEntries(realmKinds.map((kind) => [kind, realms.cacheOf(kind)]));
    },
  };
  return (question: Question): unknown => answerAny(answers, question);
}

type AnswerAny = { [K in Kind]: (ask: AskOf<K>) => Answers[K] };

function answerAny<K extends Kind>(
  answers: AnswerAny,
  { kind, ask }: { kind: K; ask: AskOf<K> },
): unknown {
  return answers[kind](ask);
}

function answerOf<T>(reply: Reply<T>): T {
  if ('thrown' in reply) throw new Error(String(reply.thrown));
  if (!('answer' in reply) || reply.answer === undefined) throw new Error('it sent no response');
  return reply.answer;
}
