import type { PageBlock } from '../../compile/code/page-block.ts';
import type { ProjectFile } from './compiler/project.ts';
import type { Expected, FenceContract, Tool } from './contract.ts';

/** A block of StyleX on a page, as a compiler gets it. */
export type Sample = {
  /** The block itself, and what it needs of the other blocks of its page, as they stand there. */
  files: ProjectFile[];
  /** Which of them it is: its title, or `sample.tsx` where it has none. */
  file: string;
  /** What it is told, where it is wrong on purpose: it is shown, and compiles to nothing. */
  fails: Expected[];
  /** Why it is no whole file, where it is none: it is only parsed. */
  fragment?: string;
  /** Its style sheet is shown too. */
  sheet?: true;
  /** Its component is shown without opening anything. */
  result?: true;
};

/** Code that a claim is about: a file, and what it needs. */
export type ClaimedCode = Pick<Sample, 'files' | 'file'>;

/** What a block says that tools say too. */
export type Claim =
  /** Its lines are messages of a tool about the block above. */
  | { kind: 'told'; by: Tool; about?: ClaimedCode }
  /** It is the block above after the fixes of a rule. */
  | { kind: 'fixed'; rule: string; about?: ClaimedCode }
  /** Its lines with `// error` do not compile, from this line of the code on. */
  | { kind: 'errors'; from: number; about: ClaimedCode }
  /** It declares what the package does; simplified, more than the package takes is not promised. */
  | { kind: 'signature'; name: string; isSimplified: boolean }
  /** Its lines are names of the compiler, each at its place on the page, with declarations beside them. */
  | { kind: 'names'; near: string[]; samples: ClaimedCode[] };

/** A block of code as it is on a page, and what its fence says of the sample in it. */
export type SampleBlock = Omit<PageBlock, 'attributes' | 'isFilled' | 'file'> & {
  contract: FenceContract;
  /** What it imports from beside it, where it is a file of its own. */
  beside?: ProjectFile[];
};

/** A block of a page that is to be proven: a sample, or text in a language that can be parsed. */
export type ProvableBlock = Omit<SampleBlock, 'contract' | 'beside'> & {
  sample?: Sample;
  /** Why it is no whole text of its language, where it is none. */
  fragment?: string;
  /** What it says that is compared with the tools. */
  claim?: Claim;
};

declare module 'hast' {
  interface ElementData {
    /** On the `pre`, and then the figure, of a block of StyleX. */
    sample?: Sample;
  }
}

declare module '../../content/content-facts.ts' {
  interface FeatureFacts {
    /** A digest of each block of code that can be proven. */
    samples?: readonly string[];
  }
}

declare module '../../compile/compiled.ts' {
  interface KeptByFeatures {
    /** The blocks of code that can be proven. */
    samples?: readonly ProvableBlock[];
  }
}
