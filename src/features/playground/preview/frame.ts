import { hasOpaqueOrigin } from '../protocol/from-own-page.ts';
import { startFrame } from './start-frame.ts';

/** The script of the preview's frame; does nothing with the site's own origin. */
if (hasOpaqueOrigin()) startFrame();
