import { hasOpaqueOrigin } from '../protocol/from-own-page.ts';
import { startFrame } from './start-frame.ts';

/** The script of the preview's frame, which does nothing where it would run as the site's own. */
if (hasOpaqueOrigin()) startFrame();
