import type { CompilerQuestions, ReaderQuestions } from '../realm/questions.ts';
import type { Answers, AskOf, Kind, Question, RealmKind } from './messages.ts';
import type { Realm, Realms } from './realm.ts';
import { renderComponent } from './render-component.ts';

/**
 * Answers questions in realms: all code shares a compiler and a reader, and each component is rendered in its own
 * realm.
 */
export function createAnswerer(realms: Realms) {
  const shared = new Map<RealmKind, Realm>();
  const share = (kind: RealmKind): Realm => {
    const realm = shared.get(kind) ?? realms.open(kind);
    shared.set(kind, realm);
    return realm;
  };
  const ofCompiler = <K extends keyof CompilerQuestions>(
    kind: K,
    ask: CompilerQuestions[K]['ask'],
  ): CompilerQuestions[K]['answer'] => share('compiler').ask(kind, ask);
  const ofReader = <K extends keyof ReaderQuestions>(
    kind: K,
    ask: ReaderQuestions[K]['ask'],
  ): ReaderQuestions[K]['answer'] => share('reader').ask(kind, ask);

  const answers: AnswerAny = {
    project: ({ renders, ...question }) => {
      const { project, scripts } = ofCompiler('project', { ...question, runs: renders.length > 0 });
      return { project, html: renders.map((file) => renderComponent(realms, scripts, file)) };
    },
    check: (block) => {
      const { sample } = block;
      if (!sample || sample.fragment !== undefined) return ofReader('text', block);
      const compiling = ofCompiler('sample', { files: sample.files, file: sample.file });
      const [file] = sample.files;
      // A syntax error is reported once.
      const isRead = !compiling.some(({ tool }) => tool === 'babel');
      return file && isRead ? [...compiling, ...ofReader('lint', file)] : compiling;
    },
    entry: (file) => ofCompiler('entry', file),
    sheet: (ask) => ofCompiler('sheet', ask),
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
