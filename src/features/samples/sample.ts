import type { PageBlock } from '../../compile/code/page-block.ts';
import type { ProjectFile } from './compiler/project.ts';
import type { Expected, FenceContract } from './contract.ts';

/** A block of StyleX on a page, as the compiler gets it. */
export type Sample = {
  /** The block itself, and the blocks of its page that it imports, as they are written. */
  files: ProjectFile[];
  /** The name of its file: its title, or `sample.tsx` by default. */
  file: string;
  /** The expected messages, if it is wrong on purpose: then it is shown without compiled output. */
  fails: Expected[];
  /** Why it isn't a whole file, if it is a fragment: then it is only parsed. */
  fragment?: string;
  /** Whether its style sheet is shown too. */
  sheet?: true;
};

/** A code block on a page, with its sample attributes. */
export type SampleBlock = Omit<PageBlock, 'attributes' | 'isFilled' | 'file'> & {
  contract: FenceContract;
  /** Its relative imports, if it is a file of the project. */
  beside?: ProjectFile[];
};

/** A block of a page to prove: a sample, or text in a language that can be parsed. */
export type ProvableBlock = Omit<SampleBlock, 'contract' | 'beside'> & {
  sample?: Sample;
  /** Why it isn't a whole text of its language, if it is a fragment. */
  fragment?: string;
};

/** A file of the site: its address from the root, and its text. */
export type WrittenFile = { address: string; text: string };

declare module 'hast' {
  interface ElementData {
    /** On the `pre`, and then the figure, of a block of StyleX. */
    sample?: Sample;
  }
}

declare module '../../content/content-facts.ts' {
  interface FeatureFacts {
    /** A digest of each provable code block. */
    samples?: readonly string[];
  }
}

declare module '../../compile/compiled.ts' {
  interface KeptByFeatures {
    /** The provable code blocks. */
    samples?: readonly ProvableBlock[];
  }
}
